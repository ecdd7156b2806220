// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    @Test(arguments: JobCancellationContract.roundTrip)
    func jobCancellationRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: JobCancellation_CleanupContract.roundTrip)
    func jobCancellation_CleanupRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }
}
