// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/parameters/Mode`
public nonisolated enum ModeParameter: OpenEnumeration {
    case fast
    case slow
    /// A value that the contract does not name; it is kept and written back.
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
