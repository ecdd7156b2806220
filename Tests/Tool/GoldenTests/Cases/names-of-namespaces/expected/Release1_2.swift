// Made by gen-dtos from the contract "Names of namespaces". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Release.1.2`
public nonisolated struct Release1_2: DefensiveRecord, Hashable, Sendable {
    public var paid: AcmePaymentsStatus?

    public init(paid: AcmePaymentsStatus? = nil) {
        self.paid = paid
    }

    public enum CodingKeys: String, RecordKey {
        case paid
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        paid = try fields.optional(.paid)
    }
}
