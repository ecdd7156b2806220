// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Section`
public nonisolated struct Section: DefensiveRecord, Hashable, Sendable {
    public var parent: Presence<Section> {
        get { _parent.value }
        set { _parent = Indirect(newValue) }
    }
    private var _parent: Indirect<Presence<Section>>

    public init(parent: Presence<Section> = .absent) {
        self._parent = Indirect(parent)
    }

    public enum CodingKeys: String, RecordKey {
        case _parent = "parent"
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        _parent = try Indirect(fields.presence(._parent))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(_parent.value, forKey: ._parent)
    }
}
