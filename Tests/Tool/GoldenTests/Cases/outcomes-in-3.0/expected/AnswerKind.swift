// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/NumberAnswer/properties/kind`
public nonisolated enum AnswerKind: OpenEnumeration {
    case plain
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [AnswerKind] { [.plain] }

    public init(rawValue: String) {
        switch rawValue {
        case "plain": self = .plain
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .plain: "plain"
        case .unknown(let rawValue): rawValue
        }
    }
}
