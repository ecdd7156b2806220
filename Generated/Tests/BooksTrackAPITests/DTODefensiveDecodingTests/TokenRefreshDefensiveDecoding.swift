// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum TokenRefreshTests {
        @Test(arguments: TokenRefreshContract.defence)
        static func tokenRefreshSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
