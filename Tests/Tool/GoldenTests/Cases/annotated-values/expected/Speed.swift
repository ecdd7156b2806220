// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// The speed of a link.
///
/// `#/components/schemas/Speed`
public nonisolated enum Speed: OpenEnumeration {
    /// One gigabit per second.
    case speed1G
    /// Ten.
    case ten
    case slower
    case faster
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Speed] { [.speed1G, .ten, .slower, .faster] }

    public init(rawValue: String) {
        switch rawValue {
        case "speed1_g": self = .speed1G
        case "speed10_g": self = .ten
        case "slower": self = .slower
        case "faster": self = .faster
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .speed1G: "speed1_g"
        case .ten: "speed10_g"
        case .slower: "slower"
        case .faster: "faster"
        case .unknown(let rawValue): rawValue
        }
    }
}
