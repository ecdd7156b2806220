// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct Worded<Payload: Codable & Hashable & Sendable>: DefensiveRecord, Hashable, Sendable {
    public var data: Payload?
    public var success: Bool?
    public var error: WordedError?

    public init(data: Payload? = nil, success: Bool? = true, error: WordedError? = nil) {
        self.data = data
        self.success = success
        self.error = error
    }

    public enum CodingKeys: String, RecordKey {
        case data
        case success
        case error
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        data = try fields.payload(.data)
        success = try fields.optional(.success)
        error = try fields.optional(.error, nullable: true)
    }

    /// Returns the payload of a success. Throws the API's own error in an `EnvelopeFailure` for a failure, and
    /// `EnvelopeViolation` for an incomplete envelope.
    public func payload() throws -> Payload {
        try resolveEnvelope(success: success, payload: data, error: EnvelopeFailure(error))
    }
}
