// Made by gen-dtos from the contract "Names of namespaces". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Acme.Orders.Status`
public nonisolated enum AcmeOrdersStatus: OpenEnumeration {
    case open
    case sent
    /// A value that the contract does not name; it is kept and written back.
    indirect case unknown(String)

    public static var allCases: [AcmeOrdersStatus] { [.open, .sent] }

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
