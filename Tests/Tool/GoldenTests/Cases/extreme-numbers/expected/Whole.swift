// Made by gen-dtos from the contract "Extreme numbers". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Whole`
public nonisolated enum Whole: OpenEnumeration {
    case _1
    case _2
    case _1e2
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    public static var allCases: [Whole] { [._1, ._2, ._1e2] }

    public init(rawValue: JSONValue) {
        switch rawValue {
        case 1: self = ._1
        case 2: self = ._2
        case 1e2: self = ._1e2
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: JSONValue {
        switch self {
        case ._1: 1
        case ._2: 2
        case ._1e2: 1e2
        case .unknown(let rawValue): rawValue
        }
    }
}
