// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOMocks
@_spi(Generated) import DTORuntime
public import Foundation

/// The mock responses of the API. A release build does not contain them.
public nonisolated enum Mocks {
    /// The document of each operation.
    public static let catalog = MockCatalog(baseURL: "https://api.oooefam.net", operations)

    #if DEBUG
        private static let operations: [MockOperation] = [
            MockOperation(
                "searchByISBN", .get, "/v1/search/isbn",
                documents: [
                    .json("mock_v1_search_isbn_get", status: 200, mock_v1_search_isbn_get),
                    .json("mock_v1_search_isbn_get.empty", status: 200, mock_v1_search_isbn_get__empty),
                    .json("mock_v1_search_isbn_get.minimal", status: 200, mock_v1_search_isbn_get__minimal),
                    .json("mock_v1_search_isbn_get.400", status: 400, mock_v1_search_isbn_get__400),
                    .json("mock_v1_search_isbn_get.404", status: 404, mock_v1_search_isbn_get__404),
                    .json("mock_v1_search_isbn_get.429", status: 429, mock_v1_search_isbn_get__429),
                    .json("mock_v1_search_isbn_get.500", status: 500, mock_v1_search_isbn_get__500),
                    .json("mock_v1_search_isbn_get.502", status: 502, mock_v1_search_isbn_get__502),
                    .json("mock_v1_search_isbn_get.503", status: 503, mock_v1_search_isbn_get__503),
                    .json("mock_v1_search_isbn_get.504", status: 504, mock_v1_search_isbn_get__504),
                    .json("mock_v1_search_isbn_get.default", status: 501, mock_v1_search_isbn_get__default),
                ]),
            MockOperation(
                "searchByTitle", .get, "/v1/search/title",
                documents: [
                    .json("mock_v1_search_title_get", status: 200, mock_v1_search_title_get),
                    .json("mock_v1_search_title_get.minimal", status: 200, mock_v1_search_title_get__minimal),
                    .json("mock_v1_search_title_get.400", status: 400, mock_v1_search_title_get__400),
                    .json("mock_v1_search_title_get.429", status: 429, mock_v1_search_title_get__429),
                    .json("mock_v1_search_title_get.500", status: 500, mock_v1_search_title_get__500),
                    .json("mock_v1_search_title_get.502", status: 502, mock_v1_search_title_get__502),
                    .json("mock_v1_search_title_get.503", status: 503, mock_v1_search_title_get__503),
                    .json("mock_v1_search_title_get.504", status: 504, mock_v1_search_title_get__504),
                ]),
            MockOperation(
                "searchAdvanced", .get, "/v1/search/advanced",
                documents: [
                    .json("mock_v1_search_advanced_get", status: 200, mock_v1_search_advanced_get),
                    .json("mock_v1_search_advanced_get.minimal", status: 200, mock_v1_search_advanced_get__minimal),
                    .json("mock_v1_search_advanced_get.400", status: 400, mock_v1_search_advanced_get__400),
                    .json("mock_v1_search_advanced_get.429", status: 429, mock_v1_search_advanced_get__429),
                    .json("mock_v1_search_advanced_get.500", status: 500, mock_v1_search_advanced_get__500),
                    .json("mock_v1_search_advanced_get.502", status: 502, mock_v1_search_advanced_get__502),
                    .json("mock_v1_search_advanced_get.503", status: 503, mock_v1_search_advanced_get__503),
                    .json("mock_v1_search_advanced_get.504", status: 504, mock_v1_search_advanced_get__504),
                ]),
            MockOperation(
                "searchByAuthor", .get, "/v1/search/author",
                documents: [
                    .json("mock_v1_search_author_get", status: 200, mock_v1_search_author_get),
                    .json("mock_v1_search_author_get.empty", status: 200, mock_v1_search_author_get__empty),
                    .json("mock_v1_search_author_get.minimal", status: 200, mock_v1_search_author_get__minimal),
                    .json("mock_v1_search_author_get.429", status: 429, mock_v1_search_author_get__429),
                ]),
            MockOperation(
                "searchEditions", .get, "/v1/editions/search",
                documents: [
                    .json("mock_v1_editions_search_get", status: 200, mock_v1_editions_search_get),
                    .json("mock_v1_editions_search_get.minimal", status: 200, mock_v1_editions_search_get__minimal),
                    .json("mock_v1_editions_search_get.400", status: 400, mock_v1_editions_search_get__400),
                    .json("mock_v1_editions_search_get.404", status: 404, mock_v1_editions_search_get__404),
                ]),
            MockOperation(
                "searchUnified", .get, "/api/v2/search",
                pages: .offset("offset", size: 1),
                documents: [
                    .json("mock_api_v2_search_get", status: 200, mock_api_v2_search_get),
                    .json("mock_api_v2_search_get.empty", status: 200, mock_api_v2_search_get__empty),
                    .json("mock_api_v2_search_get.minimal", status: 200, mock_api_v2_search_get__minimal),
                    .json("mock_api_v2_search_get.400", status: 400, mock_api_v2_search_get__400),
                    .json("mock_api_v2_search_get.429", status: 429, mock_api_v2_search_get__429),
                    .json("mock_api_v2_search_get.503", status: 503, mock_api_v2_search_get__503),
                ]),
            MockOperation(
                "searchSimilar", .get, "/v1/search/similar",
                documents: [
                    .json("mock_v1_search_similar_get", status: 200, mock_v1_search_similar_get),
                    .json("mock_v1_search_similar_get.empty", status: 200, mock_v1_search_similar_get__empty),
                    .json("mock_v1_search_similar_get.minimal", status: 200, mock_v1_search_similar_get__minimal),
                    .json("mock_v1_search_similar_get.404", status: 404, mock_v1_search_similar_get__404),
                    .json("mock_v1_search_similar_get.503", status: 503, mock_v1_search_similar_get__503),
                ]),
            MockOperation(
                "searchSemantic", .get, "/v1/search/semantic",
                documents: [
                    .json("mock_v1_search_semantic_get", status: 200, mock_v1_search_semantic_get),
                    .json("mock_v1_search_semantic_get.empty", status: 200, mock_v1_search_semantic_get__empty),
                    .json("mock_v1_search_semantic_get.minimal", status: 200, mock_v1_search_semantic_get__minimal),
                    .json("mock_v1_search_semantic_get.503", status: 503, mock_v1_search_semantic_get__503),
                ]),
            MockOperation(
                "enrichBook", .post, "/api/v2/books/enrich",
                documents: [
                    .json("mock_api_v2_books_enrich_post", status: 200, mock_api_v2_books_enrich_post),
                    .json("mock_api_v2_books_enrich_post.minimal", status: 200, mock_api_v2_books_enrich_post__minimal),
                    .json("mock_api_v2_books_enrich_post.400", status: 400, mock_api_v2_books_enrich_post__400),
                    .json("mock_api_v2_books_enrich_post.404", status: 404, mock_api_v2_books_enrich_post__404),
                    .json("mock_api_v2_books_enrich_post.429", status: 429, mock_api_v2_books_enrich_post__429),
                    .json("mock_api_v2_books_enrich_post.503", status: 503, mock_api_v2_books_enrich_post__503),
                ]),
            MockOperation(
                "startBatchEnrichment", .post, "/v1/enrichment/batch",
                documents: [
                    .json("mock_v1_enrichment_batch_post", status: 202, mock_v1_enrichment_batch_post),
                    .json("mock_v1_enrichment_batch_post.minimal", status: 202, mock_v1_enrichment_batch_post__minimal),
                    .json("mock_v1_enrichment_batch_post.400", status: 400, mock_v1_enrichment_batch_post__400),
                    .json("mock_v1_enrichment_batch_post.413", status: 413, mock_v1_enrichment_batch_post__413),
                    .json("mock_v1_enrichment_batch_post.429", status: 429, mock_v1_enrichment_batch_post__429),
                ]),
            MockOperation(
                "startEnrichmentLegacy", .post, "/v1/api/enrichment/start",
                documents: [
                    .json("mock_v1_api_enrichment_start_post", status: 202, mock_v1_api_enrichment_start_post),
                    .json("mock_v1_api_enrichment_start_post.400", status: 400, mock_v1_api_enrichment_start_post__400),
                    .json("mock_v1_api_enrichment_start_post.429", status: 429, mock_v1_api_enrichment_start_post__429),
                ]),
            MockOperation(
                "createImport", .post, "/api/v2/imports",
                documents: [
                    .json("mock_api_v2_imports_post", status: 202, mock_api_v2_imports_post),
                    .json("mock_api_v2_imports_post.minimal", status: 202, mock_api_v2_imports_post__minimal),
                    .json("mock_api_v2_imports_post.400", status: 400, mock_api_v2_imports_post__400),
                    .json("mock_api_v2_imports_post.413", status: 413, mock_api_v2_imports_post__413),
                    .json("mock_api_v2_imports_post.429", status: 429, mock_api_v2_imports_post__429),
                ]),
            MockOperation(
                "getImportStatus", .get, "/api/v2/imports/{jobId}",
                documents: [
                    .json("mock_api_v2_imports_import_abc123_get", status: 200, mock_api_v2_imports_import_abc123_get),
                    .json("mock_api_v2_imports_import_abc123_get.minimal", status: 200, mock_api_v2_imports_import_abc123_get__minimal),
                    .json("mock_api_v2_imports_import_abc123_get.404", status: 404, mock_api_v2_imports_import_abc123_get__404),
                    .json("mock_api_v2_imports_import_abc123_get.429", status: 429, mock_api_v2_imports_import_abc123_get__429),
                ]),
            MockOperation(
                "streamImport", .get, "/api/v2/imports/{jobId}/stream",
                documents: [
                    .text("mock_api_v2_imports_import_abc123_stream_get", status: 200, type: "text/event-stream", mock_api_v2_imports_import_abc123_stream_get),
                    .json("mock_api_v2_imports_import_abc123_stream_get.400", status: 400, mock_api_v2_imports_import_abc123_stream_get__400),
                    .json("mock_api_v2_imports_import_abc123_stream_get.404", status: 404, mock_api_v2_imports_import_abc123_stream_get__404),
                ]),
            MockOperation(
                "getImportResults", .get, "/api/v2/imports/{jobId}/results",
                documents: [
                    .json("mock_api_v2_imports_import_abc123_results_get", status: 200, mock_api_v2_imports_import_abc123_results_get),
                    .json("mock_api_v2_imports_import_abc123_results_get.empty", status: 200, mock_api_v2_imports_import_abc123_results_get__empty),
                    .json("mock_api_v2_imports_import_abc123_results_get.minimal", status: 200, mock_api_v2_imports_import_abc123_results_get__minimal),
                    .json("mock_api_v2_imports_import_abc123_results_get.404", status: 404, mock_api_v2_imports_import_abc123_results_get__404),
                ]),
            MockOperation(
                "startBatchScan", .post, "/api/batch-scan",
                documents: [
                    .json("mock_api_batch-scan_post", status: 202, mock_api_batch_scan_post),
                    .json("mock_api_batch-scan_post.minimal", status: 202, mock_api_batch_scan_post__minimal),
                    .json("mock_api_batch-scan_post.400", status: 400, mock_api_batch_scan_post__400),
                    .json("mock_api_batch-scan_post.413", status: 413, mock_api_batch_scan_post__413),
                    .json("mock_api_batch-scan_post.429", status: 429, mock_api_batch_scan_post__429),
                    .json("mock_api_batch-scan_post.499", status: 499, mock_api_batch_scan_post__499),
                ]),
            MockOperation(
                "startScanLegacy", .post, "/v1/api/scan-bookshelf",
                documents: [
                    .json("mock_v1_api_scan-bookshelf_post", status: 202, mock_v1_api_scan_bookshelf_post),
                    .json("mock_v1_api_scan-bookshelf_post.empty", status: 202, mock_v1_api_scan_bookshelf_post__empty),
                    .json("mock_v1_api_scan-bookshelf_post.400", status: 400, mock_v1_api_scan_bookshelf_post__400),
                ]),
            MockOperation(
                "getScanResults", .get, "/v1/scan/results/{jobId}",
                documents: [
                    .json("mock_v1_scan_results_import_abc123_get", status: 200, mock_v1_scan_results_import_abc123_get),
                    .json("mock_v1_scan_results_import_abc123_get.empty", status: 200, mock_v1_scan_results_import_abc123_get__empty),
                    .json("mock_v1_scan_results_import_abc123_get.minimal", status: 200, mock_v1_scan_results_import_abc123_get__minimal),
                    .json("mock_v1_scan_results_import_abc123_get.404", status: 404, mock_v1_scan_results_import_abc123_get__404),
                ]),
            MockOperation(
                "getJobStatus", .get, "/v1/jobs/{jobId}/status",
                documents: [
                    .json("mock_v1_jobs_import_abc123_status_get", status: 200, mock_v1_jobs_import_abc123_status_get),
                    .json("mock_v1_jobs_import_abc123_status_get.minimal", status: 200, mock_v1_jobs_import_abc123_status_get__minimal),
                    .json("mock_v1_jobs_import_abc123_status_get.404", status: 404, mock_v1_jobs_import_abc123_status_get__404),
                ]),
            MockOperation(
                "getJobResults", .get, "/v1/jobs/{jobId}/results",
                documents: [
                    .json("mock_v1_jobs_import_abc123_results_get", status: 200, mock_v1_jobs_import_abc123_results_get),
                    .json("mock_v1_jobs_import_abc123_results_get.minimal", status: 200, mock_v1_jobs_import_abc123_results_get__minimal),
                    .json("mock_v1_jobs_import_abc123_results_get.404", status: 404, mock_v1_jobs_import_abc123_results_get__404),
                ]),
            MockOperation(
                "cancelJob", .delete, "/v1/jobs/{jobId}",
                documents: [
                    .json("mock_v1_jobs_import_abc123_delete", status: 200, mock_v1_jobs_import_abc123_delete),
                    .json("mock_v1_jobs_import_abc123_delete.minimal", status: 200, mock_v1_jobs_import_abc123_delete__minimal),
                    .json("mock_v1_jobs_import_abc123_delete.401", status: 401, mock_v1_jobs_import_abc123_delete__401),
                    .json("mock_v1_jobs_import_abc123_delete.404", status: 404, mock_v1_jobs_import_abc123_delete__404),
                ]),
            MockOperation(
                "getCsvResults", .get, "/v1/csv/results/{jobId}",
                documents: [
                    .json("mock_v1_csv_results_import_abc123_get", status: 200, mock_v1_csv_results_import_abc123_get),
                    .json("mock_v1_csv_results_import_abc123_get.empty", status: 200, mock_v1_csv_results_import_abc123_get__empty),
                    .json("mock_v1_csv_results_import_abc123_get.minimal", status: 200, mock_v1_csv_results_import_abc123_get__minimal),
                    .json("mock_v1_csv_results_import_abc123_get.404", status: 404, mock_v1_csv_results_import_abc123_get__404),
                ]),
            MockOperation(
                "refreshToken", .post, "/api/token/refresh",
                documents: [
                    .json("mock_api_token_refresh_post", status: 200, mock_api_token_refresh_post),
                    .json("mock_api_token_refresh_post.400", status: 400, mock_api_token_refresh_post__400),
                    .json("mock_api_token_refresh_post.401", status: 401, mock_api_token_refresh_post__401),
                ]),
            MockOperation(
                "connectProgressSocket", .get, "/ws/progress",
                documents: [
                    .empty("mock_ws_progress_get", status: 200),
                    .json("mock_ws_progress_get.400", status: 400, mock_ws_progress_get__400),
                    .json("mock_ws_progress_get.401", status: 401, mock_ws_progress_get__401),
                    .empty("mock_ws_progress_get.426", status: 426),
                ]),
            MockOperation(
                "getWeeklyRecommendations", .get, "/api/v2/recommendations/weekly",
                documents: [
                    .json("mock_api_v2_recommendations_weekly_get", status: 200, mock_api_v2_recommendations_weekly_get),
                    .json("mock_api_v2_recommendations_weekly_get.empty", status: 200, mock_api_v2_recommendations_weekly_get__empty),
                    .json("mock_api_v2_recommendations_weekly_get.minimal", status: 200, mock_api_v2_recommendations_weekly_get__minimal),
                    .json("mock_api_v2_recommendations_weekly_get.404", status: 404, mock_api_v2_recommendations_weekly_get__404),
                ]),
            MockOperation(
                "getTrendingSearches", .get, "/api/v2/trending-searches",
                documents: [
                    .json("mock_api_v2_trending-searches_get", status: 200, mock_api_v2_trending_searches_get),
                    .json("mock_api_v2_trending-searches_get.empty", status: 200, mock_api_v2_trending_searches_get__empty),
                    .json("mock_api_v2_trending-searches_get.minimal", status: 200, mock_api_v2_trending_searches_get__minimal),
                ]),
            MockOperation(
                "getHealth", .get, "/health",
                documents: [
                    .json("mock_health_get", status: 200, mock_health_get),
                    .json("mock_health_get.minimal", status: 200, mock_health_get__minimal),
                    .json("mock_health_get.default", status: 500, mock_health_get__default),
                ]),
            MockOperation(
                "getCapabilities", .get, "/api/v2/capabilities",
                documents: [
                    .json("mock_api_v2_capabilities_get", status: 200, mock_api_v2_capabilities_get),
                    .json("mock_api_v2_capabilities_get.500", status: 500, mock_api_v2_capabilities_get__500),
                ]),
        ]
    #else
        private static let operations: [MockOperation] = []
    #endif
}

nonisolated extension MockDataLoader {
    /// Decodes the document with this name. A file of the bundle replaces the generated document.
    ///
    /// - Throws: `MockDataError`.
    public static func load<Value: Decodable>(
        _ name: String, as type: Value.Type = Value.self, bundle: Bundle? = nil
    ) throws -> Value {
        try MockDataLoader(Mocks.catalog, files: MockFiles(bundle: bundle)).load(name, as: type)
    }

    /// Returns the bytes of the document with this name. A file of the bundle replaces the generated document.
    public static func loadRawData(_ name: String, bundle: Bundle? = nil) throws -> Data {
        try MockDataLoader(Mocks.catalog, files: MockFiles(bundle: bundle)).loadRawData(name)
    }
}

nonisolated extension Data {
    /// An image of one pixel, for views that show images. In a release build, the data is empty.
    public static var stubAvatarImage: Data {
        #if DEBUG
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
            ) ?? Data()
        #else
            Data()
        #endif
    }

    /// Returns the bytes of the document with this name, with links to `baseURL`. Returns empty data if there is
    /// no such document.
    public static func fixture(_ name: String, baseURL: String? = nil) -> Data {
        (try? MockDataLoader(Mocks.catalog, baseURL: baseURL).loadRawData(name)) ?? Data()
    }
}
