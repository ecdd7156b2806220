// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// What a job did, in numbers. Which of them are there depends on its kind.
///
/// `#/components/schemas/JobSummary`
public nonisolated struct JobSummary: DefensiveRecord, Hashable, Sendable {
    /// 0 or more.
    public var totalProcessed: Int?
    /// 0 or more.
    public var successCount: Int?
    /// 0 or more.
    public var failureCount: Int?
    /// 0 or more.
    public var photosProcessed: Int?
    /// 0 or more.
    public var booksDetected: Int?
    /// Books of any status, after duplicates of one ISBN are left out. 0 or more.
    public var booksUnique: Int?
    /// Books whose enrichment has the status `success`, no others. 0 or more.
    public var booksEnriched: Int?
    /// 0 or more.
    public var approved: Int?
    /// 0 or more.
    public var needsReview: Int?
    /// In milliseconds. 0 or more. Missing or null: `0`.
    public var duration: Int
    /// The key under which the results are kept. Missing or null: `""`.
    public var resourceId: String

    public init(
        totalProcessed: Int? = nil,
        successCount: Int? = nil,
        failureCount: Int? = nil,
        photosProcessed: Int? = nil,
        booksDetected: Int? = nil,
        booksUnique: Int? = nil,
        booksEnriched: Int? = nil,
        approved: Int? = nil,
        needsReview: Int? = nil,
        duration: Int = 0,
        resourceId: String
    ) {
        self.totalProcessed = totalProcessed
        self.successCount = successCount
        self.failureCount = failureCount
        self.photosProcessed = photosProcessed
        self.booksDetected = booksDetected
        self.booksUnique = booksUnique
        self.booksEnriched = booksEnriched
        self.approved = approved
        self.needsReview = needsReview
        self.duration = duration
        self.resourceId = resourceId
    }

    public enum CodingKeys: String, RecordKey {
        case totalProcessed
        case successCount
        case failureCount
        case photosProcessed
        case booksDetected
        case booksUnique
        case booksEnriched
        case approved
        case needsReview
        case duration
        case resourceId
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.duration, .resourceId] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        totalProcessed = try fields.optional(.totalProcessed)
        successCount = try fields.optional(.successCount)
        failureCount = try fields.optional(.failureCount)
        photosProcessed = try fields.optional(.photosProcessed)
        booksDetected = try fields.optional(.booksDetected)
        booksUnique = try fields.optional(.booksUnique)
        booksEnriched = try fields.optional(.booksEnriched)
        approved = try fields.optional(.approved)
        needsReview = try fields.optional(.needsReview)
        duration = try fields.value(.duration, default: 0)
        resourceId = try fields.value(.resourceId, default: "")
    }
}
