// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Holder`
public nonisolated struct Holder: DefensiveRecord, Hashable, Sendable {
    public var map: Map?
    /// Missing or null: `.null`.
    public var free: Free
    /// Missing or null: `.null`.
    public var any: AnySchema

    public init(map: Map? = nil, free: Free, any: AnySchema) {
        self.map = map
        self.free = free
        self.any = any
    }

    public enum CodingKeys: String, RecordKey {
        case map
        case free
        case any
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.free, .any] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        map = try fields.optional(.map)
        free = try fields.value(.free, as: FreeObject.self, default: .null)
        any = try fields.value(.any, default: .null)
    }
}
