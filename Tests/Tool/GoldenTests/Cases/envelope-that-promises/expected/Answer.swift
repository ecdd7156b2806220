// Made by gen-dtos from the contract "Envelope that promises". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct Answer<Payload: Codable & Hashable & Sendable>: DefensiveRecord, Hashable, Sendable {
    public var data: Payload?
    public var at: String?

    public init(data: Payload? = nil, at: String? = nil) {
        self.data = data
        self.at = at
    }

    public enum CodingKeys: String, RecordKey {
        case data
        case at
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        data = try fields.payload(.data)
        at = try fields.optional(.at)
    }

    /// Returns the payload. Throws `EnvelopeViolation` if there is no payload.
    public func payload() throws -> Payload {
        guard let payload = data else { throw EnvelopeViolation.missingPayload(key: "data") }
        return payload
    }
}
