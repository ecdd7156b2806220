// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/NumberAnswer/properties/level`
public nonisolated enum AnswerFailureLevel: OpenEnumeration {
    case fatal
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [AnswerFailureLevel] { [.fatal] }

    public init(rawValue: String) {
        switch rawValue {
        case "fatal": self = .fatal
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .fatal: "fatal"
        case .unknown(let rawValue): rawValue
        }
    }
}
