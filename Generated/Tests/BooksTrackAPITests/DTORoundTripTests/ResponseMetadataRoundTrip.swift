// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct ResponseMetadataTests {
        @Test(arguments: ResponseMetadataContract.roundTrip)
        func responseMetadataRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
