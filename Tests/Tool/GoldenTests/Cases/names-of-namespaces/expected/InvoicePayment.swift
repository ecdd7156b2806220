// Made by gen-dtos from the contract "Names of namespaces". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Acme.Payments.InvoicePayment`
public nonisolated struct InvoicePayment: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var due: String

    public init(due: String) {
        self.due = due
    }

    public enum CodingKeys: String, RecordKey {
        case due
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.due] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        due = try fields.value(.due, default: "")
    }
}
