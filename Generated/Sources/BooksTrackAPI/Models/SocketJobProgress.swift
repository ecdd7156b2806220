// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated since 3.3. This may stop working from 2026-07-01.
///
/// `#/components/schemas/SocketJobProgress`
public nonisolated struct SocketJobProgress: DefensiveRecord, Hashable, Sendable {
    /// Always `"job_progress"`.
    public var type: String
    /// 0 to 1. Missing or null: `0`.
    public var progress: Double
    /// For people, in English. Missing or null: `""`.
    public var status: String
    /// 0 or more.
    public var processedCount: Int?
    /// 0 or more.
    public var totalCount: Int?
    /// What the job works on.
    public var currentItem: String?
    /// True where nothing is new and the message only keeps the connection open.
    public var keepAlive: Bool?

    public init(
        type: String = "job_progress",
        progress: Double,
        status: String,
        processedCount: Int? = nil,
        totalCount: Int? = nil,
        currentItem: String? = nil,
        keepAlive: Bool? = nil
    ) {
        self.type = type
        self.progress = progress
        self.status = status
        self.processedCount = processedCount
        self.totalCount = totalCount
        self.currentItem = currentItem
        self.keepAlive = keepAlive
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case progress
        case status
        case processedCount
        case totalCount
        case currentItem
        case keepAlive
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type, .progress, .status] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.constant(.type, "job_progress")
        progress = try fields.value(.progress, default: 0)
        status = try fields.value(.status, default: "")
        processedCount = try fields.optional(.processedCount)
        totalCount = try fields.optional(.totalCount)
        currentItem = try fields.optional(.currentItem)
        keepAlive = try fields.optional(.keepAlive)
    }
}
