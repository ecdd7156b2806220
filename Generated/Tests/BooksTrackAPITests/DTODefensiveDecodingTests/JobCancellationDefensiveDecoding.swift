// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum JobCancellationTests {
        @Test(arguments: ContractCheck.all(JobCancellationContract.defence, JobCancellation_CleanupContract.defence))
        static func jobCancellationSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
