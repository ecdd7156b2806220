// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Gender`
public nonisolated enum Gender: OpenEnumeration {
    /// A woman.
    case woman
    /// Not said.
    case notSaid
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Gender] { [.woman, .notSaid] }

    public init(rawValue: String) {
        switch rawValue {
        case "Female": self = .woman
        case "Unknown": self = .notSaid
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .woman: "Female"
        case .notSaid: "Unknown"
        case .unknown(let rawValue): rawValue
        }
    }
}
