// Made by gen-dtos from the contract "Union of unions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Tagged`
public nonisolated enum Tagged: Codable, Hashable, Sendable {
    case inner(Inner)
    case string(String)
    case text(Text)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Tagged>] = [
        .object(Tagged.inner, known: ["shape", "radius", "side"]),
        .string(Tagged.string),
        .record(Tagged.text),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .inner(let value): try value.encode(to: encoder)
        case .string(let value): try value.encode(to: encoder)
        case .text(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Tagged {
    public nonisolated enum Inner: Codable, Hashable, Sendable {
        case circle(Circle)
        case square(Square)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Inner>] = [
            .record(Inner.circle, tagged: "circle", "Circle"),
            .record(Inner.square, tagged: "square", "Square"),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants, discriminator: "shape") { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .circle(let value): try encoder.encode(value, tagged: "circle", under: "shape")
            case .square(let value): try encoder.encode(value, tagged: "square", under: "shape")
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }

    public nonisolated struct Text: DefensiveRecord, Hashable, Sendable {
        public var text: String?

        public init(text: String? = nil) {
            self.text = text
        }

        public enum CodingKeys: String, RecordKey {
            case text
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            text = try fields.optional(.text)
        }
    }
}
