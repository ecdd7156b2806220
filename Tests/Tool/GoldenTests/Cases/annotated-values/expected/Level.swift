// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Level`
public nonisolated enum Level: OpenEnumeration {
    /// Not much.
    case low
    /// High level. Deprecated.
    case high
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Level] { [.low, .high] }

    public init(rawValue: String) {
        switch rawValue {
        case "low": self = .low
        case "high": self = .high
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .low: "low"
        case .high: "high"
        case .unknown(let rawValue): rawValue
        }
    }
}
