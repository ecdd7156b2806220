// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum BookDetailsTests {
        @Test(arguments: BookDetailsContract.roundTrip)
        static func bookDetailsRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
