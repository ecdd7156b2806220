// Made by gen-dtos from the contract "Shared enumerations". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// How large it is.
///
/// `#/components/schemas/Size`
public nonisolated enum Size: OpenEnumeration {
    case large
    case small
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Size] { [.large, .small] }

    public init(rawValue: String) {
        switch rawValue {
        case "large": self = .large
        case "small": self = .small
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .large: "large"
        case .small: "small"
        case .unknown(let rawValue): rawValue
        }
    }
}
