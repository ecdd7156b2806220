// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Holder`
public nonisolated struct Holder: DefensiveRecord, Hashable, Sendable {
    @available(*, deprecated, message: "Deprecated in the contract.")
    public var old: String? {
        get { _old }
        set { _old = newValue }
    }
    private var _old: String?
    public var any: String?

    public init(old: String? = nil, any: String? = nil) {
        self._old = old
        self.any = any
    }

    public enum CodingKeys: String, RecordKey {
        case _old = "old"
        case any
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        _old = try fields.optional(._old)
        any = try fields.optional(.any, nullable: true)
    }
}
