// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Holder`
public nonisolated struct Holder: DefensiveRecord, Hashable, Sendable {
    public var plain: [Condition]?
    public var nullable: [Condition]?
    public var listed: [Condition]?
    public var constant: [Condition]?
    public var nothing: [Condition]?
    public var void: [Condition]?
    public var absent: [Condition]?
    public var nowhere: [Condition]?

    public init(
        plain: [Condition]? = nil,
        nullable: [Condition]? = nil,
        listed: [Condition]? = nil,
        constant: [Condition]? = nil,
        nothing: [Condition]? = nil,
        void: [Condition]? = nil,
        absent: [Condition]? = nil,
        nowhere: [Condition]? = nil
    ) {
        self.plain = plain
        self.nullable = nullable
        self.listed = listed
        self.constant = constant
        self.nothing = nothing
        self.void = void
        self.absent = absent
        self.nowhere = nowhere
    }

    public enum CodingKeys: String, RecordKey {
        case plain
        case nullable
        case listed
        case constant
        case nothing
        case void
        case absent
        case nowhere
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        plain = try fields.optional(.plain, nullable: true)
        nullable = try fields.optional(.nullable, nullable: true)
        listed = try fields.optional(.listed, nullable: true)
        constant = try fields.optional(.constant, nullable: true)
        nothing = try fields.optional(.nothing, nullable: true)
        void = try fields.optional(.void, nullable: true)
        absent = try fields.optional(.absent, nullable: true)
        nowhere = try fields.optional(.nowhere, nullable: true)
    }
}
