// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum ProgressSocketMessageTests {
        @Test(arguments: ProgressSocketMessageContract.defence)
        static func progressSocketMessageSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
