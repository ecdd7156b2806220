// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Unclear`
public nonisolated struct Unclear: DefensiveRecord, Hashable, Sendable {
    public var either: Either?

    public init(either: Either? = nil) {
        self.either = either
    }

    public enum CodingKeys: String, RecordKey {
        case either
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        either = try fields.optional(.either)
    }
}

extension Unclear {
    public nonisolated enum Either: Codable, Hashable, Sendable {
        case open(Open)
        case demanding(Demanding)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Either>] = [
            .record(Either.open),
            .record(Either.demanding),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .open(let value): try value.encode(to: encoder)
            case .demanding(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}
