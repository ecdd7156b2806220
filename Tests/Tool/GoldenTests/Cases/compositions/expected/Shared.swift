// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// What two enumerations share stands once, and is no mistake; what one lists twice is.
///
/// `#/components/schemas/Shared`
public nonisolated enum Shared: OpenEnumeration {
    case a
    case b
    case c
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Shared] { [.a, .b, .c] }

    public init(rawValue: String) {
        switch rawValue {
        case "a": self = .a
        case "b": self = .b
        case "c": self = .c
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .a: "a"
        case .b: "b"
        case .c: "c"
        case .unknown(let rawValue): rawValue
        }
    }
}
