// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Shape`
public nonisolated enum Shape: Codable, Hashable, Sendable {
    case radius(Radius)
    case width(Width)
    case xList([Item])
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Shape>] = [
        .record(Shape.radius),
        .record(Shape.width),
        .array(Shape.xList),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .radius(let value): try value.encode(to: encoder)
        case .width(let value): try value.encode(to: encoder)
        case .xList(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Shape {
    public nonisolated struct Item: DefensiveRecord, Hashable, Sendable {
        public var x: Double?

        public init(x: Double? = nil) {
            self.x = x
        }

        public enum CodingKeys: String, RecordKey {
            case x
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            x = try fields.optional(.x)
        }
    }

    public nonisolated struct Radius: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var radius: Double
        public var name: String?

        public init(radius: Double, name: String? = nil) {
            self.radius = radius
            self.name = name
        }

        public enum CodingKeys: String, RecordKey {
            case radius
            case name
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.radius] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            radius = try fields.value(.radius, default: 0)
            name = try fields.optional(.name)
        }
    }

    public nonisolated struct Width: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var name: String
        public var width: Double?

        public init(name: String, width: Double? = nil) {
            self.name = name
            self.width = width
        }

        public enum CodingKeys: String, RecordKey {
            case name
            case width
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            name = try fields.value(.name, default: "")
            width = try fields.optional(.width)
        }
    }
}
