// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct Unspoken<Payload: Codable & Hashable & Sendable>: DefensiveRecord, Hashable, Sendable {
    public var data: Payload?
    public var success: Bool?

    public init(data: Payload? = nil, success: Bool? = true) {
        self.data = data
        self.success = success
    }

    public enum CodingKeys: String, RecordKey {
        case data
        case success
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        data = try fields.payload(.data)
        success = try fields.optional(.success)
    }

    /// Returns the payload of a success. Throws `EnvelopeViolation` for a failure, and if there is no payload.
    public func payload() throws -> Payload {
        try resolveEnvelope(success: success, payload: data)
    }
}
