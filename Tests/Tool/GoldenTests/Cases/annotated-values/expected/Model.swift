// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Model`
public nonisolated enum Model: OpenEnumeration {
    case small
    case large
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Model] { [.small, .large] }

    /// The contract also allows values that it does not list, so decoding does not report them.
    public static func contractAllows(_ value: Self) -> Bool { true }

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
