// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct AuthorGenderTests {
        @Test(arguments: AuthorGenderContract.defence)
        func authorGenderSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
