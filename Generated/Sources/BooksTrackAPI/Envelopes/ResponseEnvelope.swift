// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct ResponseEnvelope<Payload: Codable & Hashable & Sendable>:
    DefensiveRecord, Hashable, Sendable
{
    /// Whether the request succeeded. Absent in versions 2.x; then `error` and `data` tell.
    public var success: Bool?
    /// Missing or null: the value decoded from `{}`. Also read from `meta`.
    public var metadata: ResponseMetadata
    /// What went wrong. Absent or null on success.
    public var error: ApiError?
    public var data: Payload?

    public init(success: Bool? = true, metadata: ResponseMetadata, error: ApiError? = nil, data: Payload? = nil) {
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
