// Made by gen-dtos from the contract "Books API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
public nonisolated struct ResponseEnvelope<Payload: Codable & Hashable & Sendable>:
    DefensiveRecord, Hashable, Sendable
{
    public var success: Bool?
    public var data: Payload?
    public var error: ApiError?
    public var meta: ResponseEnvelopeMeta?

    public init(
        success: Bool? = true,
        data: Payload? = nil,
        error: ApiError? = nil,
        meta: ResponseEnvelopeMeta? = nil
    ) {
        self.success = success
        self.data = data
        self.error = error
        self.meta = meta
    }

    public enum CodingKeys: String, RecordKey {
        case success
        case data
        case error
        case meta
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        success = try fields.optional(.success)
        data = try fields.payload(.data)
        error = try fields.failure(.error)
        meta = try fields.optional(.meta)
    }

    /// Returns the payload of a success. Throws the API's own error for a failure, and `EnvelopeViolation` for an
    /// incomplete envelope.
    public func payload() throws -> Payload {
        try resolveEnvelope(success: success, payload: data, error: error)
    }
}
