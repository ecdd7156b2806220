// Made by gen-dtos from the contract "An emoji is a name". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Mood`
public nonisolated enum Mood: OpenEnumeration {
    case 😀
    case 😡
    case 🚀
    case noneValue
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Mood] { [.😀, .😡, .🚀, .noneValue] }

    public init(rawValue: String) {
        switch rawValue {
        case "good": self = .😀
        case "bad": self = .😡
        case "far": self = .🚀
        case "none": self = .noneValue
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .😀: "good"
        case .😡: "bad"
        case .🚀: "far"
        case .noneValue: "none"
        case .unknown(let rawValue): rawValue
        }
    }
}
