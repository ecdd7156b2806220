/// The OpenAPI version that a document follows. Later stages use it where the versions differ.
public enum SpecificationVersion: Hashable, CaseIterable, Sendable {
    /// OpenAPI 2.0, also called Swagger.
    case swagger20
    case openAPI30
    /// OpenAPI 3.1. From this version on, schemas are JSON Schema 2020-12.
    case openAPI31
    /// OpenAPI 3.2. Later versions are read like OpenAPI 3.2.
    case openAPI32

    /// Reads a version.
    ///
    /// - Parameter text: The value of `openapi:` or `swagger:`, such as `3.1.0`. The minor and patch version may be
    ///   missing.
    public init?(_ text: String) {
        switch Self.numbers(in: text) {
        case [2], [2, 0]: self = .swagger20
        case [3], [3, 0]: self = .openAPI30
        case [3, 1]: self = .openAPI31
        case let numbers where numbers.count == 2 && numbers[0] == 3: self = .openAPI32
        default: return nil
        }
    }

    /// Whether the text is a version after 3.2, which is read like 3.2.
    public static func isUnknown(_ text: String) -> Bool {
        let numbers = numbers(in: text)
        return numbers.count == 2 && numbers[0] == 3 && numbers[1] > 2
    }

    /// Returns the major version, and the minor version if the text has it. Returns an empty list if one of these
    /// versions is not a number.
    private static func numbers(in text: String) -> [Int] {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).prefix(2)
        let numbers = parts.compactMap { Int($0) }
        return numbers.count == parts.count && numbers.allSatisfy { $0 >= 0 } ? numbers : []
    }

    /// The place of named schemas in a document of this version, as the tokens of a JSON pointer.
    public var schemasPointer: [String] {
        self == .swagger20 ? ["definitions"] : ["components", "schemas"]
    }

    /// The version as messages write it.
    public var words: String {
        switch self {
        case .swagger20: "2.0"
        case .openAPI30: "3.0"
        case .openAPI31: "3.1"
        case .openAPI32: "3.2"
        }
    }

    /// Whether keywords next to `$ref` are ignored. The specifications of OpenAPI 2.0 and 3.0 say: "any sibling
    /// elements of a $ref are ignored".
    public var ignoresSiblingsOfReferences: Bool {
        self == .swagger20 || self == .openAPI30
    }
}
