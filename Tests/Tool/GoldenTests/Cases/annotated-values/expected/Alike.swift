// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Alike`
public nonisolated enum Alike: OpenEnumeration {
    case integer1
    case string1
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    public static var allCases: [Alike] { [.integer1, .string1] }

    public init(rawValue: JSONValue) {
        switch rawValue {
        case 1: self = .integer1
        case "1": self = .string1
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: JSONValue {
        switch self {
        case .integer1: 1
        case .string1: "1"
        case .unknown(let rawValue): rawValue
        }
    }
}
