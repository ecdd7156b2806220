// Made by gen-dtos from the contract "Books API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Format`
public nonisolated enum Format: DeprecatingEnumeration {
    case hardcover
    @available(*, deprecated, message: "Removed from the contract on 2026-02-01, and kept until 2026-05-02.")
    case paperback
    case ebook
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Format] { [.hardcover, Format(rawValue: "paperback"), .ebook] }

    @available(*, deprecated)
    public static var deprecatedCases: [Format] { [.paperback] }

    public init(rawValue: String) {
        switch rawValue {
        case "hardcover": self = .hardcover
        case "ebook": self = .ebook
        default: self = .deprecatedCase(of: rawValue) ?? .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .hardcover: "hardcover"
        case .paperback: "paperback"
        case .ebook: "ebook"
        case .unknown(let rawValue): rawValue
        }
    }
}
