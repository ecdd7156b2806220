// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated since 3.3. This may stop working from 2026-07-01.
///
/// `#/components/schemas/SocketJobStarted`
public nonisolated struct SocketJobStarted: DefensiveRecord, Hashable, Sendable {
    /// Always `"job_started"`.
    public var type: String
    /// The alias is its name in version 2.0. 0 or more. Also read from `totalItems`.
    public var totalCount: Int?
    /// In seconds. Older contracts said milliseconds. 0 or more.
    public var estimatedDuration: Int?

    public init(type: String = "job_started", totalCount: Int? = nil, estimatedDuration: Int? = nil) {
        self.type = type
        self.totalCount = totalCount
        self.estimatedDuration = estimatedDuration
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case totalCount
        case estimatedDuration
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.constant(.type, "job_started")
        totalCount = try fields.optional(.totalCount, or: ["totalItems"])
        estimatedDuration = try fields.optional(.estimatedDuration)
    }
}
