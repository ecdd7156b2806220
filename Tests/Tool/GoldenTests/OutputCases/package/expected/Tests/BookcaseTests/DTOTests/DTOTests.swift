// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import BookcaseTesting
import Testing

/// Damaged JSON decodes to the value and the report that the rules of defensive decoding require.
@Suite struct DTODefensiveDecodingTests {
    nonisolated static let checks: [[ContractCheck]] = [
        BookContract.defence,
        FormatContract.defence,
    ]

    @Test(arguments: checks.flatMap(\.self))
    func survivesDamage(_ check: ContractCheck) async throws {
        try await check.verify()
    }
}

/// Fixtures and boundary values are the same JSON after decoding and encoding.
@Suite struct DTORoundTripTests {
    nonisolated static let checks: [[ContractCheck]] = [
        BookContract.roundTrip,
        FormatContract.roundTrip,
    ]

    @Test(arguments: checks.flatMap(\.self))
    func roundTrip(_ check: ContractCheck) async throws {
        try await check.verify()
    }
}
