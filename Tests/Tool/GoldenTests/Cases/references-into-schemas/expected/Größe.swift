// Made by gen-dtos from the contract "Into schemas". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Größe`
public nonisolated struct Größe: DefensiveRecord, Hashable, Sendable {
    public var aB: AB?
    public var list: [ListItem]?

    public init(aB: AB? = nil, list: [ListItem]? = nil) {
        self.aB = aB
        self.list = list
    }

    public enum CodingKeys: String, RecordKey {
        case aB = "a/b"
        case list
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        aB = try fields.optional(.aB)
        list = try fields.optional(.list)
    }
}

extension Größe {
    public nonisolated struct AB: DefensiveRecord, Hashable, Sendable {
        public var cD: CD?

        public init(cD: CD? = nil) {
            self.cD = cD
        }

        public enum CodingKeys: String, RecordKey {
            case cD = "c~d"
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            cD = try fields.optional(.cD)
        }
    }

    public nonisolated struct ListItem: DefensiveRecord, Hashable, Sendable {
        public var n: Int?

        public init(n: Int? = nil) {
            self.n = n
        }

        public enum CodingKeys: String, RecordKey {
            case n
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            n = try fields.optional(.n)
        }
    }
}

extension Größe.AB {
    public nonisolated enum CD: OpenEnumeration {
        case x
        case y
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [CD] { [.x, .y] }

        public init(rawValue: String) {
            switch rawValue {
            case "x": self = .x
            case "y": self = .y
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .x: "x"
            case .y: "y"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
