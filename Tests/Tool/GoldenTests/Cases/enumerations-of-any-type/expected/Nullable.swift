// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Nullable`
public nonisolated enum Nullable: OpenEnumeration {
    case on
    case off
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Nullable] { [.on, .off] }

    public init(rawValue: String) {
        switch rawValue {
        case "on": self = .on
        case "off": self = .off
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .on: "on"
        case .off: "off"
        case .unknown(let rawValue): rawValue
        }
    }
}
