// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct JobCompletedPayloadTests {
        @Test(arguments: JobCompletedPayloadContract.roundTrip)
        func jobCompletedPayloadRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
