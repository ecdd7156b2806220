// Made by gen-dtos from the contract "Envelope that promises". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct Page<Payload: Codable & Hashable & Sendable>: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: the value that replaces a missing required value of its type.
    public var items: Payload
    /// Missing or null: `0`.
    public var total: Int

    public init(items: Payload, total: Int) {
        self.items = items
        self.total = total
    }

    public enum CodingKeys: String, RecordKey {
        case items
        case total
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        items = try fields.requiredPayload(.items)
        total = try fields.value(.total, default: 0)
    }

    /// Returns the payload, which this envelope always has.
    public func payload() throws -> Payload {
        items
    }
}
