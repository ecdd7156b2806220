// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum TokenRefreshRequestTests {
        @Test(arguments: TokenRefreshRequestContract.defence)
        static func tokenRefreshRequestSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
