// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Levels`
public nonisolated enum Levels: OpenEnumeration {
    case _1
    case _2
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    case unknown(Int)

    public static var allCases: [Levels] { [._1, ._2] }

    /// The contract also allows values that it does not list, so decoding does not report them.
    public static func contractAllows(_ value: Self) -> Bool { true }

    public init(rawValue: Int) {
        switch rawValue {
        case 1: self = ._1
        case 2: self = ._2
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case ._1: 1
        case ._2: 2
        case .unknown(let rawValue): rawValue
        }
    }
}
