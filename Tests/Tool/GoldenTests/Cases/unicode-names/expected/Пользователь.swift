// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Пользователь`
public nonisolated struct Пользователь: DefensiveRecord, Hashable, Sendable {
    public var имяProperty: String?
    public var имя: String?

    public init(имяProperty: String? = nil, имя: String? = nil) {
        self.имяProperty = имяProperty
        self.имя = имя
    }

    public enum CodingKeys: String, RecordKey {
        case имяProperty = "Имя"
        case имя
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        имяProperty = try fields.optional(.имяProperty)
        имя = try fields.optional(.имя)
    }
}
