// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum ResponseMetadataTests {
        @Test(arguments: ResponseMetadataContract.roundTrip)
        static func responseMetadataRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
