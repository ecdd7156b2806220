// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct BookshelfScanResponseTests {
        @Test(arguments: ContractCheck.all(
            BookshelfScanResponseContract.defence,
            BookshelfScanResponse_DetectedBookContract.defence
        ))
        func bookshelfScanResponseSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
