// Made by gen-dtos from the contract "FastAPI". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Page_Pet_`
public nonisolated struct PagePet: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var items: [Item]
    public var total: Int?

    public init(items: [Item] = [], total: Int?) {
        self.items = items
        self.total = total
    }

    public enum CodingKeys: String, RecordKey {
        case items
        case total
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.items, .total] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        items = try fields.array(.items)
        total = try fields.required(.total)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(items, forKey: .items)
        try container.encode(total, forKey: .total)
    }
}

extension PagePet {
    public nonisolated enum Item: Codable, Hashable, Sendable {
        case cat(Cat)
        case dog(Dog)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Item>] = [
            .record(Item.cat, tagged: "cat"),
            .record(Item.dog, tagged: "dog"),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants, discriminator: "pet_type") { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .cat(let value): try value.encode(to: encoder)
            case .dog(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}
