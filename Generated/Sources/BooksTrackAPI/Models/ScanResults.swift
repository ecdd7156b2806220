// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/ScanResults`
public nonisolated struct ScanResults: DefensiveRecord, Hashable, Sendable {
    /// 0 or more. Missing or null: `0`.
    public var totalDetected: Int
    /// Books recognised with enough confidence. 0 or more. Missing or null: `0`.
    public var approved: Int
    /// Books that a person should look at. 0 or more. Missing or null: `0`.
    public var needsReview: Int
    /// Missing or null: `[]`.
    public var books: [DetectedBook]
    public var metadata: ScanMetadata?
    public var expiresAt: String?

    public init(
        totalDetected: Int,
        approved: Int,
        needsReview: Int,
        books: [DetectedBook] = [],
        metadata: ScanMetadata? = nil,
        expiresAt: String? = nil
    ) {
        self.totalDetected = totalDetected
        self.approved = approved
        self.needsReview = needsReview
        self.books = books
        self.metadata = metadata
        self.expiresAt = expiresAt
    }

    public enum CodingKeys: String, RecordKey {
        case totalDetected
        case approved
        case needsReview
        case books
        case metadata
        case expiresAt
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.totalDetected, .approved, .needsReview, .books] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        totalDetected = try fields.value(.totalDetected, default: 0)
        approved = try fields.value(.approved, default: 0)
        needsReview = try fields.value(.needsReview, default: 0)
        books = try fields.array(.books)
        metadata = try fields.optional(.metadata)
        expiresAt = try fields.optional(.expiresAt, as: DateTimeText.self)
    }
}
