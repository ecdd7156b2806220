// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct Envelope<Payload: Codable & Hashable & Sendable>: DefensiveRecord, Hashable, Sendable {
    public var success: Bool?
    public var data: Payload?

    public init(success: Bool? = true, data: Payload? = nil) {
        self.success = success
        self.data = data
    }

    public enum CodingKeys: String, RecordKey {
        case success
        case data
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        success = try fields.optional(.success)
        data = try fields.payload(.data)
    }

    /// Returns the payload of a success. Throws `EnvelopeViolation` for a failure, and if there is no payload.
    public func payload() throws -> Payload {
        try resolveEnvelope(success: success, payload: data)
    }
}
