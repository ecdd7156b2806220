// Made by gen-dtos from the contract "Shared enumerations". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Order/properties/state`
public nonisolated enum SendingState: OpenEnumeration {
    case open
    case sent
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [SendingState] { [.open, .sent] }

    public init(rawValue: String) {
        switch rawValue {
        case "open": self = .open
        case "sent": self = .sent
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .open: "open"
        case .sent: "sent"
        case .unknown(let rawValue): rawValue
        }
    }
}
