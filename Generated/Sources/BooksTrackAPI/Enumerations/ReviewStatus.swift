// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// How far a person has checked the data.
///
/// `#/components/schemas/ReviewStatus`
public nonisolated enum ReviewStatus: OpenEnumeration {
    case verified
    case needsReview
    case userEdited
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [ReviewStatus] { [.verified, .needsReview, .userEdited] }

    public init(rawValue: String) {
        switch rawValue {
        case "verified": self = .verified
        case "needsReview": self = .needsReview
        case "userEdited": self = .userEdited
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .verified: "verified"
        case .needsReview: "needsReview"
        case .userEdited: "userEdited"
        case .unknown(let rawValue): rawValue
        }
    }
}
