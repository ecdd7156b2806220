// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct JobCompletedStatusTests {
        @Test(arguments: JobCompletedStatusContract.defence)
        func jobCompletedStatusSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
