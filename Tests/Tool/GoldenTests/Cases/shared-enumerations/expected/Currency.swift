// Made by gen-dtos from the contract "Shared enumerations". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Invoice/properties/currency`
public nonisolated enum Currency: OpenEnumeration {
    case eur
    case usd
    case gbp
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Currency] { [.eur, .usd, .gbp] }

    public init(rawValue: String) {
        switch rawValue {
        case "EUR": self = .eur
        case "USD": self = .usd
        case "GBP": self = .gbp
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .eur: "EUR"
        case .usd: "USD"
        case .gbp: "GBP"
        case .unknown(let rawValue): rawValue
        }
    }
}
