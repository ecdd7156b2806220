// Made by gen-dtos from the contract "Extreme numbers". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Small`
public nonisolated enum Small: OpenEnumeration {
    case _0
    case _5e324
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    public static var allCases: [Small] { [._0, ._5e324] }

    public init(rawValue: JSONValue) {
        switch rawValue {
        case 0: self = ._0
        case 0x1p-1074: self = ._5e324
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: JSONValue {
        switch self {
        case ._0: 0
        case ._5e324: 0x1p-1074
        case .unknown(let rawValue): rawValue
        }
    }
}
