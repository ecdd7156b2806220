// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Shades`
public nonisolated enum Shades: OpenEnumeration {
    /// A light blue.
    case light
    /// A dark one.
    case dark
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Shades] { [.light, .dark] }

    public init(rawValue: String) {
        switch rawValue {
        case "sky": self = .light
        case "sea": self = .dark
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .light: "sky"
        case .dark: "sea"
        case .unknown(let rawValue): rawValue
        }
    }
}
