// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Filter`
public nonisolated enum Filter: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    case string(String)
    indirect case range(Range)
    case integerOrRangeList([Item])
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Filter>] = [
        .string(Filter.string),
        .record(Filter.range),
        .array(Filter.integerOrRangeList),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .string(let value): try value.encode(to: encoder)
        case .range(let value): try value.encode(to: encoder)
        case .integerOrRangeList(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }

    public init(stringLiteral value: String) {
        self = .string(value)
    }
}

extension Filter {
    public nonisolated enum Item: Codable, Hashable, Sendable, ExpressibleByIntegerLiteral {
        case integer(Int)
        indirect case range(Range)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Item>] = [
            .integer(Item.integer),
            .record(Item.range),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .integer(let value): try value.encode(to: encoder)
            case .range(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(integerLiteral value: Int) {
            self = .integer(value)
        }
    }
}
