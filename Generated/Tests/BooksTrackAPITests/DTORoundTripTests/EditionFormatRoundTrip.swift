// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum EditionFormatTests {
        @Test(arguments: EditionFormatContract.roundTrip)
        static func editionFormatRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
