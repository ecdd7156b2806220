// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Outer`
public nonisolated enum Outer: Codable, Hashable, Sendable {
    indirect case innerOrBool(InnerOrBool)
    case book(Book)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Outer>] = [
        .string(Outer.innerOrBool),
        .integer(Outer.innerOrBool),
        .boolean(Outer.innerOrBool),
        .record(Outer.book),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .innerOrBool(let value): try value.encode(to: encoder)
        case .book(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Outer {
    public nonisolated enum InnerOrBool: Codable, Hashable, Sendable {
        case inner(Inner)
        case bool(Bool)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<InnerOrBool>] = [
            .string(InnerOrBool.inner),
            .integer(InnerOrBool.inner),
            .boolean(InnerOrBool.bool),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .inner(let value): try value.encode(to: encoder)
            case .bool(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}
