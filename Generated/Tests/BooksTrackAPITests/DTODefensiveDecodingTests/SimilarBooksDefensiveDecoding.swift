// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum SimilarBooksTests {
        @Test(arguments: SimilarBooksContract.defence)
        static func similarBooksSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
