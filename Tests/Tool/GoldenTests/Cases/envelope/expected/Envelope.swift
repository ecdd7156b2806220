// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct Envelope<Payload: Codable & Hashable & Sendable>: DefensiveRecord, Hashable, Sendable {
    public var success: Bool?
    /// Missing or null: the value decoded from `{}`. Also read from `meta`.
    public var metadata: Metadata
    public var error: Problem?
    public var data: Payload?

    public init(success: Bool? = true, metadata: Metadata, error: Problem? = nil, data: Payload? = nil) {
        self.success = success
        self.metadata = metadata
        self.error = error
        self.data = data
    }

    public enum CodingKeys: String, RecordKey {
        case success
        case metadata
        case error
        case data
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        success = try fields.optional(.success)
        metadata = try fields.record(.metadata, or: ["meta"])
        error = try fields.failure(.error)
        data = try fields.payload(.data)
    }

    /// Returns the payload of a success. Throws the API's own error for a failure, and `EnvelopeViolation` for an
    /// incomplete envelope.
    public func payload() throws -> Payload {
        try resolveEnvelope(success: success, payload: data, error: error)
    }
}
