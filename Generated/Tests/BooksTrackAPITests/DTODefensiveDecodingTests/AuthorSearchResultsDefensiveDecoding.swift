// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct AuthorSearchResultsTests {
        @Test(arguments: AuthorSearchResultsContract.defence)
        func authorSearchResultsSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
