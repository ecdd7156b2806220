// Made by gen-dtos from the contract "Untitled variants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Nested`
public nonisolated struct Nested: DefensiveRecord, Hashable, Sendable {
    public var value: Value?

    public init(value: Value? = nil) {
        self.value = value
    }

    public enum CodingKeys: String, RecordKey {
        case value
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        value = try fields.optional(.value)
    }
}

extension Nested {
    public nonisolated enum Value: Codable, Hashable, Sendable {
        /// A scalar.
        case stringOrInteger(StringOrInteger)
        case stringOrRangeList([Item])
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Value>] = [
            .string(Value.stringOrInteger),
            .integer(Value.stringOrInteger),
            .array(Value.stringOrRangeList),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .stringOrInteger(let value): try value.encode(to: encoder)
            case .stringOrRangeList(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}

extension Nested.Value {
    public nonisolated enum Item: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
        case string(String)
        case range(Range)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Item>] = [
            .string(Item.string),
            .record(Item.range),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .string(let value): try value.encode(to: encoder)
            case .range(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(stringLiteral value: String) {
            self = .string(value)
        }
    }

    /// A scalar.
    public nonisolated enum StringOrInteger:
        Codable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
    {
        case string(String)
        case integer(Int)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<StringOrInteger>] = [
            .string(StringOrInteger.string),
            .integer(StringOrInteger.integer),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .string(let value): try value.encode(to: encoder)
            case .integer(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(stringLiteral value: String) {
            self = .string(value)
        }

        public init(integerLiteral value: Int) {
            self = .integer(value)
        }
    }
}
