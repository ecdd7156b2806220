// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/parameters/Limit`
public nonisolated enum LimitParameter: OpenEnumeration {
    case _10
    case _20
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    case unknown(Int)

    public static var allCases: [LimitParameter] { [._10, ._20] }

    public init(rawValue: Int) {
        switch rawValue {
        case 10: self = ._10
        case 20: self = ._20
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case ._10: 10
        case ._20: 20
        case .unknown(let rawValue): rawValue
        }
    }
}
