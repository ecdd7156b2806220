// Made by gen-dtos from the contract "Zoo". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `parameters/sort.yaml`
public nonisolated enum SortParameter: OpenEnumeration {
    case name
    case age
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [SortParameter] { [.name, .age] }

    public init(rawValue: String) {
        switch rawValue {
        case "name": self = .name
        case "age": self = .age
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .name: "name"
        case .age: "age"
        case .unknown(let rawValue): rawValue
        }
    }
}
