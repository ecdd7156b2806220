// Made by gen-dtos from the contract "Conformances". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/State`
public nonisolated enum State: OpenEnumeration, CodingKeyRepresentable {
    case open
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [State] { [.open] }

    public init(rawValue: String) {
        switch rawValue {
        case "open": self = .open
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .open: "open"
        case .unknown(let rawValue): rawValue
        }
    }
}
