// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Named`
public nonisolated enum Named: OpenEnumeration {
    /// The first.
    case first
    /// The second.
    case second
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    case unknown(Int)

    public static var allCases: [Named] { [.first, .second] }

    public init(rawValue: Int) {
        switch rawValue {
        case 1: self = .first
        case 2: self = .second
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .first: 1
        case .second: 2
        case .unknown(let rawValue): rawValue
        }
    }
}
