// Made by gen-dtos from the contract "FastAPI". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Item
///
/// `#/components/schemas/Item-Output`
public nonisolated struct ItemOutput: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var name: String
    public var description: String?
    /// Missing or null: `""`.
    public var price: String
    /// No element twice. Missing or null: `[]`.
    public var tags: [String]
    /// Missing or null: `.draft`.
    public var status: Status
    /// Always `"item"`.
    public var kind: String
    public var owner: Owner?
    /// Exactly 2 elements.
    public var point: [Double]?
    public var extra: [String: JSONValue]?

    public init(
        name: String,
        description: String? = nil,
        price: String,
        tags: [String] = [],
        status: Status = .draft,
        kind: String = "item",
        owner: Owner? = nil,
        point: [Double]? = nil,
        extra: [String: JSONValue]? = nil
    ) {
        self.name = name
        self.description = description
        self.price = price
        self.tags = tags
        self.status = status
        self.kind = kind
        self.owner = owner
        self.point = point
        self.extra = extra
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case description
        case price
        case tags
        case status
        case kind
        case owner
        case point
        case extra
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name, .price] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.value(.name, default: "")
        description = try fields.optional(.description, nullable: true)
        price = try fields.value(.price, default: "")
        tags = try fields.defaulted(.tags, default: [])
        status = try fields.defaulted(.status, default: .draft)
        kind = try fields.constant(.kind, "item", required: false)
        owner = try fields.optional(.owner, nullable: true)
        point = try fields.optional(.point, count: 2)
        extra = try fields.optional(.extra)
    }
}

extension ItemOutput {
    public nonisolated enum Owner: Codable, Hashable, Sendable {
        case cat(Cat)
        case dog(Dog)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Owner>] = [
            .record(Owner.cat, constants: ["pet_type": ["cat"]]),
            .record(Owner.dog, constants: ["pet_type": ["dog"]]),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
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
