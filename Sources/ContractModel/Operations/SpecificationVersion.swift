/// The version of the OpenAPI Specification that a document follows, and what later stages need to know of the differences.
public enum SpecificationVersion: Hashable, CaseIterable, Sendable {
    /// OpenAPI 2.0, called Swagger.
    case swagger20
    case openAPI30
    /// From 3.1 on schemas are JSON Schema 2020-12.
    case openAPI31
    /// 3.2, and what later versions are read as.
    case openAPI32

    /// - Parameter text: the value of `openapi:` or `swagger:`, such as `3.1.0`; patch and minor version may be missing.
    public init?(_ text: String) {
        switch Self.numbers(in: text) {
        case [2], [2, 0]: self = .swagger20
        case [3], [3, 0]: self = .openAPI30
        case [3, 1]: self = .openAPI31
        case let numbers where numbers.count == 2 && numbers[0] == 3: self = .openAPI32
        default: return nil
        }
    }

    /// Whether the text names a version that is read as an earlier one.
    public static func isUnknown(_ text: String) -> Bool {
        let numbers = numbers(in: text)
        return numbers.count == 2 && numbers[0] == 3 && numbers[1] > 2
    }

    /// Major and minor version, as far as the text has them.
    private static func numbers(in text: String) -> [Int] {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).prefix(2)
        let numbers = parts.compactMap { Int($0) }
        return numbers.count == parts.count && numbers.allSatisfy { $0 >= 0 } ? numbers : []
    }

    /// Where the document keeps its named schemas, as JSON pointer tokens.
    public var schemasPointer: [String] {
        self == .swagger20 ? ["definitions"] : ["components", "schemas"]
    }

    /// For messages.
    public var words: String {
        switch self {
        case .swagger20: "2.0"
        case .openAPI30: "3.0"
        case .openAPI31: "3.1"
        case .openAPI32: "3.2"
        }
    }

    /// Keywords beside `$ref` count since 3.1 (2.0 and 3.0: "any sibling elements of a $ref are ignored").
    public var ignoresSiblingsOfReferences: Bool {
        self == .swagger20 || self == .openAPI30
    }
}
