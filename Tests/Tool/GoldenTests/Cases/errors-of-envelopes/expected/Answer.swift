// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct Answer<Payload: Codable & Hashable & Sendable>: DefensiveRecord, Hashable, Sendable {
    public var data: Payload?
    public var error: AnswerError?

    public init(data: Payload? = nil, error: AnswerError? = nil) {
        self.data = data
        self.error = error
    }

    public enum CodingKeys: String, RecordKey {
        case data
        case error
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        data = try fields.payload(.data)
        error = try fields.failure(.error)
    }

    /// Returns the payload of a success. Throws the API's own error for a failure, and `EnvelopeViolation` for an
    /// incomplete envelope.
    public func payload() throws -> Payload {
        try resolveEnvelope(success: nil, payload: data, error: error)
    }
}
