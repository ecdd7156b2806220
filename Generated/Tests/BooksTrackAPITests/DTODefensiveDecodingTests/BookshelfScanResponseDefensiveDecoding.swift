// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum BookshelfScanResponseTests {
        @Test(arguments: ContractCheck.all(
            BookshelfScanResponseContract.defence,
            BookshelfScanResponse_DetectedBookContract.defence
        ))
        static func bookshelfScanResponseSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
