// Made by gen-dtos from the contract "Versions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `v2/common.yaml#/Tag`
public nonisolated enum V2CommonTag: OpenEnumeration {
    case small
    case large
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [V2CommonTag] { [.small, .large] }

    public init(rawValue: String) {
        switch rawValue {
        case "small": self = .small
        case "large": self = .large
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .small: "small"
        case .large: "large"
        case .unknown(let rawValue): rawValue
        }
    }
}
