// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// What an edition is made of. Providers send other values, too, such as `Other`.
///
/// `#/components/schemas/EditionFormat`
public nonisolated enum EditionFormat: OpenEnumeration {
    case hardcover
    case paperback
    case ebook
    case audiobook
    case massMarket
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [EditionFormat] { [.hardcover, .paperback, .ebook, .audiobook, .massMarket] }

    public init(rawValue: String) {
        switch rawValue {
        case "Hardcover": self = .hardcover
        case "Paperback": self = .paperback
        case "E-book": self = .ebook
        case "Audiobook": self = .audiobook
        case "Mass Market": self = .massMarket
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .hardcover: "Hardcover"
        case .paperback: "Paperback"
        case .ebook: "E-book"
        case .audiobook: "Audiobook"
        case .massMarket: "Mass Market"
        case .unknown(let rawValue): rawValue
        }
    }
}
