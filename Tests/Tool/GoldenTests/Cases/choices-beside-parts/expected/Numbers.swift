// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Numbers`
public nonisolated enum Numbers: OpenEnumeration {
    case _1_0
    case _2_0
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    public static var allCases: [Numbers] { [._1_0, ._2_0] }

    public init(rawValue: JSONValue) {
        switch rawValue {
        case 1.0: self = ._1_0
        case 2.0: self = ._2_0
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: JSONValue {
        switch self {
        case ._1_0: 1.0
        case ._2_0: 2.0
        case .unknown(let rawValue): rawValue
        }
    }
}
