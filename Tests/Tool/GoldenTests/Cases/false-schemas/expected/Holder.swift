// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Holder`
public nonisolated struct Holder: DefensiveRecord, Hashable, Sendable {
    public var forbidden: JSONValue?
    public var nothing: [JSONValue]?
    public var closed: [String: JSONValue]?
    public var either: String?
    public var pair: [JSONValue]?
    public var named: [String: String]?

    public init(
        forbidden: JSONValue? = nil,
        nothing: [JSONValue]? = nil,
        closed: [String: JSONValue]? = nil,
        either: String? = nil,
        pair: [JSONValue]? = nil,
        named: [String: String]? = nil
    ) {
        self.forbidden = forbidden
        self.nothing = nothing
        self.closed = closed
        self.either = either
        self.pair = pair
        self.named = named
    }

    public enum CodingKeys: String, RecordKey {
        case forbidden
        case nothing
        case closed
        case either
        case pair
        case named
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        forbidden = try fields.optional(.forbidden)
        nothing = try fields.optional(.nothing)
        closed = try fields.optional(.closed)
        either = try fields.optional(.either)
        pair = try fields.optional(.pair)
        named = try fields.optional(.named)
    }
}
