// Made by gen-dtos from the contract "Untitled variants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Lists`
public nonisolated enum Lists: Codable, Hashable, Sendable {
    case fooList([FooListItem])
    case barList([BarListItem])
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Lists>] = [
        .array(Lists.fooList),
        .array(Lists.barList),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .fooList(let value): try value.encode(to: encoder)
        case .barList(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Lists {
    public nonisolated struct BarListItem: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var bar: String

        public init(bar: String) {
            self.bar = bar
        }

        public enum CodingKeys: String, RecordKey {
            case bar
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.bar] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            bar = try fields.value(.bar, default: "")
        }
    }

    public nonisolated struct FooListItem: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var foo: String

        public init(foo: String) {
            self.foo = foo
        }

        public enum CodingKeys: String, RecordKey {
            case foo
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.foo] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            foo = try fields.value(.foo, default: "")
        }
    }
}
