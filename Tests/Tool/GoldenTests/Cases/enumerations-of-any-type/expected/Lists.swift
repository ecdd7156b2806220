// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Lists`
public nonisolated enum Lists: OpenEnumeration {
    case _1_2
    case _3
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    public static var allCases: [Lists] { [._1_2, ._3] }

    public init(rawValue: JSONValue) {
        switch rawValue {
        case [1, 2]: self = ._1_2
        case 3: self = ._3
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: JSONValue {
        switch self {
        case ._1_2: [1, 2]
        case ._3: 3
        case .unknown(let rawValue): rawValue
        }
    }
}
