// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// How a book is made.
///
/// `#/components/schemas/Format`
public nonisolated enum Format: OpenEnumeration {
    case hardcover
    case eBook
    case massMarket
    case empty
    case plus1
    case minus1
    case _1st
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Format] { [.hardcover, .eBook, .massMarket, .empty, .plus1, .minus1, ._1st] }

    public init(rawValue: String) {
        switch rawValue {
        case "Hardcover": self = .hardcover
        case "E-book": self = .eBook
        case "Mass Market": self = .massMarket
        case "": self = .empty
        case "+1": self = .plus1
        case "-1": self = .minus1
        case "1st": self = ._1st
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .hardcover: "Hardcover"
        case .eBook: "E-book"
        case .massMarket: "Mass Market"
        case .empty: ""
        case .plus1: "+1"
        case .minus1: "-1"
        case ._1st: "1st"
        case .unknown(let rawValue): rawValue
        }
    }
}
