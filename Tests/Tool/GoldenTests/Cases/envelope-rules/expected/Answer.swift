// Made by gen-dtos from the contract "Envelope rules". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct Answer<Payload: Codable & Hashable & Sendable>: DefensiveRecord, Hashable, Sendable {
    public var ok: Bool?
    public var result: Payload?
    public var problem: Problem?

    public init(ok: Bool? = true, result: Payload? = nil, problem: Problem? = nil) {
        self.ok = ok
        self.result = result
        self.problem = problem
    }

    public enum CodingKeys: String, RecordKey {
        case ok
        case result
        case problem
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        ok = try fields.optional(.ok)
        result = try fields.payload(.result)
        problem = try fields.failure(.problem)
    }

    /// Returns the payload of a success. Throws the API's own error for a failure, and `EnvelopeViolation` for an
    /// incomplete envelope.
    public func payload() throws -> Payload {
        try resolveEnvelope(
            success: ok,
            payload: result,
            error: problem,
            successKey: "ok",
            payloadKey: "result",
            errorKey: "problem",
            rules: [.error, .payload]
        )
    }
}
