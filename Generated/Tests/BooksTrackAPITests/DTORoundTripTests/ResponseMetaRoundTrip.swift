// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum ResponseMetaTests {
        @Test(arguments: ResponseMetaContract.roundTrip)
        static func responseMetaRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
