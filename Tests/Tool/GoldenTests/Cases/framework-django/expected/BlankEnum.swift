// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/BlankEnum`
public nonisolated enum BlankEnum: OpenEnumeration {
    case empty
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [BlankEnum] { [.empty] }

    public init(rawValue: String) {
        switch rawValue {
        case "": self = .empty
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .empty: ""
        case .unknown(let rawValue): rawValue
        }
    }
}
