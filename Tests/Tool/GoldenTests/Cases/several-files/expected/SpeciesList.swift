// Made by gen-dtos from the contract "Zoo". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `common/Species List.yaml`
public nonisolated enum SpeciesList: OpenEnumeration {
    case cat
    case dog
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [SpeciesList] { [.cat, .dog] }

    public init(rawValue: String) {
        switch rawValue {
        case "cat": self = .cat
        case "dog": self = .dog
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .cat: "cat"
        case .dog: "dog"
        case .unknown(let rawValue): rawValue
        }
    }
}
