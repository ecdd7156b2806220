// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseMocks
import DTOMocks
import Foundation
import Testing

/// Tests that each mock document, generated or handwritten, decodes as its operation's response without an issue.
@Suite struct MockDocumentTests {
    nonisolated static let files = MockFiles(
        folder: URL(fileURLWithPath: #filePath + "/../../../../Mocks/Files").standardized)
    nonisolated static let checks: [MockCheck] = [
        MockCheck(ListBooks.self, in: Mocks.catalog, files: files),
        MockCheck(GetBook.self, in: Mocks.catalog, files: files),
        MockCheck(DeleteBook.self, in: Mocks.catalog, files: files),
        MockCheck(GetCover.self, in: Mocks.catalog, files: files),
        MockCheck(OldBooks.self, in: Mocks.catalog, files: files),
        MockCheck(WatchBooks.self, in: Mocks.catalog, files: files),
        MockCheck(Recommend.self, in: Mocks.catalog, files: files),
    ]

    @Test(arguments: checks)
    func documents(_ check: MockCheck) throws {
        try check.verify()
    }
}
