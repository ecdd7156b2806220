// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/HAnswer/properties/error`
public nonisolated enum WordedError: OpenEnumeration {
    case bad
    case worse
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [WordedError] { [.bad, .worse] }

    public init(rawValue: String) {
        switch rawValue {
        case "bad": self = .bad
        case "worse": self = .worse
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .bad: "bad"
        case .worse: "worse"
        case .unknown(let rawValue): rawValue
        }
    }
}
