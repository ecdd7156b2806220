// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum AuthorSearchResultsTests {
        @Test(arguments: AuthorSearchResultsContract.defence)
        static func authorSearchResultsSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
