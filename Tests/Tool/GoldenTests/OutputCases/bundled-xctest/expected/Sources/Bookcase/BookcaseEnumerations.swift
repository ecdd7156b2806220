// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Format`
public nonisolated enum Format: OpenEnumeration {
    case paper
    case audio
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Format] { [.paper, .audio] }

    public init(rawValue: String) {
        switch rawValue {
        case "paper": self = .paper
        case "audio": self = .audio
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .paper: "paper"
        case .audio: "audio"
        case .unknown(let rawValue): rawValue
        }
    }
}
