// Made by gen-dtos from the contract "An emoji is a name". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Trip`
public nonisolated struct Trip: DefensiveRecord, Hashable, Sendable {
    public var 🚀: String?

    public init(🚀: String? = nil) {
        self.🚀 = 🚀
    }

    public enum CodingKeys: String, RecordKey {
        case 🚀 = "rocket"
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        🚀 = try fields.optional(.🚀)
    }
}
