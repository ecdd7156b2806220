// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated since 3.3. This may stop working from 2026-07-01.
///
/// `#/components/schemas/SocketBatchCanceling`
public nonisolated struct SocketBatchCanceling: DefensiveRecord, Hashable, Sendable {
    /// Always `"batch-canceling"`.
    public var type: String
    /// For people, in English.
    public var reason: String?

    public init(type: String = "batch-canceling", reason: String? = nil) {
        self.type = type
        self.reason = reason
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case reason
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.constant(.type, "batch-canceling")
        reason = try fields.optional(.reason)
    }
}
