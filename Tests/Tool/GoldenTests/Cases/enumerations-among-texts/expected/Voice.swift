// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A voice that we know.
///
/// `#/components/schemas/Voice`
public nonisolated enum Voice: OpenEnumeration {
    case calm
    case loud
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Voice] { [.calm, .loud] }

    /// The contract also allows values that it does not list, so decoding does not report them.
    public static func contractAllows(_ value: Self) -> Bool { true }

    public init(rawValue: String) {
        switch rawValue {
        case "calm": self = .calm
        case "loud": self = .loud
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .calm: "calm"
        case .loud: "loud"
        case .unknown(let rawValue): rawValue
        }
    }
}
