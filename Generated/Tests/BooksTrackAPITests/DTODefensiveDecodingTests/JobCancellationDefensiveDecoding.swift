// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    @Test(arguments: JobCancellationContract.defence)
    func jobCancellationSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: JobCancellation_CleanupContract.defence)
    func jobCancellation_CleanupSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }
}
