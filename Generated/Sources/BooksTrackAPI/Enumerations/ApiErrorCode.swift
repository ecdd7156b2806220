// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// The audited codes of errors. `ApiError.code` is open text, since others turn up at any time; its description
/// lists those known.
///
/// `#/components/schemas/ApiErrorCode`
public nonisolated enum ApiErrorCode: OpenEnumeration {
    case invalidISBN
    case invalidQuery
    case providerTimeout
    case providerError
    case notFound
    case rateLimitExceeded
    case internalError
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [ApiErrorCode] {
        [.invalidISBN, .invalidQuery, .providerTimeout, .providerError, .notFound, .rateLimitExceeded, .internalError]
    }

    public init(rawValue: String) {
        switch rawValue {
        case "INVALID_ISBN": self = .invalidISBN
        case "INVALID_QUERY": self = .invalidQuery
        case "PROVIDER_TIMEOUT": self = .providerTimeout
        case "PROVIDER_ERROR": self = .providerError
        case "NOT_FOUND": self = .notFound
        case "RATE_LIMIT_EXCEEDED": self = .rateLimitExceeded
        case "INTERNAL_ERROR": self = .internalError
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .invalidISBN: "INVALID_ISBN"
        case .invalidQuery: "INVALID_QUERY"
        case .providerTimeout: "PROVIDER_TIMEOUT"
        case .providerError: "PROVIDER_ERROR"
        case .notFound: "NOT_FOUND"
        case .rateLimitExceeded: "RATE_LIMIT_EXCEEDED"
        case .internalError: "INTERNAL_ERROR"
        case .unknown(let rawValue): rawValue
        }
    }
}
