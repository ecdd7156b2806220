// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTOTesting
import Testing

/// Messages of streams and web sockets decode without an issue, and are encoded unchanged.
@Suite struct WebSocketHelpersTests {
    nonisolated static let checks: [[ContractCheck]] = [
        Recommend_OperationContract.messages,
        WatchBooks_OperationContract.messages,
    ]

    @Test(arguments: checks.flatMap(\.self))
    func decode(_ check: ContractCheck) async throws {
        try await check.verify()
    }
}
