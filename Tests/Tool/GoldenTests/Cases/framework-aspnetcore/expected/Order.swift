// Made by gen-dtos from the contract "Orders | v1". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Order`
public nonisolated struct Order: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var id: Int64
    /// Missing or null: `0`.
    public var total: Double
    public var discount: Double?
    public var weight: Decimal?
    public var quantities: [Int]?
    /// Missing or null: `3`.
    public var retries: Int
    /// Missing or null: `""`.
    public var placed: Timestamp
    /// Matches `^-?(\d+\.)?\d{2}:\d{2}:\d{2}(\.\d{1,7})?$`.
    public var takes: String?
    public var customer: Customer?
    public var size: Size?

    public init(
        id: Int64,
        total: Double,
        discount: Double? = nil,
        weight: Decimal? = nil,
        quantities: [Int]? = nil,
        retries: Int = 3,
        placed: Timestamp,
        takes: String? = nil,
        customer: Customer? = nil,
        size: Size? = nil
    ) {
        self.id = id
        self.total = total
        self.discount = discount
        self.weight = weight
        self.quantities = quantities
        self.retries = retries
        self.placed = placed
        self.takes = takes
        self.customer = customer
        self.size = size
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case total
        case discount
        case weight
        case quantities
        case retries
        case placed
        case takes
        case customer
        case size
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .total, .placed] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, as: NumberOrText<Int64>.self, default: 0)
        total = try fields.value(.total, as: NumberOrText<Double>.self, default: 0)
        discount = try fields.optional(.discount, as: NumberOrText<Double>.self, nullable: true)
        weight = try fields.optional(.weight, as: NumberOrText<Decimal>.self)
        quantities = try fields.optional(.quantities, as: [NumberOrText<Int>].self)
        retries = try fields.defaulted(.retries, as: NumberOrText<Int>.self, default: 3)
        placed = try fields.value(.placed, default: "")
        takes = try fields.optional(.takes)
        customer = try fields.optional(.customer, nullable: true)
        size = try fields.optional(.size)
    }
}

extension Order {
    public nonisolated enum Size: Codable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
        case integer(Int)
        case string(String)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Size>] = [
            .integer(Size.integer),
            .string(Size.string),
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
