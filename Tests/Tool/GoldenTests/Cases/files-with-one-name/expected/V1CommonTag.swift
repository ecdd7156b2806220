// Made by gen-dtos from the contract "Versions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `v1/common.yaml#/Tag`
public nonisolated enum V1CommonTag: OpenEnumeration {
    case tame
    case wild
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [V1CommonTag] { [.tame, .wild] }

    public init(rawValue: String) {
        switch rawValue {
        case "tame": self = .tame
        case "wild": self = .wild
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .tame: "tame"
        case .wild: "wild"
        case .unknown(let rawValue): rawValue
        }
    }
}
