// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Polygon`
public nonisolated struct Polygon: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var center: Point
    /// Missing or null: `[]`.
    public var corners: [Point]
    /// Exactly 3 elements. Missing or null: `[]`.
    public var matrix: [[Double]]
    public var holes: [[Point]]?
    public var named: [String: Point]?
    /// Exactly 2 elements.
    public var keys: [Data]?
    /// Exactly 2 elements. Missing or null: `[1, 1]`.
    public var size: [Int]
    /// Exactly 2 elements.
    public var either: [EitherItem]?
    public var place: Place?
    /// Values of keys that are not in the contract.
    public var additionalProperties: [String: Point]

    public init(
        center: Point = [],
        corners: [Point] = [],
        matrix: [[Double]] = [],
        holes: [[Point]]? = nil,
        named: [String: Point]? = nil,
        keys: [Data]? = nil,
        size: [Int] = [1, 1],
        either: [EitherItem]? = nil,
        place: Place? = nil,
        additionalProperties: [String: Point] = [:]
    ) {
        self.center = center
        self.corners = corners
        self.matrix = matrix
        self.holes = holes
        self.named = named
        self.keys = keys
        self.size = size
        self.either = either
        self.place = place
        self.additionalProperties = additionalProperties
    }

    public enum CodingKeys: String, RecordKey {
        case center
        case corners
        case matrix
        case holes
        case named
        case keys
        case size
        case either
        case place
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.center, .corners, .matrix] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        center = try fields.array(.center, count: 2)
        corners = try fields.array(.corners, as: WholeArray<Double>.self)
        matrix = try fields.array(.matrix, as: WholeArray<Double>.self, count: 3)
        holes = try fields.optional(.holes, as: [[WholeArray<Double>]].self)
        named = try fields.optional(.named, as: [String: WholeArray<Double>].self)
        keys = try fields.optional(.keys, as: WholeFormArray<Base64>.self)
        size = try fields.defaulted(.size, as: WholeArray<Int>.self, default: [1, 1])
        either = try fields.optional(.either, count: 2)
        place = try fields.optional(.place)
        additionalProperties = try (fields.additional() as [String: WholeArray<Double>]).represented
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(center, forKey: .center)
        try container.encode(corners, forKey: .corners)
        try container.encode(matrix, forKey: .matrix)
        try container.encodeIfPresent(holes, forKey: .holes)
        try container.encodeIfPresent(named, forKey: .named)
        try container.encodeIfPresent(keys.map { [Base64]($0) }, forKey: .keys)
        try container.encode(size, forKey: .size)
        try container.encodeIfPresent(either, forKey: .either)
        try container.encodeIfPresent(place, forKey: .place)
        try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
    }
}

extension Polygon {
    public nonisolated enum EitherItem:
        Codable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
    {
        case integer(Int)
        case string(String)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<EitherItem>] = [
            .integer(EitherItem.integer),
            .string(EitherItem.string),
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

    public nonisolated enum Place: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
        case point(Point)
        case string(String)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Place>] = [
            .array({ (form: WholeArray<Double>) in .point(form.represented) }),
            .string(Place.string),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .point(let value): try value.encode(to: encoder)
            case .string(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(stringLiteral value: String) {
            self = .string(value)
        }
    }
}
