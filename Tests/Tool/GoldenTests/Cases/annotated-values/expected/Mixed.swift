// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Mixed`
public nonisolated enum Mixed: OpenEnumeration {
    /// As it fits.
    case auto
    case one
    case `true`
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    public static var allCases: [Mixed] { [.auto, .one, .true] }

    public init(rawValue: JSONValue) {
        switch rawValue {
        case "auto": self = .auto
        case 1: self = .one
        case true: self = .true
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: JSONValue {
        switch self {
        case .auto: "auto"
        case .one: 1
        case .true: true
        case .unknown(let rawValue): rawValue
        }
    }
}
