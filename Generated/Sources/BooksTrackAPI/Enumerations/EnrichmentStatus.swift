// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// What enrichment made of a detected book. With `circuit_open` a later attempt may succeed.
///
/// `#/components/schemas/EnrichmentStatus`
public nonisolated enum EnrichmentStatus: OpenEnumeration {
    case pending
    case success
    case notFound
    case error
    case circuitOpen
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [EnrichmentStatus] { [.pending, .success, .notFound, .error, .circuitOpen] }

    public init(rawValue: String) {
        switch rawValue {
        case "pending": self = .pending
        case "success": self = .success
        case "not_found": self = .notFound
        case "error": self = .error
        case "circuit_open": self = .circuitOpen
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .pending: "pending"
        case .success: "success"
        case .notFound: "not_found"
        case .error: "error"
        case .circuitOpen: "circuit_open"
        case .unknown(let rawValue): rawValue
        }
    }
}
