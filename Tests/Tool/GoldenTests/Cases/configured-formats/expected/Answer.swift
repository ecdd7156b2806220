// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct Answer<Payload: Codable & Hashable & Sendable>: DefensiveRecord, Hashable, Sendable {
    public var data: Payload?

    public init(data: Payload? = nil) {
        self.data = data
    }

    public enum CodingKeys: String, RecordKey {
        case data
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        data = try fields.payload(.data)
    }

    /// Returns the payload. Throws `EnvelopeViolation` if there is no payload.
    public func payload() throws -> Payload {
        guard let payload = data else { throw EnvelopeViolation.missingPayload(key: "data") }
        return payload
    }
}
