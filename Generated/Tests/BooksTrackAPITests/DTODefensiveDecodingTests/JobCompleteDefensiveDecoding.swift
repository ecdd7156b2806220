// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct JobCompleteTests {
        @Test(arguments: JobCompleteContract.defence)
        func jobCompleteSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
