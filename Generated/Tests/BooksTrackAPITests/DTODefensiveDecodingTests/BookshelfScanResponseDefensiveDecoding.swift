// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    @Test(arguments: BookshelfScanResponseContract.defence)
    func bookshelfScanResponseSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: BookshelfScanResponse_DetectedBookContract.defence)
    func bookshelfScanResponse_DetectedBookSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }
}
