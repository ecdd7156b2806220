package import DTORuntime
import Foundation

/// The mock documents of each operation. Generated code declares a catalog for its contract.
public struct MockCatalog: Sendable {
    /// The URL of the first server in the contract. Links in the documents lead to this server.
    package let baseURL: String
    /// The operations with their documents.
    package let operations: [MockOperation]
    private let byID: [String: Int]
    private let byName: [String: (operation: Int, document: Int)]

    /// Creates a catalog.
    @_spi(Generated) public init(baseURL: String = "http://localhost", _ operations: [MockOperation]) {
        self.baseURL = baseURL
        self.operations = operations
        byID = Dictionary(operations.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let places = operations.enumerated().flatMap { index, operation in
            operation.documents.enumerated().map { ($1.name, (operation: index, document: $0)) }
        }
        byName = Dictionary(places, uniquingKeysWith: { first, _ in first })
    }

    /// A catalog without documents, like the catalog of a release build.
    public static let empty = MockCatalog([])

    /// Returns the operation with a name, or nil.
    subscript(id: String) -> MockOperation? { byID[id].map { operations[$0] } }

    /// Returns the document with a name, or nil.
    package func document(named name: String) -> MockDocument? {
        byName[name].map { operations[$0.operation].documents[$0.document] }
    }

    /// Returns the operation that a request calls, or nil. If several path templates match, the template with the
    /// fewest parameters is used. A parameter matches one path segment, so an operation with a parameter for several
    /// segments (`/files/{path...}`) is not found.
    ///
    /// - Parameter path: The path of the URL, which may begin with the path of a server.
    package func operation(of method: HTTPMethod, path: String) -> MockOperation? {
        let segments = Self.segments(path)
        let fitting = operations.filter { $0.method == method && Self.fits(Self.segments($0.path), segments) }
        return fitting.min { Self.rank($0.path) < Self.rank($1.path) }
    }

    // MARK: Names

    /// Returns the name of the mock documents for a path: `mock_api_users_123_get` for `GET /api/users/123`.
    package static func name(of method: HTTPMethod, _ path: String) -> String {
        let words = path.split { character in
            !(character.isASCII && (character.isLetter || character.isNumber || character == "-"))
        }
        return (["mock"] + words.map(String.init) + [method.rawValue.lowercased()]).joined(separator: "_")
    }

    /// Returns the operation that is answered by a file, or nil. The name of the file is the name for the operation, or
    /// for a URL that matches its path.
    func operation(ofFile name: String) -> MockOperation? {
        if let own = operations.first(where: { $0.name == name }) { return own }
        let fitting = operations.filter { operation in
            Self.names(of: operation).map { name.wholeMatch(of: $0) != nil } ?? false
        }
        return fitting.min { Self.rank($0.path) < Self.rank($1.path) }
    }

    /// Returns a pattern for the names of files for all URLs of an operation.
    private static func names(of operation: MockOperation) -> Regex<Substring>? {
        var pattern = "mock_"
        var rest = operation.path[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            pattern += spelled(rest[..<open]) + ".+"
            rest = rest[rest.index(after: close)...]
        }
        pattern += spelled(rest) + "_" + spelled(operation.method.rawValue.lowercased()[...])
        return try? Regex(pattern.replacing(/_+/, with: "_+"), as: Substring.self)
    }

    /// Returns the text with `_` for each character that is not an ASCII letter, a digit or a hyphen.
    private static func spelled(_ text: Substring) -> String {
        String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" })
    }

    // MARK: Paths

    private static func segments(_ path: String) -> [Substring] { path.split(separator: "/") }

    private static func fits(_ template: [Substring], _ path: [Substring]) -> Bool {
        guard template.count <= path.count else { return false }
        return zip(template.reversed(), path.reversed()).allSatisfy { part, text in
            guard let open = part.firstIndex(of: "{"), let close = part.lastIndex(of: "}"), open < close else {
                return part == text
            }
            let (head, tail) = (part[..<open], part[part.index(after: close)...])
            return text.count > head.count + tail.count && text.hasPrefix(head) && text.hasSuffix(tail)
        }
    }

    /// Returns the rank of a path. A path with fewer parameters has a lower rank, and then a longer path.
    private static func rank(_ path: String) -> (Int, Int) {
        (path.filter { $0 == "{" }.count, -path.count)
    }
}
