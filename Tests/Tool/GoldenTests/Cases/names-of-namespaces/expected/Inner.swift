// Made by gen-dtos from the contract "Names of namespaces". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Acme.Catalog.Outer+Inner`
public nonisolated struct Inner: DefensiveRecord, Hashable, Sendable {
    public var status: AcmeOrdersStatus?

    public init(status: AcmeOrdersStatus? = nil) {
        self.status = status
    }

    public enum CodingKeys: String, RecordKey {
        case status
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        status = try fields.optional(.status)
    }
}
