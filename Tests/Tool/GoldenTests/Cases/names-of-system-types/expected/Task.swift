// Made by gen-dtos from the contract "Names of system types". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Task`
public nonisolated enum Task: OpenEnumeration {
    case open
    case done
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Task] { [.open, .done] }

    public init(rawValue: String) {
        switch rawValue {
        case "open": self = .open
        case "done": self = .done
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .open: "open"
        case .done: "done"
        case .unknown(let rawValue): rawValue
        }
    }
}
