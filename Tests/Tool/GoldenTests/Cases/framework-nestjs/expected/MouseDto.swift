// Made by gen-dtos from the contract "NestJS". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/MouseDto`
public nonisolated struct MouseDto: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `false`.
    public var squeaks: Bool

    public init(squeaks: Bool) {
        self.squeaks = squeaks
    }

    public enum CodingKeys: String, RecordKey {
        case squeaks
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.squeaks] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        squeaks = try fields.value(.squeaks, default: false)
    }
}
