// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/parameters/Mode`
public nonisolated enum ModeParameter: OpenEnumeration {
    case fast
    case slow
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [ModeParameter] { [.fast, .slow] }

    public init(rawValue: String) {
        switch rawValue {
        case "fast": self = .fast
        case "slow": self = .slow
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .fast: "fast"
        case .slow: "slow"
        case .unknown(let rawValue): rawValue
        }
    }
}
