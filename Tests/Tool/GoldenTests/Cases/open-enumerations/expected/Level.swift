// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Level`
public nonisolated enum Level: OpenEnumeration {
    case _0
    case _1
    case minus1
    case _10
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    case unknown(Int)

    public static var allCases: [Level] { [._0, ._1, .minus1, ._10] }

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = ._0
        case 1: self = ._1
        case -1: self = .minus1
        case 10: self = ._10
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case ._0: 0
        case ._1: 1
        case .minus1: -1
        case ._10: 10
        case .unknown(let rawValue): rawValue
        }
    }
}
