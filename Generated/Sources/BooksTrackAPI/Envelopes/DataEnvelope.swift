// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// The payload and nothing else.
public nonisolated struct DataEnvelope<Payload: Codable & Hashable & Sendable>: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: the value that replaces a missing required value of its type.
    public var data: Payload

    public init(data: Payload) {
        self.data = data
    }

    public enum CodingKeys: String, RecordKey {
        case data
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        data = try fields.requiredPayload(.data)
    }

    /// Returns the payload, which this envelope always has.
    public func payload() throws -> Payload {
        data
    }
}
