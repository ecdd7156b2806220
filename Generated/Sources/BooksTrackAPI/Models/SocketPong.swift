// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Not sent since version 2.4.
///
/// Deprecated since 2.4.
///
/// `#/components/schemas/SocketPong`
public nonisolated struct SocketPong: DefensiveRecord, Hashable, Sendable {
    /// Always `"pong"`.
    public var type: String
    /// In epoch milliseconds.
    public var timestamp: Int64?
    /// In milliseconds. 0 or more.
    public var latency: Int?

    public init(type: String = "pong", timestamp: Int64? = nil, latency: Int? = nil) {
        self.type = type
        self.timestamp = timestamp
        self.latency = latency
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case timestamp
        case latency
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.constant(.type, "pong")
        timestamp = try fields.optional(.timestamp)
        latency = try fields.optional(.latency)
    }
}
