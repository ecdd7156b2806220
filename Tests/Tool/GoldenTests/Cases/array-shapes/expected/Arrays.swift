// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Arrays`
public nonisolated struct Arrays: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var matrix: [[Double]]
    /// Exactly 4 elements.
    public var corners: [[Double]]?
    /// Missing or null: `[]`.
    public var nullable: [String?]
    /// Missing or null: `[]`.
    public var maps: [[String: Int?]]
    public var tuple: [JSONValue]?
    public var anything: [JSONValue]?
    public var never: JSONValue?
    public var always: JSONValue?

    public init(
        matrix: [[Double]] = [],
        corners: [[Double]]? = nil,
        nullable: [String?] = [],
        maps: [[String: Int?]] = [],
        tuple: [JSONValue]? = nil,
        anything: [JSONValue]? = nil,
        never: JSONValue? = nil,
        always: JSONValue? = nil
    ) {
        self.matrix = matrix
        self.corners = corners
        self.nullable = nullable
        self.maps = maps
        self.tuple = tuple
        self.anything = anything
        self.never = never
        self.always = always
    }

    public enum CodingKeys: String, RecordKey {
        case matrix
        case corners
        case nullable
        case maps
        case tuple
        case anything
        case never
        case always
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.matrix, .nullable, .maps] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        matrix = try fields.array(.matrix)
        corners = try fields.optional(.corners, as: WholeFormArray<WholeArray<Double>>.self)
        nullable = try fields.array(.nullable)
        maps = try fields.array(.maps)
        tuple = try fields.optional(.tuple)
        anything = try fields.optional(.anything)
        never = try fields.optional(.never)
        always = try fields.optional(.always)
    }
}
