// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Pet`
public nonisolated enum Pet: Codable, Hashable, Sendable {
    case cat(Cat)
    case dog(Dog)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Pet>] = [
        .record(Pet.cat, tagged: "c", "Cat"),
        .record(Pet.dog, tagged: "d", "Dog"),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "kind") { .unknown($0) }
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
        /// Missing or null: `"c"`.
        public var kind: String
        public var lives: Int?
        /// Missing or null: `""`.
        public var name: String

        public init(kind: String = "c", lives: Int? = nil, name: String) {
            self.kind = kind
            self.lives = lives
            self.name = name
        }

        public enum CodingKeys: String, RecordKey {
            case kind
            case lives
            case name
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            kind = try fields.defaulted(.kind, default: "c")
            lives = try fields.optional(.lives)
            name = try fields.value(.name, default: "")
        }
    }

    public nonisolated struct Dog: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `"d"`.
        public var kind: String
        public var barks: Bool?
        /// Missing or null: `""`.
        public var name: String

        public init(kind: String = "d", barks: Bool? = nil, name: String) {
            self.kind = kind
            self.barks = barks
            self.name = name
        }

        public enum CodingKeys: String, RecordKey {
            case kind
            case barks
            case name
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            kind = try fields.defaulted(.kind, default: "d")
            barks = try fields.optional(.barks)
            name = try fields.value(.name, default: "")
        }
    }
}
