// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTOTesting
import XCTest

/// Damaged JSON decodes to the value and the report that the rules of defensive decoding require.
nonisolated final class DTODefensiveDecodingTests: XCTestCase {
    static let checks: [[ContractCheck]] = [
        BookContract.defence,
        FormatContract.defence,
    ]

    func testSurvivesDamage() throws {
        try Self.checks.flatMap(\.self).verify()
    }
}

/// Fixtures and boundary values are the same JSON after decoding and encoding.
nonisolated final class DTORoundTripTests: XCTestCase {
    static let checks: [[ContractCheck]] = [
        BookContract.roundTrip,
        FormatContract.roundTrip,
    ]

    func testRoundTrip() throws {
        try Self.checks.flatMap(\.self).verify()
    }
}
