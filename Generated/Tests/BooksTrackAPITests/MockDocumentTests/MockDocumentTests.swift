// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIMocks
import DTOMocks
import Foundation
import Testing

/// Tests that each mock document, generated or handwritten, decodes as its operation's response without an issue.
@Suite struct MockDocumentTests {
    nonisolated static let files = MockFiles(
        folder: URL(fileURLWithPath: #filePath + "/../../../../Mocks/Files").standardized)
    nonisolated static let checks: [MockCheck] = [
        MockCheck(SearchByISBN.self, in: Mocks.catalog, files: files),
        MockCheck(SearchByTitle.self, in: Mocks.catalog, files: files),
        MockCheck(SearchAdvanced.self, in: Mocks.catalog, files: files),
        MockCheck(SearchByAuthor.self, in: Mocks.catalog, files: files),
        MockCheck(SearchEditions.self, in: Mocks.catalog, files: files),
        MockCheck(SearchUnified.self, in: Mocks.catalog, files: files),
        MockCheck(SearchSimilar.self, in: Mocks.catalog, files: files),
        MockCheck(SearchSemantic.self, in: Mocks.catalog, files: files),
        MockCheck(EnrichBook.self, in: Mocks.catalog, files: files),
        MockCheck(StartBatchEnrichment.self, in: Mocks.catalog, files: files),
        MockCheck(StartEnrichmentLegacy.self, in: Mocks.catalog, files: files),
        MockCheck(CreateImport.self, in: Mocks.catalog, files: files),
        MockCheck(GetImportStatus.self, in: Mocks.catalog, files: files),
        MockCheck(StreamImport.self, in: Mocks.catalog, files: files),
        MockCheck(GetImportResults.self, in: Mocks.catalog, files: files),
        MockCheck(StartBatchScan.self, in: Mocks.catalog, files: files),
        MockCheck(StartScanLegacy.self, in: Mocks.catalog, files: files),
        MockCheck(GetScanResults.self, in: Mocks.catalog, files: files),
        MockCheck(GetJobStatus.self, in: Mocks.catalog, files: files),
        MockCheck(GetJobResults.self, in: Mocks.catalog, files: files),
        MockCheck(CancelJob.self, in: Mocks.catalog, files: files),
        MockCheck(GetCsvResults.self, in: Mocks.catalog, files: files),
        MockCheck(RefreshToken.self, in: Mocks.catalog, files: files),
        MockCheck(ConnectProgressSocket.self, in: Mocks.catalog, files: files),
        MockCheck(GetWeeklyRecommendations.self, in: Mocks.catalog, files: files),
        MockCheck(GetTrendingSearches.self, in: Mocks.catalog, files: files),
        MockCheck(GetHealth.self, in: Mocks.catalog, files: files),
        MockCheck(GetCapabilities.self, in: Mocks.catalog, files: files),
    ]

    @Test(arguments: checks)
    func documents(_ check: MockCheck) throws {
        try check.verify()
    }
}
