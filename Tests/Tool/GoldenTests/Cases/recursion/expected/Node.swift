// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Node`
public nonisolated struct Node: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var value: String
    public var next: Node? {
        get { _next?.value }
        set { _next = newValue.map(Indirect.init) }
    }
    private var _next: Indirect<Node>?

    public init(value: String, next: Node? = nil) {
        self.value = value
        self._next = next.map(Indirect.init)
    }

    public enum CodingKeys: String, RecordKey {
        case value
        case _next = "next"
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.value] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        value = try fields.value(.value, default: "")
        _next = try fields.optional(._next)
    }
}
