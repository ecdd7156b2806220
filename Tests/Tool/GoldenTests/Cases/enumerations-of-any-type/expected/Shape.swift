// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Shape`
public nonisolated enum Shape: OpenEnumeration {
    case _1_2
    case kindSquare
    case leftBracketRightBracket
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    public static var allCases: [Shape] { [._1_2, .kindSquare, .leftBracketRightBracket] }

    public init(rawValue: JSONValue) {
        switch rawValue {
        case [1, 2]: self = ._1_2
        case ["kind": "square"]: self = .kindSquare
        case []: self = .leftBracketRightBracket
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: JSONValue {
        switch self {
        case ._1_2: [1, 2]
        case .kindSquare: ["kind": "square"]
        case .leftBracketRightBracket: []
        case .unknown(let rawValue): rawValue
        }
    }
}
