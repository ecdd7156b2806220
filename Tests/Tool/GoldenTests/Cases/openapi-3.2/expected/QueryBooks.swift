// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum QueryBooks {
    public nonisolated struct Body: DefensiveRecord, Hashable, Sendable {
        public var title: String?

        public init(title: String? = nil) {
            self.title = title
        }

        public enum CodingKeys: String, RecordKey {
            case title
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            title = try fields.optional(.title)
        }
    }

    public nonisolated struct Filter: DefensiveRecord, Hashable, Sendable {
        public var title: String?
        public var sort: Sort?

        public init(title: String? = nil, sort: Sort? = nil) {
            self.title = title
            self.sort = sort
        }

        public enum CodingKeys: String, RecordKey {
            case title
            case sort
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            title = try fields.optional(.title)
            sort = try fields.optional(.sort)
        }
    }

    public nonisolated struct Response200Item: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var isbn: String

        public init(isbn: String) {
            self.isbn = isbn
        }

        public enum CodingKeys: String, RecordKey {
            case isbn
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.isbn] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            isbn = try fields.value(.isbn, default: "")
        }
    }
}

extension QueryBooks.Filter {
    public nonisolated enum Sort: OpenEnumeration {
        case up
        case down
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Sort] { [.up, .down] }

        public init(rawValue: String) {
            switch rawValue {
            case "up": self = .up
            case "down": self = .down
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .up: "up"
            case .down: "down"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
