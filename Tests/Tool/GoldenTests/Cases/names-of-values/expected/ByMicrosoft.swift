// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/ByMicrosoft`
public nonisolated enum ByMicrosoft: OpenEnumeration {
    /// The first.
    case alpha
    case b
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [ByMicrosoft] { [.alpha, .b] }

    public init(rawValue: String) {
        switch rawValue {
        case "a": self = .alpha
        case "b": self = .b
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .alpha: "a"
        case .b: "b"
        case .unknown(let rawValue): rawValue
        }
    }
}
