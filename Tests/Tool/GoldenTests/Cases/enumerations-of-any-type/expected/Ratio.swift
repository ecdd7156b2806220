// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Ratio`
public nonisolated enum Ratio: OpenEnumeration {
    case _0_5
    case _1
    case _1_5
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    public static var allCases: [Ratio] { [._0_5, ._1, ._1_5] }

    public init(rawValue: JSONValue) {
        switch rawValue {
        case 0.5: self = ._0_5
        case 1: self = ._1
        case 1.5: self = ._1_5
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: JSONValue {
        switch self {
        case ._0_5: 0.5
        case ._1: 1
        case ._1_5: 1.5
        case .unknown(let rawValue): rawValue
        }
    }
}
