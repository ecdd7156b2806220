// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Filter`
public nonisolated struct Filter: DefensiveRecord, Hashable, Sendable {
    public var must: Must?
    public var mustNot: MustNot?

    public init(must: Must? = nil, mustNot: MustNot? = nil) {
        self.must = must
        self.mustNot = mustNot
    }

    public enum CodingKeys: String, RecordKey {
        case must
        case mustNot
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        must = try fields.optional(.must)
        mustNot = try fields.optional(.mustNot)
    }
}

extension Filter {
    public nonisolated enum Must: Codable, Hashable, Sendable {
        indirect case condition(Condition)
        case conditionList([Condition])
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Must>] = [
            .object(Must.condition, known: ["key", "must", "mustNot"]),
            .array(Must.conditionList),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .condition(let value): try value.encode(to: encoder)
            case .conditionList(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }

    public nonisolated enum MustNot: Codable, Hashable, Sendable {
        indirect case condition(Condition)
        case conditionList([Condition])
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<MustNot>] = [
            .object(MustNot.condition, known: ["key", "must", "mustNot"]),
            .array(MustNot.conditionList),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .condition(let value): try value.encode(to: encoder)
            case .conditionList(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}
