// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Step`
public nonisolated enum Step: OpenEnumeration {
    case _1
    case _2_5
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    public static var allCases: [Step] { [._1, ._2_5] }

    public init(rawValue: JSONValue) {
        switch rawValue {
        case 1: self = ._1
        case 2.5: self = ._2_5
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: JSONValue {
        switch self {
        case ._1: 1
        case ._2_5: 2.5
        case .unknown(let rawValue): rawValue
        }
    }
}
