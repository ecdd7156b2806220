// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Phase`
public nonisolated enum Phase: OpenEnumeration {
    case ordered
    case printed
    case bound
    case packed
    case shipped
    case delivered
    case returned
    case repaired
    case resold
    case archived
    case exhibited
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Phase] {
        [
            .ordered, .printed, .bound, .packed, .shipped, .delivered, .returned, .repaired, .resold, .archived,
            .exhibited,
        ]
    }

    public init(rawValue: String) {
        switch rawValue {
        case "ordered": self = .ordered
        case "printed": self = .printed
        case "bound": self = .bound
        case "packed": self = .packed
        case "shipped": self = .shipped
        case "delivered": self = .delivered
        case "returned": self = .returned
        case "repaired": self = .repaired
        case "resold": self = .resold
        case "archived": self = .archived
        case "exhibited": self = .exhibited
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .ordered: "ordered"
        case .printed: "printed"
        case .bound: "bound"
        case .packed: "packed"
        case .shipped: "shipped"
        case .delivered: "delivered"
        case .returned: "returned"
        case .repaired: "repaired"
        case .resold: "resold"
        case .archived: "archived"
        case .exhibited: "exhibited"
        case .unknown(let rawValue): rawValue
        }
    }
}
