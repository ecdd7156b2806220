// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum AuthorGenderTests {
        @Test(arguments: AuthorGenderContract.defence)
        static func authorGenderSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
