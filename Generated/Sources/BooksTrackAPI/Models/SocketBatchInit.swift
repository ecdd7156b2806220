// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated since 3.3. This may stop working from 2026-07-01.
///
/// `#/components/schemas/SocketBatchInit`
public nonisolated struct SocketBatchInit: DefensiveRecord, Hashable, Sendable {
    /// Always `"batch-init"`.
    public var type: String
    /// 0 or more. Missing or null: `0`.
    public var totalPhotos: Int
    public var status: String?

    public init(type: String = "batch-init", totalPhotos: Int, status: String? = nil) {
        self.type = type
        self.totalPhotos = totalPhotos
        self.status = status
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case totalPhotos
        case status
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type, .totalPhotos] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.constant(.type, "batch-init")
        totalPhotos = try fields.value(.totalPhotos, default: 0)
        status = try fields.optional(.status)
    }
}
