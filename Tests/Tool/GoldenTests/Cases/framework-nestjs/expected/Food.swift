// Made by gen-dtos from the contract "NestJS". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Food`
public nonisolated enum Food: OpenEnumeration {
    case dry
    case wet
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Food] { [.dry, .wet] }

    public init(rawValue: String) {
        switch rawValue {
        case "dry": self = .dry
        case "wet": self = .wet
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .dry: "dry"
        case .wet: "wet"
        case .unknown(let rawValue): rawValue
        }
    }
}
