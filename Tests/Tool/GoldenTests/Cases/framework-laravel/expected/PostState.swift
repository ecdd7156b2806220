// Made by gen-dtos from the contract "Laravel". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/PostState`
public nonisolated enum PostState: OpenEnumeration {
    case draft
    case published
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [PostState] { [.draft, .published] }

    public init(rawValue: String) {
        switch rawValue {
        case "draft": self = .draft
        case "published": self = .published
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .draft: "draft"
        case .published: "published"
        case .unknown(let rawValue): rawValue
        }
    }
}
