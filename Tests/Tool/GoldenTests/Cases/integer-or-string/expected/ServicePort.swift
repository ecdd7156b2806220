// Made by gen-dtos from the contract "Integer or string". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/ServicePort`
public nonisolated struct ServicePort: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var port: Int
    /// Strict: without it, decoding fails.
    public var targetPort: IntOrString
    public var maxSurge: MaxSurge?
    public var limits: [String: IntOrString]?
    public var more: [MoreItem]?

    public init(
        port: Int,
        targetPort: IntOrString,
        maxSurge: MaxSurge? = nil,
        limits: [String: IntOrString]? = nil,
        more: [MoreItem]? = nil
    ) {
        self.port = port
        self.targetPort = targetPort
        self.maxSurge = maxSurge
        self.limits = limits
        self.more = more
    }

    public enum CodingKeys: String, RecordKey {
        case port
        case targetPort
        case maxSurge
        case limits
        case more
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.port, .targetPort] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        port = try fields.value(.port, default: 0)
        targetPort = try fields.strict(.targetPort)
        maxSurge = try fields.optional(.maxSurge, nullable: true)
        limits = try fields.optional(.limits)
        more = try fields.optional(.more)
    }
}

extension ServicePort {
    public nonisolated enum MaxSurge:
        Codable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
    {
        case integer(Int)
        case string(String)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<MaxSurge>] = [
            .integer(MaxSurge.integer),
            .string(MaxSurge.string),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .integer(let value): try value.encode(to: encoder)
            case .string(let value): try value.encode(to: encoder)
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

    public nonisolated enum MoreItem:
        Codable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
    {
        case integer(Int)
        case string(String)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<MoreItem>] = [
            .integer(MoreItem.integer),
            .string(MoreItem.string),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .integer(let value): try value.encode(to: encoder)
            case .string(let value): try value.encode(to: encoder)
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
