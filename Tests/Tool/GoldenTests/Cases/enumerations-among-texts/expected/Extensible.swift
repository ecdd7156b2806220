// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Extensible`
public nonisolated enum Extensible: OpenEnumeration {
    case a
    case b
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Extensible] { [.a, .b] }

    /// The contract also allows values that it does not list, so decoding does not report them.
    public static func contractAllows(_ value: Self) -> Bool { true }

    public init(rawValue: String) {
        switch rawValue {
        case "a": self = .a
        case "b": self = .b
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .a: "a"
        case .b: "b"
        case .unknown(let rawValue): rawValue
        }
    }
}
