// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import XCTest

/// Fixtures and boundary values come back equal as JSON.
nonisolated final class DTORoundTripTests: XCTestCase {
    static let checks: [[ContractCheck]] = [
        BookContract.roundTrip,
        FormatContract.roundTrip,
    ]

    func testRoundTrip() throws {
        try Self.checks.flatMap(\.self).verify()
    }
}
