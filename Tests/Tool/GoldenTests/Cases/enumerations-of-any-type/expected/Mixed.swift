// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Mixed`
public nonisolated enum Mixed: OpenEnumeration {
    case auto
    case _1
    case _2_5
    case `false`
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    public static var allCases: [Mixed] { [.auto, ._1, ._2_5, .false] }

    public init(rawValue: JSONValue) {
        switch rawValue {
        case "auto": self = .auto
        case 1: self = ._1
        case 2.5: self = ._2_5
        case false: self = .false
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: JSONValue {
        switch self {
        case .auto: "auto"
        case ._1: 1
        case ._2_5: 2.5
        case .false: false
        case .unknown(let rawValue): rawValue
        }
    }
}
