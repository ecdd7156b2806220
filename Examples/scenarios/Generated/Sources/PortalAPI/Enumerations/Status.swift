// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Status`
public nonisolated enum Status: OpenEnumeration {
    case alive
    case dead
    case unknown
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unrecognized(String)

    public static var allCases: [Status] { [.alive, .dead, .unknown] }

    public init(rawValue: String) {
        switch rawValue {
        case "Alive": self = .alive
        case "Dead": self = .dead
        case "unknown": self = .unknown
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .alive: "Alive"
        case .dead: "Dead"
        case .unknown: "unknown"
        case .unrecognized(let rawValue): rawValue
        }
    }
}
