// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/headers/State`
public nonisolated enum StateHeader: OpenEnumeration {
    case new
    case old
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [StateHeader] { [.new, .old] }

    public init(rawValue: String) {
        switch rawValue {
        case "new": self = .new
        case "old": self = .old
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .new: "new"
        case .old: "old"
        case .unknown(let rawValue): rawValue
        }
    }
}
