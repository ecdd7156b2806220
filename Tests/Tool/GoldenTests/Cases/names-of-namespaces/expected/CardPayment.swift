// Made by gen-dtos from the contract "Names of namespaces". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Acme.Payments.CardPayment`
public nonisolated struct CardPayment: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var number: String

    public init(number: String) {
        self.number = number
    }

    public enum CodingKeys: String, RecordKey {
        case number
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.number] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        number = try fields.value(.number, default: "")
    }
}
