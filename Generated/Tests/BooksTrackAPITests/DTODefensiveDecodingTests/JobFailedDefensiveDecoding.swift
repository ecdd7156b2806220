// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct JobFailedTests {
        @Test(arguments: JobFailedContract.defence)
        func jobFailedSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
