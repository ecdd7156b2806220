// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Misaligned`
public nonisolated enum Misaligned: OpenEnumeration {
    case x
    case y
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Misaligned] { [.x, .y] }

    public init(rawValue: String) {
        switch rawValue {
        case "x": self = .x
        case "y": self = .y
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .x: "x"
        case .y: "y"
        case .unknown(let rawValue): rawValue
        }
    }
}
