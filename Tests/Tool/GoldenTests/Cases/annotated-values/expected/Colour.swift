// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Colour`
public nonisolated enum Colour: OpenEnumeration {
    /// As the sun sets.
    case red
    /// A light blue.
    case light
    /// A dark one.
    case dark
    case _1
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Colour] { [.red, .light, .dark, ._1] }

    public init(rawValue: String) {
        switch rawValue {
        case "red": self = .red
        case "sky": self = .light
        case "sea": self = .dark
        case "1": self = ._1
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .red: "red"
        case .light: "sky"
        case .dark: "sea"
        case ._1: "1"
        case .unknown(let rawValue): rawValue
        }
    }
}
