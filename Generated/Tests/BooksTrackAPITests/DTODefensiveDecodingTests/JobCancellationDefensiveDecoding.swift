// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct JobCancellationTests {
        @Test(arguments: ContractCheck.all(JobCancellationContract.defence, JobCancellation_CleanupContract.defence))
        func jobCancellationSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
