// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Letters`
public nonisolated enum Letters: OpenEnumeration {
    case b
    case c
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Letters] { [.b, .c] }

    public init(rawValue: String) {
        switch rawValue {
        case "b": self = .b
        case "c": self = .c
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .b: "b"
        case .c: "c"
        case .unknown(let rawValue): rawValue
        }
    }
}
