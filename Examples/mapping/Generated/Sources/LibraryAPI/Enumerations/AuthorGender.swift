// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/AuthorGender`
public nonisolated enum AuthorGender: OpenEnumeration {
    case female
    case male
    case nonBinary
    case other
    case unknown
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unrecognized(String)

    public static var allCases: [AuthorGender] { [.female, .male, .nonBinary, .other, .unknown] }

    public init(rawValue: String) {
        switch rawValue {
        case "Female": self = .female
        case "Male": self = .male
        case "Non-binary": self = .nonBinary
        case "Other": self = .other
        case "Unknown": self = .unknown
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .female: "Female"
        case .male: "Male"
        case .nonBinary: "Non-binary"
        case .other: "Other"
        case .unknown: "Unknown"
        case .unrecognized(let rawValue): rawValue
        }
    }
}
