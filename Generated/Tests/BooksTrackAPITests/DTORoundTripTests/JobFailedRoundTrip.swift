// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct JobFailedTests {
        @Test(arguments: JobFailedContract.roundTrip)
        func jobFailedRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
