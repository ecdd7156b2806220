// Made by gen-dtos from the contract "Types of one's own". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Person`
public nonisolated struct Person: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var name: PersonNameComponents
    public var nicknames: [PersonNameComponents]?
    public var relatives: [String: PersonNameComponents]?
    /// Strict: without it, decoding fails.
    public var balance: Decimal
    public var locale: Locale?
    public var personNameComponents: PersonPersonNameComponents?

    public init(
        name: PersonNameComponents,
        nicknames: [PersonNameComponents]? = nil,
        relatives: [String: PersonNameComponents]? = nil,
        balance: Decimal,
        locale: Locale? = nil,
        personNameComponents: PersonPersonNameComponents? = nil
    ) {
        self.name = name
        self.nicknames = nicknames
        self.relatives = relatives
        self.balance = balance
        self.locale = locale
        self.personNameComponents = personNameComponents
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case nicknames
        case relatives
        case balance
        case locale
        case personNameComponents
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name, .balance] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.strict(.name)
        nicknames = try fields.optional(.nicknames)
        relatives = try fields.optional(.relatives)
        balance = try fields.strict(.balance)
        locale = try fields.optional(.locale)
        personNameComponents = try fields.optional(.personNameComponents)
    }
}

extension Person {
    public nonisolated struct PersonPersonNameComponents: DefensiveRecord, Hashable, Sendable {
        public var a: String?

        public init(a: String? = nil) {
            self.a = a
        }

        public enum CodingKeys: String, RecordKey {
            case a
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            a = try fields.optional(.a)
        }
    }
}
