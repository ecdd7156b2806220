// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// What every answer carries beside its payload.
///
/// `#/components/schemas/EnvelopeFields`
public nonisolated struct EnvelopeFields: AliasedRecord, Hashable, Sendable {
    /// Whether the request succeeded. Absent in versions 2.x; then `error` and `data` tell.
    public var success: Bool?
    /// Missing or null: the value decoded from `{}`. Also read from `meta`.
    public var metadata: ResponseMetadata
    /// What went wrong. Absent or null on success.
    public var error: ApiError?

    public init(success: Bool? = nil, metadata: ResponseMetadata, error: ApiError? = nil) {
        self.success = success
        self.metadata = metadata
        self.error = error
    }

    public enum CodingKeys: String, RecordKey {
        case success
        case metadata
        case error
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.metadata] }

    @_spi(Generated) public static var requiredAliases: [String] { ["meta"] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        success = try fields.optional(.success)
        metadata = try fields.record(.metadata, or: ["meta"])
        error = try fields.optional(.error, nullable: true)
    }
}
