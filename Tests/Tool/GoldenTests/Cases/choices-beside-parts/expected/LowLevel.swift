// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/LowLevel`
public nonisolated enum LowLevel: OpenEnumeration {
    case low
    case middle
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    case unknown(Int)

    public static var allCases: [LowLevel] { [.low, .middle] }

    public init(rawValue: Int) {
        switch rawValue {
        case 1: self = .low
        case 2: self = .middle
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .low: 1
        case .middle: 2
        case .unknown(let rawValue): rawValue
        }
    }
}
