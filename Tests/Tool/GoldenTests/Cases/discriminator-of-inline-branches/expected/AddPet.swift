// Made by gen-dtos from the contract "Discriminator of inline branches". Do not edit: change the contract and run
// gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum AddPet {
    public nonisolated enum Body: Codable, Hashable, Sendable {
        case age(Age)
        case size(Size)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Body>] = [
            .record(Body.age, tagged: "dog"),
            .record(Body.size, tagged: "cat"),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants, discriminator: "kind") { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .age(let value): try value.encode(to: encoder)
            case .size(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}

extension AddPet.Body {
    public nonisolated struct Age: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `"dog"`.
        public var kind: String
        public var age: Int?

        public init(kind: String = "dog", age: Int? = nil) {
            self.kind = kind
            self.age = age
        }

        public enum CodingKeys: String, RecordKey {
            case kind
            case age
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            kind = try fields.value(.kind, default: "dog")
            age = try fields.optional(.age)
        }
    }

    public nonisolated struct Size: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `"cat"`.
        public var kind: String
        public var size: Int?

        public init(kind: String = "cat", size: Int? = nil) {
            self.kind = kind
            self.size = size
        }

        public enum CodingKeys: String, RecordKey {
            case kind
            case size
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            kind = try fields.value(.kind, default: "cat")
            size = try fields.optional(.size)
        }
    }
}
