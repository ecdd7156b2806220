// Made by gen-dtos from the contract "Books API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
public nonisolated enum Level: OpenEnumeration {
    case low
    case middle
    case high
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    case unknown(Int)

    public static var allCases: [Level] { [.low, .middle, .high] }

    public init(rawValue: Int) {
        switch rawValue {
        case 1: self = .low
        case 2: self = .middle
        case 3: self = .high
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .low: 1
        case .middle: 2
        case .high: 3
        case .unknown(let rawValue): rawValue
        }
    }
}
