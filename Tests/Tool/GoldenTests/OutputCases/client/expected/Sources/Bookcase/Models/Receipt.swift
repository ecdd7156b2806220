// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Receipt`
public nonisolated struct Receipt: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var number: Int
    /// JSON of `Book`, which `DTODecoder().decode(Book.self, from: Data(stamp.utf8))` reads.
    public var stamp: String?

    public init(number: Int, stamp: String? = nil) {
        self.number = number
        self.stamp = stamp
    }

    public enum CodingKeys: String, RecordKey {
        case number
        case stamp
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.number] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        number = try fields.value(.number, default: 0)
        stamp = try fields.optional(.stamp)
    }
}
