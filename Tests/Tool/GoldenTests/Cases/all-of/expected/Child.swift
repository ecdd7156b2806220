// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Child`
public nonisolated struct Child: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var id: String
    /// Missing or null: `""`.
    public var kind: String
    /// Missing or null: `0`.
    public var size: Int
    public var extra: Extra?
    public var beside: Bool?

    public init(id: String, kind: String, size: Int, extra: Extra? = nil, beside: Bool? = nil) {
        self.id = id
        self.kind = kind
        self.size = size
        self.extra = extra
        self.beside = beside
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case kind
        case size
        case extra
        case beside
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .kind, .size] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: "")
        kind = try fields.value(.kind, default: "")
        size = try fields.value(.size, default: 0)
        extra = try fields.optional(.extra)
        beside = try fields.optional(.beside)
    }
}

extension Child {
    public nonisolated struct Extra: DefensiveRecord, Hashable, Sendable {
        public var deep: String?

        public init(deep: String? = nil) {
            self.deep = deep
        }

        public enum CodingKeys: String, RecordKey {
            case deep
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            deep = try fields.optional(.deep)
        }
    }
}
