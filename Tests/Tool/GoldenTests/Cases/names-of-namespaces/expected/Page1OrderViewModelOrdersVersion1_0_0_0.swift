// Made by gen-dtos from the contract "Names of namespaces". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `` #/components/schemas/Acme.Paging.Page`1[[Acme.Orders.Presentation.ViewModels.OrderViewModel, Acme.Orders, Version=1.0.0.0]] ``
public nonisolated struct Page1OrderViewModelOrdersVersion1_0_0_0: DefensiveRecord, Hashable, Sendable {
    public var items: [OrderViewModel]?

    public init(items: [OrderViewModel]? = nil) {
        self.items = items
    }

    public enum CodingKeys: String, RecordKey {
        case items
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        items = try fields.optional(.items)
    }
}
