// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum ListBooks {
    public nonisolated enum Sort: OpenEnumeration {
        case title
        case year
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Sort] { [.title, .year] }

        public init(rawValue: String) {
            switch rawValue {
            case "title": self = .title
            case "year": self = .year
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .title: "title"
            case .year: "year"
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated enum Tag: OpenEnumeration {
        case aB
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Tag] { [.aB] }

        public init(rawValue: String) {
            switch rawValue {
            case "a b": self = .aB
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .aB: "a b"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
