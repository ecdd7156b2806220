// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated since 3.3. This may stop working from 2026-07-01.
///
/// `#/components/schemas/SocketBatchComplete`
public nonisolated struct SocketBatchComplete: DefensiveRecord, Hashable, Sendable {
    /// Always `"batch-complete"`.
    public var type: String
    /// 0 or more. Missing or null: `0`.
    public var totalBooks: Int
    /// Missing or null: `[]`.
    public var photoResults: [SocketPhoto]
    /// Missing or null: `[]`.
    public var books: [DetectedBook]

    public init(
        type: String = "batch-complete",
        totalBooks: Int,
        photoResults: [SocketPhoto] = [],
        books: [DetectedBook] = []
    ) {
        self.type = type
        self.totalBooks = totalBooks
        self.photoResults = photoResults
        self.books = books
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case totalBooks
        case photoResults
        case books
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type, .totalBooks] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.constant(.type, "batch-complete")
        totalBooks = try fields.value(.totalBooks, default: 0)
        photoResults = try fields.defaulted(.photoResults, default: [])
        books = try fields.defaulted(.books, default: [])
    }
}
