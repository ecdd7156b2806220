// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Not sent since version 2.4.
///
/// Deprecated since 2.4.
///
/// `#/components/schemas/SocketPing`
public nonisolated struct SocketPing: DefensiveRecord, Hashable, Sendable {
    /// Always `"ping"`.
    public var type: String
    /// In epoch milliseconds.
    public var timestamp: Int64?

    public init(type: String = "ping", timestamp: Int64? = nil) {
        self.type = type
        self.timestamp = timestamp
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case timestamp
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.constant(.type, "ping")
        timestamp = try fields.optional(.timestamp)
    }
}
