// Made by gen-dtos from the contract "Untitled variants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Reading`
public nonisolated enum Reading: Codable, Hashable, Sendable {
    case string(StringValue)
    case number(NumberValue)
    case range(RangeValue)
    case numberList(NumberListValue)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Reading>] = [
        .record(Reading.string),
        .record(Reading.number),
        .record(Reading.range),
        .record(Reading.numberList),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .string(let value): try value.encode(to: encoder)
        case .number(let value): try value.encode(to: encoder)
        case .range(let value): try value.encode(to: encoder)
        case .numberList(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Reading {
    public nonisolated struct NumberListValue: DefensiveRecord, Hashable, Sendable {
        public var at: String?
        /// Missing or null: `[]`.
        public var value: [Double]

        public init(at: String? = nil, value: [Double] = []) {
            self.at = at
            self.value = value
        }

        public enum CodingKeys: String, RecordKey {
            case at
            case value
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.value] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            at = try fields.optional(.at)
            value = try fields.array(.value)
        }
    }

    public nonisolated struct NumberValue: DefensiveRecord, Hashable, Sendable {
        public var at: String?
        /// Missing or null: `0`.
        public var value: Double

        public init(at: String? = nil, value: Double) {
            self.at = at
            self.value = value
        }

        public enum CodingKeys: String, RecordKey {
            case at
            case value
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.value] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            at = try fields.optional(.at)
            value = try fields.value(.value, default: 0)
        }
    }

    public nonisolated struct RangeValue: DefensiveRecord, Hashable, Sendable {
        public var at: String?
        /// Missing or null: the value decoded from `{}`.
        public var value: Range

        public init(at: String? = nil, value: Range) {
            self.at = at
            self.value = value
        }

        public enum CodingKeys: String, RecordKey {
            case at
            case value
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.value] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            at = try fields.optional(.at)
            value = try fields.record(.value)
        }
    }

    public nonisolated struct StringValue: DefensiveRecord, Hashable, Sendable {
        public var at: String?
        /// Missing or null: `""`.
        public var value: String

        public init(at: String? = nil, value: String) {
            self.at = at
            self.value = value
        }

        public enum CodingKeys: String, RecordKey {
            case at
            case value
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.value] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            at = try fields.optional(.at)
            value = try fields.value(.value, default: "")
        }
    }
}
