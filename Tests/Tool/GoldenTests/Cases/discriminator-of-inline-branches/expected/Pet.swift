// Made by gen-dtos from the contract "Discriminator of inline branches". Do not edit: change the contract and run
// gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Pet`
public nonisolated enum Pet: Codable, Hashable, Sendable {
    case lives(Lives)
    case barks(Barks)
    case fish(Fish)
    case bird(Bird)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Pet>] = [
        .record(Pet.lives, tagged: "cat", "lion"),
        .record(Pet.barks, tagged: "dog"),
        .record(Pet.fish, tagged: "fish", "Fish"),
        .record(Pet.bird, tagged: "bird", "Bird"),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "kind") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .lives(let value): try value.encode(to: encoder)
        case .barks(let value): try value.encode(to: encoder)
        case .fish(let value): try value.encode(to: encoder)
        case .bird(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Pet {
    public nonisolated struct Barks: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `"dog"`.
        public var kind: String
        /// Missing or null: `false`.
        public var barks: Bool

        public init(kind: String = "dog", barks: Bool) {
            self.kind = kind
            self.barks = barks
        }

        public enum CodingKeys: String, RecordKey {
            case kind
            case barks
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind, .barks] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            kind = try fields.value(.kind, default: "dog")
            barks = try fields.value(.barks, default: false)
        }
    }

    public nonisolated struct Lives: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `"cat"`.
        public var kind: String
        /// Missing or null: `0`.
        public var lives: Int

        public init(kind: String = "cat", lives: Int) {
            self.kind = kind
            self.lives = lives
        }

        public enum CodingKeys: String, RecordKey {
            case kind
            case lives
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind, .lives] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            kind = try fields.value(.kind, default: "cat")
            lives = try fields.value(.lives, default: 0)
        }
    }
}
