// Made by gen-dtos from the contract "Into schemas". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Uses`
public nonisolated struct Uses: DefensiveRecord, Hashable, Sendable {
    public var response: GetPet.Response200?
    public var encoded: Größe?
    public var escaped: Größe.AB.CD?
    public var element: Größe.ListItem?
    public var elsewhere: Extra?
    public var selfProperty: Uses? {
        get { _selfProperty?.value }
        set { _selfProperty = newValue.map(Indirect.init) }
    }
    private var _selfProperty: Indirect<Uses>?

    public init(
        response: GetPet.Response200? = nil,
        encoded: Größe? = nil,
        escaped: Größe.AB.CD? = nil,
        element: Größe.ListItem? = nil,
        elsewhere: Extra? = nil,
        selfProperty: Uses? = nil
    ) {
        self.response = response
        self.encoded = encoded
        self.escaped = escaped
        self.element = element
        self.elsewhere = elsewhere
        self._selfProperty = selfProperty.map(Indirect.init)
    }

    public enum CodingKeys: String, RecordKey {
        case response
        case encoded
        case escaped
        case element
        case elsewhere
        case _selfProperty = "self"
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        response = try fields.optional(.response)
        encoded = try fields.optional(.encoded)
        escaped = try fields.optional(.escaped)
        element = try fields.optional(.element)
        elsewhere = try fields.optional(.elsewhere)
        _selfProperty = try fields.optional(._selfProperty)
    }
}
