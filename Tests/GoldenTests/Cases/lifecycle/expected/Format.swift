// Made by gen-dtos from the contract "Books API". Do not edit: change the contract and run gen-dtos.

public import DTORuntime

/// `#/components/schemas/Format`
public nonisolated enum Format: OpenEnumeration {
    case hardcover
    /// Deprecated. The contract dropped it on 2026-02-01; it is kept until 2026-05-02.
    case paperback
    case ebook
    /// A value that the contract does not name; it is kept and written back.
    indirect case unknown(String)

    public static var allCases: [Format] { [.hardcover, .paperback, .ebook] }

    public init(rawValue: String) {
        switch rawValue {
        case "hardcover": self = .hardcover
        case "paperback": self = .paperback
        case "ebook": self = .ebook
        default: self = .unknown(rawValue)
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
