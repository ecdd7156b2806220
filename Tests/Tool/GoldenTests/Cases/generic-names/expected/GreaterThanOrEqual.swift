// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/>=`
public nonisolated enum GreaterThanOrEqual: OpenEnumeration {
    case plus
    case minus
    case empty
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [GreaterThanOrEqual] { [.plus, .minus, .empty] }

    public init(rawValue: String) {
        switch rawValue {
        case "+": self = .plus
        case "-": self = .minus
        case "": self = .empty
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .plus: "+"
        case .minus: "-"
        case .empty: ""
        case .unknown(let rawValue): rawValue
        }
    }
}
