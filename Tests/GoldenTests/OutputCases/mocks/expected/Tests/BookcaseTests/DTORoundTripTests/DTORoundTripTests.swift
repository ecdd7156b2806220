// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

/// Fixtures and boundary values come back equal as JSON.
@Suite struct DTORoundTripTests {
    nonisolated static let checks: [[ContractCheck]] = [
        BookContract.roundTrip,
        BookPageContract.roundTrip,
        ProblemContract.roundTrip,
    ]

    @Test(arguments: checks.flatMap(\.self))
    func roundTrip(_ check: ContractCheck) async throws {
        try await check.verify()
    }
}
