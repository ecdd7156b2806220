// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/ByNames`
public nonisolated enum ByNames: OpenEnumeration {
    /// A little.
    case low
    /// A lot.
    case high
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    case unknown(Int)

    public static var allCases: [ByNames] { [.low, .high] }

    public init(rawValue: Int) {
        switch rawValue {
        case 1: self = .low
        case 2: self = .high
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .low: 1
        case .high: 2
        case .unknown(let rawValue): rawValue
        }
    }
}
