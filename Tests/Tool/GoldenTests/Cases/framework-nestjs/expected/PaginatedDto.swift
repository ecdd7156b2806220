// Made by gen-dtos from the contract "NestJS". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/PaginatedDto`
public nonisolated struct PaginatedDto: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var total: Double
    /// Missing or null: `0`.
    public var limit: Double
    /// Missing or null: `0`.
    public var offset: Double

    public init(total: Double, limit: Double, offset: Double) {
        self.total = total
        self.limit = limit
        self.offset = offset
    }

    public enum CodingKeys: String, RecordKey {
        case total
        case limit
        case offset
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.total, .limit, .offset] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        total = try fields.value(.total, default: 0)
        limit = try fields.value(.limit, default: 0)
        offset = try fields.value(.offset, default: 0)
    }
}
