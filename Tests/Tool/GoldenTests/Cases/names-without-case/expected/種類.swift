// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/種類`
public nonisolated enum 種類: Codable, Hashable, Sendable {
    case 用户(用户Value)
    case _1(_1Value)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<種類>] = [
        .record(種類.用户),
        .record(種類._1),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .用户(let value): try value.encode(to: encoder)
        case ._1(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension 種類 {
    public nonisolated struct _1Value: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var _1: String

        public init(_1: String) {
            self._1 = _1
        }

        public enum CodingKeys: String, RecordKey {
            case _1 = "1"
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [._1] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            _1 = try fields.value(._1, default: "")
        }
    }

    public nonisolated struct 用户Value: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var 用户: String

        public init(用户: String) {
            self.用户 = 用户
        }

        public enum CodingKeys: String, RecordKey {
            case 用户
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.用户] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            用户 = try fields.value(.用户, default: "")
        }
    }
}
