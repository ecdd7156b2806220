// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Siblings of a choice within a composition.
///
/// `#/components/schemas/Styled`
public nonisolated enum Styled: Codable, Hashable, Sendable {
    case line(Line)
    case fill(Fill)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Styled>] = [
        .record(Styled.line),
        .record(Styled.fill),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .line(let value): try value.encode(to: encoder)
        case .fill(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Styled {
    public nonisolated struct Fill: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var x: Double
        /// Missing or null: `0`.
        public var y: Double
        /// Missing or null: `""`.
        public var color: String
        /// Missing or null: `""`.
        public var fill: String

        public init(x: Double, y: Double, color: String, fill: String) {
            self.x = x
            self.y = y
            self.color = color
            self.fill = fill
        }

        public enum CodingKeys: String, RecordKey {
            case x
            case y
            case color
            case fill
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.x, .y, .color, .fill] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            x = try fields.value(.x, default: 0)
            y = try fields.value(.y, default: 0)
            color = try fields.value(.color, default: "")
            fill = try fields.value(.fill, default: "")
        }
    }

    public nonisolated struct Line: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var x: Double
        /// Missing or null: `0`.
        public var y: Double
        /// Missing or null: `""`.
        public var color: String
        /// Missing or null: `0`.
        public var line: Double

        public init(x: Double, y: Double, color: String, line: Double) {
            self.x = x
            self.y = y
            self.color = color
            self.line = line
        }

        public enum CodingKeys: String, RecordKey {
            case x
            case y
            case color
            case line
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.x, .y, .color, .line] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            x = try fields.value(.x, default: 0)
            y = try fields.value(.y, default: 0)
            color = try fields.value(.color, default: "")
            line = try fields.value(.line, default: 0)
        }
    }
}
