// Made by gen-dtos from the contract "Swashbuckle". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/OrderStatus`
public nonisolated enum OrderStatus: OpenEnumeration {
    case open
    case sent
    case cancelled
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    case unknown(Int)

    public static var allCases: [OrderStatus] { [.open, .sent, .cancelled] }

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .open
        case 1: self = .sent
        case 2: self = .cancelled
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .open: 0
        case .sent: 1
        case .cancelled: 2
        case .unknown(let rawValue): rawValue
        }
    }
}
