// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum AuthorGenderTests {
        @Test(arguments: AuthorGenderContract.roundTrip)
        static func authorGenderRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
