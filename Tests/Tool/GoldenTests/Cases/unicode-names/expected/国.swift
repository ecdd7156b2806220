// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/国`
public nonisolated enum 国: OpenEnumeration {
    case 日本
    case ελλάδα
    case 🇫🇷
    case i̇stanbul
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [国] { [.日本, .ελλάδα, .🇫🇷, .i̇stanbul] }

    public init(rawValue: String) {
        switch rawValue {
        case "日本": self = .日本
        case "Ελλάδα": self = .ελλάδα
        case "🇫🇷": self = .🇫🇷
        case "İstanbul": self = .i̇stanbul
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .日本: "日本"
        case .ελλάδα: "Ελλάδα"
        case .🇫🇷: "🇫🇷"
        case .i̇stanbul: "İstanbul"
        case .unknown(let rawValue): rawValue
        }
    }
}
