// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/paths/~1{tenant}~1books/delete/parameters/region`
public nonisolated enum Region: OpenEnumeration {
    case eu
    case us
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Region] { [.eu, .us] }

    public init(rawValue: String) {
        switch rawValue {
        case "eu": self = .eu
        case "us": self = .us
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .eu: "eu"
        case .us: "us"
        case .unknown(let rawValue): rawValue
        }
    }
}
