// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Book`
public nonisolated struct Book: DefensiveRecord, Hashable, Sendable {
    public var 作者: 作者Value?
    public var 状態: 状態Value?
    public var _1st: _1stValue?

    public init(作者: 作者Value? = nil, 状態: 状態Value? = nil, _1st: _1stValue? = nil) {
        self.作者 = 作者
        self.状態 = 状態
        self._1st = _1st
    }

    public enum CodingKeys: String, RecordKey {
        case 作者
        case 状態
        case _1st = "1st"
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        作者 = try fields.optional(.作者)
        状態 = try fields.optional(.状態)
        _1st = try fields.optional(._1st)
    }
}

extension Book {
    public nonisolated struct _1stValue: DefensiveRecord, Hashable, Sendable {
        public var value: String?

        public init(value: String? = nil) {
            self.value = value
        }

        public enum CodingKeys: String, RecordKey {
            case value
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            value = try fields.optional(.value)
        }
    }

    public nonisolated struct 作者Value: DefensiveRecord, Hashable, Sendable {
        public var 名: String?

        public init(名: String? = nil) {
            self.名 = 名
        }

        public enum CodingKeys: String, RecordKey {
            case 名
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            名 = try fields.optional(.名)
        }
    }

    public nonisolated enum 状態Value: OpenEnumeration {
        case 新
        case 古
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [状態Value] { [.新, .古] }

        public init(rawValue: String) {
            switch rawValue {
            case "新": self = .新
            case "古": self = .古
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .新: "新"
            case .古: "古"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
