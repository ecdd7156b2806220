// Made by gen-dtos from the contract "Kept". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Shelf`
public nonisolated struct Shelf: DefensiveRecord, Hashable, Sendable {
    public var id: String?
    /// Missing or null: the value decoded from `{}`.
    public var first: Book
    public var books: [Book]?
    public var byName: [String: ByNameValue]?
    public var animal: Animal?
    public var open: Open?
    /// Values of keys that are not in the contract.
    public var additionalProperties: [String: JSONValue] {
        get { _additionalProperties.values }
        set { _additionalProperties = UnknownMembers(newValue) }
    }
    private var _additionalProperties: UnknownMembers

    public init(
        id: String? = nil,
        first: Book,
        books: [Book]? = nil,
        byName: [String: ByNameValue]? = nil,
        animal: Animal? = nil,
        open: Open? = nil,
        additionalProperties: [String: JSONValue] = [:]
    ) {
        self.id = id
        self.first = first
        self.books = books
        self.byName = byName
        self.animal = animal
        self.open = open
        self._additionalProperties = UnknownMembers(additionalProperties)
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case first
        case books
        case byName
        case animal
        case open
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.first] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.optional(.id)
        first = try fields.record(.first)
        books = try fields.optional(.books)
        byName = try fields.optional(.byName)
        animal = try fields.optional(.animal)
        open = try fields.optional(.open)
        _additionalProperties = try fields.unknown()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encode(first, forKey: .first)
        try container.encodeIfPresent(books, forKey: .books)
        try container.encodeIfPresent(byName, forKey: .byName)
        try container.encodeIfPresent(animal, forKey: .animal)
        try container.encodeIfPresent(open, forKey: .open)
        try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
    }
}

extension Shelf {
    public nonisolated struct ByNameValue: DefensiveRecord, Hashable, Sendable {
        public var count: Int?
        /// Values of keys that are not in the contract.
        public var additionalProperties: [String: JSONValue] {
            get { _additionalProperties.values }
            set { _additionalProperties = UnknownMembers(newValue) }
        }
        private var _additionalProperties: UnknownMembers

        public init(count: Int? = nil, additionalProperties: [String: JSONValue] = [:]) {
            self.count = count
            self._additionalProperties = UnknownMembers(additionalProperties)
        }

        public enum CodingKeys: String, RecordKey {
            case count
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            count = try fields.optional(.count)
            _additionalProperties = try fields.unknown()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(count, forKey: .count)
            try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
        }
    }
}
