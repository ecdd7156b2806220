// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOMocks
@_spi(Generated) import DTORuntime
public import Foundation

/// The mock responses of the API. A release build does not contain them.
public nonisolated enum Mocks {
    /// The document of each operation.
    public static let catalog = MockCatalog(baseURL: "https://api.example.com/v1", operations)

    #if DEBUG
        private static let operations: [MockOperation] = [
            MockOperation(
                "listBooks", .get, "/books",
                pages: .page("page", first: 1),
                documents: [
                    .json("mock_books_get_929617bc", status: 200, mock_books_get_929617bc),
                    .json("mock_books_get_929617bc.empty", status: 200, mock_books_get_929617bc__empty),
                    .json("mock_books_get_929617bc.minimal", status: 200, mock_books_get_929617bc__minimal),
                    .json("mock_books_get_929617bc.page2", status: 200, mock_books_get_929617bc__page2),
                    .json("mock_books_get_929617bc.404", status: 404, mock_books_get_929617bc__404),
                ]),
            MockOperation(
                "getBook", .get, "/books/{id}",
                documents: [
                    .json("mock_books_123_get", status: 200, mock_books_123_get),
                    .json("mock_books_123_get.minimal", status: 200, mock_books_123_get__minimal),
                ]),
            MockOperation(
                "deleteBook", .delete, "/books/{id}",
                documents: [
                    .empty("mock_books_123_delete", status: 204),
                ]),
            MockOperation(
                "getCover", .get, "/books/{id}/cover",
                documents: [
                    .file("mock_books_7_cover_get", status: 200, type: "image/png", base64: mock_books_7_cover_get),
                ]),
            MockOperation(
                "oldBooks", .get, "/Books",
                documents: [
                    .text("mock_Books_get_3b45810b", status: 200, type: "text/plain", mock_Books_get_3b45810b),
                ]),
            MockOperation(
                "watchBooks", .get, "/events",
                documents: [
                    .text("mock_events_get", status: 200, type: "text/event-stream", mock_events_get),
                ]),
            MockOperation(
                "recommend", .get, "/recommendations",
                documents: [
                    .json("mock_recommendations_get", status: 200, mock_recommendations_get),
                    .json("mock_recommendations_get.minimal", status: 200, mock_recommendations_get__minimal),
                    .text("mock_recommendations_get.stream", status: 200, type: "text/event-stream", mock_recommendations_get__stream),
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
