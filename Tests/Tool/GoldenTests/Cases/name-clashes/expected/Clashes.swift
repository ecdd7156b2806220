// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Clashes`
public nonisolated struct Clashes: DefensiveRecord, Hashable, Sendable {
    public var foo_bar: String?
    public var fooBar: String?
    public var fooHyphenBar: Int?
    public var plus1: Int?
    public var minus1: Int?
    public var empty: String?
    public var space: String?
    public var _1st: String?
    public var item: Item?
    public var items: [ItemsItem]?
    public var sort: Sort?

    public init(
        foo_bar: String? = nil,
        fooBar: String? = nil,
        fooHyphenBar: Int? = nil,
        plus1: Int? = nil,
        minus1: Int? = nil,
        empty: String? = nil,
        space: String? = nil,
        _1st: String? = nil,
        item: Item? = nil,
        items: [ItemsItem]? = nil,
        sort: Sort? = nil
    ) {
        self.foo_bar = foo_bar
        self.fooBar = fooBar
        self.fooHyphenBar = fooHyphenBar
        self.plus1 = plus1
        self.minus1 = minus1
        self.empty = empty
        self.space = space
        self._1st = _1st
        self.item = item
        self.items = items
        self.sort = sort
    }

    public enum CodingKeys: String, RecordKey {
        case foo_bar
        case fooBar
        case fooHyphenBar = "foo-bar"
        case plus1 = "+1"
        case minus1 = "-1"
        case empty = ""
        case space = " "
        case _1st = "1st"
        case item
        case items
        case sort
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        foo_bar = try fields.optional(.foo_bar)
        fooBar = try fields.optional(.fooBar)
        fooHyphenBar = try fields.optional(.fooHyphenBar)
        plus1 = try fields.optional(.plus1)
        minus1 = try fields.optional(.minus1)
        empty = try fields.optional(.empty)
        space = try fields.optional(.space)
        _1st = try fields.optional(._1st)
        item = try fields.optional(.item)
        items = try fields.optional(.items)
        sort = try fields.optional(.sort)
    }
}

extension Clashes {
    public nonisolated struct Item: DefensiveRecord, Hashable, Sendable {
        public var x: String?

        public init(x: String? = nil) {
            self.x = x
        }

        public enum CodingKeys: String, RecordKey {
            case x
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            x = try fields.optional(.x)
        }
    }

    public nonisolated struct ItemsItem: DefensiveRecord, Hashable, Sendable {
        public var y: String?

        public init(y: String? = nil) {
            self.y = y
        }

        public enum CodingKeys: String, RecordKey {
            case y
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            y = try fields.optional(.y)
        }
    }

    public nonisolated enum Sort: OpenEnumeration {
        case name
        case minusName
        case NAME
        case Name
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Sort] { [.name, .minusName, .NAME, .Name] }

        public init(rawValue: String) {
            switch rawValue {
            case "name": self = .name
            case "-name": self = .minusName
            case "NAME": self = .NAME
            case "Name": self = .Name
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .name: "name"
            case .minusName: "-name"
            case .NAME: "NAME"
            case .Name: "Name"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
