// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// The usual providers. Fields that name a provider are open text, since others turn up at any time.
///
/// `#/components/schemas/DataProvider`
public nonisolated enum DataProvider: OpenEnumeration {
    case googleBooks
    case openlibrary
    case isbndb
    case gemini
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [DataProvider] { [.googleBooks, .openlibrary, .isbndb, .gemini] }

    public init(rawValue: String) {
        switch rawValue {
        case "google-books": self = .googleBooks
        case "openlibrary": self = .openlibrary
        case "isbndb": self = .isbndb
        case "gemini": self = .gemini
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .googleBooks: "google-books"
        case .openlibrary: "openlibrary"
        case .isbndb: "isbndb"
        case .gemini: "gemini"
        case .unknown(let rawValue): rawValue
        }
    }
}
