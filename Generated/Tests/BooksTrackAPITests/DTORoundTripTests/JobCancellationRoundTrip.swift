// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct JobCancellationTests {
        @Test(arguments: ContractCheck.all(
            JobCancellationContract.roundTrip,
            JobCancellation_CleanupContract.roundTrip
        ))
        func jobCancellationRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
