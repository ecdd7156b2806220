// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Int`
public nonisolated enum Int: OpenEnumeration {
    case one
    case two
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(Swift.String)

    public static var allCases: [Int] { [.one, .two] }

    public init(rawValue: Swift.String) {
        switch rawValue {
        case "one": self = .one
        case "two": self = .two
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Swift.String {
        switch self {
        case .one: "one"
        case .two: "two"
        case .unknown(let rawValue): rawValue
        }
    }
}
