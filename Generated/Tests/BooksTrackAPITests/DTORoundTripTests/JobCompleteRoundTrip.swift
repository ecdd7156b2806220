// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct JobCompleteTests {
        @Test(arguments: JobCompleteContract.roundTrip)
        func jobCompleteRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
