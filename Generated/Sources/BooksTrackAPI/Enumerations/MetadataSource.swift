// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// The sources that version 3.2 names. `ResponseMetadata.source` is open text.
///
/// `#/components/schemas/MetadataSource`
public nonisolated enum MetadataSource: OpenEnumeration {
    case googleBooks
    case openLibrary
    case isbndb
    case kvCache
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [MetadataSource] { [.googleBooks, .openLibrary, .isbndb, .kvCache] }

    public init(rawValue: String) {
        switch rawValue {
        case "google_books": self = .googleBooks
        case "open_library": self = .openLibrary
        case "isbndb": self = .isbndb
        case "kv_cache": self = .kvCache
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .googleBooks: "google_books"
        case .openLibrary: "open_library"
        case .isbndb: "isbndb"
        case .kvCache: "kv_cache"
        case .unknown(let rawValue): rawValue
        }
    }
}
