// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/ImageQuality`
public nonisolated enum ImageQuality: OpenEnumeration {
    case high
    case medium
    case low
    case unknown
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unrecognized(String)

    public static var allCases: [ImageQuality] { [.high, .medium, .low, .unknown] }

    public init(rawValue: String) {
        switch rawValue {
        case "high": self = .high
        case "medium": self = .medium
        case "low": self = .low
        case "unknown": self = .unknown
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .high: "high"
        case .medium: "medium"
        case .low: "low"
        case .unknown: "unknown"
        case .unrecognized(let rawValue): rawValue
        }
    }
}
