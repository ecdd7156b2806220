// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Unusable`
public nonisolated enum Unusable: OpenEnumeration {
    case same
    case y
    case z
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Unusable] { [.same, .y, .z] }

    public init(rawValue: String) {
        switch rawValue {
        case "x": self = .same
        case "y": self = .y
        case "z": self = .z
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .same: "x"
        case .y: "y"
        case .z: "z"
        case .unknown(let rawValue): rawValue
        }
    }
}
