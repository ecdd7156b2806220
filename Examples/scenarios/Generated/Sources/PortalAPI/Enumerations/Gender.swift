// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Gender`
public nonisolated enum Gender: OpenEnumeration {
    case female
    case male
    case genderless
    case unknown
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unrecognized(String)

    public static var allCases: [Gender] { [.female, .male, .genderless, .unknown] }

    public init(rawValue: String) {
        switch rawValue {
        case "Female": self = .female
        case "Male": self = .male
        case "Genderless": self = .genderless
        case "unknown": self = .unknown
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .female: "Female"
        case .male: "Male"
        case .genderless: "Genderless"
        case .unknown: "unknown"
        case .unrecognized(let rawValue): rawValue
        }
    }
}
