// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Sent by the client once it listens.
///
/// Deprecated since 3.3. This may stop working from 2026-07-01.
///
/// `#/components/schemas/SocketReady`
public nonisolated struct SocketReady: DefensiveRecord, Hashable, Sendable {
    /// Always `"ready"`.
    public var type: String

    public init(type: String = "ready") {
        self.type = type
    }

    public enum CodingKeys: String, RecordKey {
        case type
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.constant(.type, "ready")
    }
}
