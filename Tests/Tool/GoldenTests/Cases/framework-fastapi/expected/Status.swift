// Made by gen-dtos from the contract "FastAPI". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Status`
public nonisolated enum Status: OpenEnumeration {
    case draft
    case published
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Status] { [.draft, .published] }

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
