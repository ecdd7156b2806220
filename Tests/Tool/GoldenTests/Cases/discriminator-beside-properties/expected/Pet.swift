// Made by gen-dtos from the contract "Discriminator beside properties". Do not edit: change the contract and run
// gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Pet`
public nonisolated enum Pet: Codable, Hashable, Sendable {
    case cat(Cat)
    case dog(Dog)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Pet>] = [
        .record(Pet.cat, tagged: "tom", "Cat"),
        .record(Pet.dog, tagged: "rex", "Dog"),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "kind", default: "rex") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .cat(let value): try value.encode(to: encoder)
        case .dog(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Pet {
    public nonisolated struct Cat: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var id: String
        /// Missing or null: `"tom"`.
        public var kind: String
        public var lives: Int?

        public init(id: String, kind: String = "tom", lives: Int? = nil) {
            self.id = id
            self.kind = kind
            self.lives = lives
        }

        public enum CodingKeys: String, RecordKey {
            case id
            case kind
            case lives
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .kind] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            id = try fields.value(.id, default: "")
            kind = try fields.value(.kind, default: "tom")
            lives = try fields.optional(.lives)
        }
    }

    public nonisolated struct Dog: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var id: String
        /// Missing or null: `"rex"`.
        public var kind: String
        public var tricks: Int?

        public init(id: String, kind: String = "rex", tricks: Int? = nil) {
            self.id = id
            self.kind = kind
            self.tricks = tricks
        }

        public enum CodingKeys: String, RecordKey {
            case id
            case kind
            case tricks
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .kind] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            id = try fields.value(.id, default: "")
            kind = try fields.value(.kind, default: "rex")
            tricks = try fields.optional(.tricks)
        }
    }
}
