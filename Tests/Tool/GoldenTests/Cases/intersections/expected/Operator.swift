// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Operator`
public nonisolated enum Operator: OpenEnumeration {
    case plus
    case minus
    case times
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Operator] { [.plus, .minus, .times] }

    public init(rawValue: String) {
        switch rawValue {
        case "plus": self = .plus
        case "minus": self = .minus
        case "times": self = .times
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .plus: "plus"
        case .minus: "minus"
        case .times: "times"
        case .unknown(let rawValue): rawValue
        }
    }
}
