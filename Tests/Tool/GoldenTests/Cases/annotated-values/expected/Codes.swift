// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Codes`
public nonisolated enum Codes: OpenEnumeration {
    case same
    /// same
    case _2
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    case unknown(Int)

    public static var allCases: [Codes] { [.same, ._2] }

    public init(rawValue: Int) {
        switch rawValue {
        case 1: self = .same
        case 2: self = ._2
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .same: 1
        case ._2: 2
        case .unknown(let rawValue): rawValue
        }
    }
}
