// Made by gen-dtos from the contract "Books API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Work`
public nonisolated struct Work: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var title: String
    /// Missing or null: `""`.
    @available(*, deprecated, message: "Removed from the contract on 2026-02-01, and kept until 2026-05-02.")
    public var isbn: String {
        get { _isbn }
        set { _isbn = newValue }
    }
    private var _isbn: String
    /// Also read from `oldName`.
    public var newName: String?
    /// Missing or null: `[]`.
    public var pages: Pages
    public var year: Year?
    @available(*, deprecated, message: "Removed from the contract on 2026-02-01, and kept until 2026-05-02.")
    public var links: Links? {
        get { _links }
        set { _links = newValue }
    }
    private var _links: Links?
    /// Missing or null: `""`.
    public var format: Format
    public var seen: Timestamp?
    /// `newName` by its former name. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
    @available(*, deprecated, renamed: "newName")
    public var oldName: String? {
        get { newName }
        set { newName = newValue }
    }

    public init(
        title: String,
        isbn: String = "",
        newName: String? = nil,
        pages: Pages = .array([]),
        year: Year? = nil,
        links: Links? = nil,
        format: Format,
        seen: Timestamp? = nil
    ) {
        self.title = title
        self._isbn = isbn
        self.newName = newName
        self.pages = pages
        self.year = year
        self._links = links
        self.format = format
        self.seen = seen
    }

    public enum CodingKeys: String, RecordKey {
        case title
        case _isbn = "isbn"
        case newName
        case pages
        case year
        case _links = "links"
        case format
        case seen
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.title, .pages, .format] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.value(.title, default: "")
        _isbn = try fields.defaulted(._isbn, default: "")
        newName = try fields.optional(.newName, or: ["oldName"])
        pages = try fields.value(.pages, default: .array([]))
        year = try fields.optional(.year)
        _links = try fields.optional(._links)
        format = try fields.value(.format, default: .unknown(""))
        seen = try fields.optional(.seen)
    }
}

extension Work {
    /// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
    public nonisolated struct Links: DefensiveRecord, Hashable, Sendable {
        public var selfProperty: String?

        public init(selfProperty: String? = nil) {
            self.selfProperty = selfProperty
        }

        public enum CodingKeys: String, RecordKey {
            case selfProperty = "self"
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            selfProperty = try fields.optional(.selfProperty, as: URIText.self)
        }
    }

    /// The contract changed the type on 2026-02-01. Until the migration ends, decoding also reads values of the former
    /// type.
    public nonisolated enum Pages: Codable, Hashable, Sendable, ExpressibleByIntegerLiteral {
        case array([Int])
        case integer(Int)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Pages>] = [
            .array(Pages.array),
            .integer(Pages.integer),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .array(let value): try value.encode(to: encoder)
            case .integer(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(integerLiteral value: Int) {
            self = .integer(value)
        }
    }

    /// The contract changed the type on 2026-02-01. Until the migration ends, decoding also reads values of the former
    /// type.
    public nonisolated enum Year: Codable, Hashable, Sendable, ExpressibleByIntegerLiteral {
        case integer(Int)
        case array([String])
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Year>] = [
            .integer(Year.integer),
            .array(Year.array),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .integer(let value): try value.encode(to: encoder)
            case .array(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(integerLiteral value: Int) {
            self = .integer(value)
        }
    }
}
