// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTOTesting
import Testing

/// Bodies of failed operations decode without an issue, and are encoded unchanged.
@Suite struct APIErrorTests {
    nonisolated static let checks: [[ContractCheck]] = [
        GetBook_OperationContract.failures,
    ]

    @Test(arguments: checks.flatMap(\.self))
    func decode(_ check: ContractCheck) async throws {
        try await check.verify()
    }
}
