// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// The state of the job, for a client that was connected before.
///
/// Deprecated since 3.3. This may stop working from 2026-07-01.
///
/// `#/components/schemas/SocketReconnected`
public nonisolated struct SocketReconnected: DefensiveRecord, Hashable, Sendable {
    /// Always `"reconnected"`.
    public var type: String
    /// 0 to 1. Missing or null: `0`.
    public var progress: Double
    /// Missing or null: `""`.
    public var status: String
    /// 0 or more.
    public var processedCount: Int?
    /// 0 or more.
    public var totalCount: Int?
    /// When the state last changed, in epoch milliseconds.
    public var lastUpdate: Int64?
    /// For people, in English.
    public var message: String?

    public init(
        type: String = "reconnected",
        progress: Double,
        status: String,
        processedCount: Int? = nil,
        totalCount: Int? = nil,
        lastUpdate: Int64? = nil,
        message: String? = nil
    ) {
        self.type = type
        self.progress = progress
        self.status = status
        self.processedCount = processedCount
        self.totalCount = totalCount
        self.lastUpdate = lastUpdate
        self.message = message
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case progress
        case status
        case processedCount
        case totalCount
        case lastUpdate
        case message
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type, .progress, .status] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.constant(.type, "reconnected")
        progress = try fields.value(.progress, default: 0)
        status = try fields.value(.status, default: "")
        processedCount = try fields.optional(.processedCount)
        totalCount = try fields.optional(.totalCount)
        lastUpdate = try fields.optional(.lastUpdate)
        message = try fields.optional(.message)
    }
}
