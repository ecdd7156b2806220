// Made by gen-dtos from the contract "Names of namespaces". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Acme.Payments.Status`
public nonisolated enum AcmePaymentsStatus: OpenEnumeration {
    case due
    case paid
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [AcmePaymentsStatus] { [.due, .paid] }

    public init(rawValue: String) {
        switch rawValue {
        case "due": self = .due
        case "paid": self = .paid
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .due: "due"
        case .paid: "paid"
        case .unknown(let rawValue): rawValue
        }
    }
}
