// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIMocks
import DTOClient
import Testing

/// Each mock document is what its operation reads, without a report.
@Suite struct MockDocumentTests {
    nonisolated static let checks: [MockCheck] = [
        MockCheck(SearchByISBN.self, in: Mocks.catalog),
        MockCheck(SearchByTitle.self, in: Mocks.catalog),
        MockCheck(SearchAdvanced.self, in: Mocks.catalog),
        MockCheck(SearchByAuthor.self, in: Mocks.catalog),
        MockCheck(SearchEditions.self, in: Mocks.catalog),
        MockCheck(SearchUnified.self, in: Mocks.catalog),
        MockCheck(SearchSimilar.self, in: Mocks.catalog),
        MockCheck(SearchSemantic.self, in: Mocks.catalog),
        MockCheck(EnrichBook.self, in: Mocks.catalog),
        MockCheck(StartBatchEnrichment.self, in: Mocks.catalog),
        MockCheck(StartEnrichmentLegacy.self, in: Mocks.catalog),
        MockCheck(CreateImport.self, in: Mocks.catalog),
        MockCheck(GetImportStatus.self, in: Mocks.catalog),
        MockCheck(StreamImport.self, in: Mocks.catalog),
        MockCheck(GetImportResults.self, in: Mocks.catalog),
        MockCheck(StartBatchScan.self, in: Mocks.catalog),
        MockCheck(StartScanLegacy.self, in: Mocks.catalog),
        MockCheck(GetScanResults.self, in: Mocks.catalog),
        MockCheck(GetJobStatus.self, in: Mocks.catalog),
        MockCheck(GetJobResults.self, in: Mocks.catalog),
        MockCheck(CancelJob.self, in: Mocks.catalog),
        MockCheck(GetCsvResults.self, in: Mocks.catalog),
        MockCheck(RefreshToken.self, in: Mocks.catalog),
        MockCheck(ConnectProgressSocket.self, in: Mocks.catalog),
        MockCheck(GetWeeklyRecommendations.self, in: Mocks.catalog),
        MockCheck(GetTrendingSearches.self, in: Mocks.catalog),
        MockCheck(GetHealth.self, in: Mocks.catalog),
        MockCheck(GetCapabilities.self, in: Mocks.catalog),
    ]

    @Test(arguments: checks)
    func documents(_ check: MockCheck) throws {
        try check.verify()
    }
}
