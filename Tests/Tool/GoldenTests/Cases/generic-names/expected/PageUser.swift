// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Page«User»`
public nonisolated struct PageUser: DefensiveRecord, Hashable, Sendable {
    public var users: [User]?

    public init(users: [User]? = nil) {
        self.users = users
    }

    public enum CodingKeys: String, RecordKey {
        case users
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        users = try fields.optional(.users)
    }
}
