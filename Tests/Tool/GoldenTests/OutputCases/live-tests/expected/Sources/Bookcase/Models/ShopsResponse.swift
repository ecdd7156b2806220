// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Some.
///
/// `#/components/responses/Shops`
public nonisolated struct ShopsResponse: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var data: [Shop]

    public init(data: [Shop] = []) {
        self.data = data
    }

    public enum CodingKeys: String, RecordKey {
        case data
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.data] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        data = try fields.array(.data)
    }
}
