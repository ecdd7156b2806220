// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// * `high` - High
/// * `low` - Low
///
/// `#/components/schemas/PriorityEnum`
public nonisolated enum PriorityEnum: OpenEnumeration {
    case high
    case low
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [PriorityEnum] { [.high, .low] }

    public init(rawValue: String) {
        switch rawValue {
        case "high": self = .high
        case "low": self = .low
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .high: "high"
        case .low: "low"
        case .unknown(let rawValue): rawValue
        }
    }
}
