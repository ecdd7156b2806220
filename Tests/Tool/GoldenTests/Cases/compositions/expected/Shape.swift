// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A choice of compositions.
///
/// `#/components/schemas/Shape`
public nonisolated enum Shape: Codable, Hashable, Sendable {
    case circle(Circle)
    case box(Box)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Shape>] = [
        .record(Shape.circle),
        .record(Shape.box),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let value): try value.encode(to: encoder)
        case .box(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Shape {
    public nonisolated struct Box: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var x: Double
        /// Missing or null: `0`.
        public var y: Double
        /// Missing or null: `0`.
        public var width: Double
        public var height: Double?

        public init(x: Double, y: Double, width: Double, height: Double? = nil) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }

        public enum CodingKeys: String, RecordKey {
            case x
            case y
            case width
            case height
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.x, .y, .width] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            x = try fields.value(.x, default: 0)
            y = try fields.value(.y, default: 0)
            width = try fields.value(.width, default: 0)
            height = try fields.optional(.height)
        }
    }

    public nonisolated struct Circle: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var x: Double
        /// Missing or null: `0`.
        public var y: Double
        /// Missing or null: `0`.
        public var radius: Double

        public init(x: Double, y: Double, radius: Double) {
            self.x = x
            self.y = y
            self.radius = radius
        }

        public enum CodingKeys: String, RecordKey {
            case x
            case y
            case radius
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.x, .y, .radius] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            x = try fields.value(.x, default: 0)
            y = try fields.value(.y, default: 0)
            radius = try fields.value(.radius, default: 0)
        }
    }
}
