// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated since 3.3. This may stop working from 2026-07-01.
///
/// `#/components/schemas/SocketReadyAck`
public nonisolated struct SocketReadyAck: DefensiveRecord, Hashable, Sendable {
    /// Always `"ready_ack"`.
    public var type: String
    /// In epoch milliseconds.
    public var timestamp: Int64?

    public init(type: String = "ready_ack", timestamp: Int64? = nil) {
        self.type = type
        self.timestamp = timestamp
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case timestamp
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.constant(.type, "ready_ack")
        timestamp = try fields.optional(.timestamp)
    }
}
