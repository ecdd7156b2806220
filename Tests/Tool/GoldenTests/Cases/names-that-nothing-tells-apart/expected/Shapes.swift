// Made by gen-dtos from the contract "Names that nothing tells apart". Do not edit: change the contract and run
// gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum Shapes {
    public nonisolated struct BodyItem: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var sides: Int

        public init(sides: Int) {
            self.sides = sides
        }

        public enum CodingKeys: String, RecordKey {
            case sides
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.sides] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            sides = try fields.value(.sides, default: 0)
        }
    }

    public nonisolated struct ResponseItem: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var area: Double

        public init(area: Double) {
            self.area = area
        }

        public enum CodingKeys: String, RecordKey {
            case area
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.area] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            area = try fields.value(.area, default: 0)
        }
    }
}
