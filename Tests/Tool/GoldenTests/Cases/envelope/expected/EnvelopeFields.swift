// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/EnvelopeFields`
public nonisolated struct EnvelopeFields: AliasedRecord, Hashable, Sendable {
    public var success: Bool?
    /// Missing or null: the value decoded from `{}`. Also read from `meta`.
    public var metadata: Metadata
    public var error: Problem?

    public init(success: Bool? = nil, metadata: Metadata, error: Problem? = nil) {
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
        error = try fields.optional(.error)
    }
}
