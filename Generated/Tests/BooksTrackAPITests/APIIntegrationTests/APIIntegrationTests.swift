// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting
import Testing

/// Tests that the responses of the backend at the address in the environment variable `API_BASE_URL` conform to
/// the contract and decode without an issue. Without that variable, the tests are skipped.
@Suite(.serialized) struct APIIntegrationTests {
    nonisolated static let checks: [LiveCheck] = [
        LiveCheck(
            "searchByISBN", at: "/v1/search/isbn?isbn=9780439064873", .json(200, BooksTrackAPI.BookSearchEnvelope.self)),
        LiveCheck(
            "searchByTitle", at: "/v1/search/title?q=earthsea", .json(200, BooksTrackAPI.BookSearchEnvelope.self)),
        LiveCheck("searchAdvanced", at: "/v1/search/advanced", .json(200, BooksTrackAPI.BookSearchEnvelope.self)),
        LiveCheck(
            "searchByAuthor",
            at: "/v1/search/author?name=Ursula%20K.%20Le%20Guin",
            .json(200, BooksTrackAPI.AuthorSearchEnvelope.self)),
        LiveCheck(
            "searchEditions",
            at: "/v1/editions/search?workTitle=A%20Wizard%20of%20Earthsea",
            .json(200, BooksTrackAPI.BookSearchEnvelope.self)),
        LiveCheck(
            "searchUnified",
            at: "/api/v2/search?q=young%20wizard%20learns%20the%20true%20names%20of%20things",
            .json(200, BooksTrackAPI.SearchResultsEnvelope.self)),
        LiveCheck(
            "searchSimilar",
            at: "/v1/search/similar?isbn=9780439708180",
            .json(200, BooksTrackAPI.SimilarBooksEnvelope.self)),
        LiveCheck(
            "searchSemantic",
            at: "/v1/search/semantic?q=islands%2C%20dragons%20and%20shadows",
            .json(200, BooksTrackAPI.SearchResultsEnvelope.self)),
        LiveCheck(
            "getImportStatus",
            at: "/api/v2/imports/import_abc123",
            .json(200, BooksTrackAPI.JobStatusEnvelope.self),
            .json(404, BooksTrackAPI.ErrorResponse.self)),
        LiveCheck(
            "getImportResults",
            at: "/api/v2/imports/import_abc123/results",
            .json(200, BooksTrackAPI.ImportResultsEnvelope.self),
            .json(404, BooksTrackAPI.ErrorResponse.self)),
        LiveCheck(
            "getScanResults",
            at: "/v1/scan/results/import_abc123",
            .json(200, BooksTrackAPI.ScanResultsEnvelope.self),
            .json(404, BooksTrackAPI.ErrorResponse.self)),
        LiveCheck(
            "getJobStatus",
            at: "/v1/jobs/import_abc123/status",
            .json(200, BooksTrackAPI.JobStatusEnvelope.self),
            .json(404, BooksTrackAPI.ErrorResponse.self)),
        LiveCheck(
            "getJobResults",
            at: "/v1/jobs/import_abc123/results",
            .json(200, BooksTrackAPI.JobResultsEnvelope.self),
            .json(404, BooksTrackAPI.ErrorResponse.self)),
        LiveCheck(
            "getCsvResults",
            at: "/v1/csv/results/import_abc123",
            .json(200, BooksTrackAPI.CsvResultsEnvelope.self),
            .json(404, BooksTrackAPI.ErrorResponse.self)),
        LiveCheck(
            "getWeeklyRecommendations",
            at: "/api/v2/recommendations/weekly",
            .json(200, BooksTrackAPI.WeeklyRecommendations.self)),
        LiveCheck(
            "getTrendingSearches", at: "/api/v2/trending-searches", .json(200, BooksTrackAPI.TrendingSearches.self)),
        LiveCheck("getHealth", at: "/health", .json(200, BooksTrackAPI.HealthEnvelope.self)),
        LiveCheck("getCapabilities", at: "/api/v2/capabilities", .json(200, BooksTrackAPI.CapabilitiesEnvelope.self)),
    ]

    @Test(.enabled(if: LiveAPI.isGiven(), "The environment has no API_BASE_URL."), arguments: checks)
    func answers(_ check: LiveCheck) async throws {
        try await check.verify()
    }
}
