// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Words`
public nonisolated enum Words: OpenEnumeration {
    case plain
    case _7
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Words] { [.plain, ._7] }

    public init(rawValue: String) {
        switch rawValue {
        case "plain": self = .plain
        case "7": self = ._7
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .plain: "plain"
        case ._7: "7"
        case .unknown(let rawValue): rawValue
        }
    }
}
