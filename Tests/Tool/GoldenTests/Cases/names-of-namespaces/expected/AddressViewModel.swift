// Made by gen-dtos from the contract "Names of namespaces". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Acme.Orders.Presentation.ViewModels.AddressViewModel`
public nonisolated struct AddressViewModel: DefensiveRecord, Hashable, Sendable {
    public var street: String?
    public var kind: Kind?

    public init(street: String? = nil, kind: Kind? = nil) {
        self.street = street
        self.kind = kind
    }

    public enum CodingKeys: String, RecordKey {
        case street
        case kind
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        street = try fields.optional(.street)
        kind = try fields.optional(.kind)
    }
}

extension AddressViewModel {
    public nonisolated enum Kind: OpenEnumeration {
        case home
        case work
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Kind] { [.home, .work] }

        public init(rawValue: String) {
            switch rawValue {
            case "home": self = .home
            case "work": self = .work
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .home: "home"
            case .work: "work"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
