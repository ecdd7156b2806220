// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum JobCancellationTests {
        @Test(arguments: ContractCheck.all(
            JobCancellationContract.roundTrip,
            JobCancellation_CleanupContract.roundTrip
        ))
        static func jobCancellationRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
