// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// By words, by meaning, by both, or by likeness to a book.
///
/// `#/components/schemas/SearchMode`
public nonisolated enum SearchMode: OpenEnumeration {
    case text
    case semantic
    case hybrid
    case similar
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [SearchMode] { [.text, .semantic, .hybrid, .similar] }

    public init(rawValue: String) {
        switch rawValue {
        case "text": self = .text
        case "semantic": self = .semantic
        case "hybrid": self = .hybrid
        case "similar": self = .similar
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .text: "text"
        case .semantic: "semantic"
        case .hybrid: "hybrid"
        case .similar: "similar"
        case .unknown(let rawValue): rawValue
        }
    }
}
