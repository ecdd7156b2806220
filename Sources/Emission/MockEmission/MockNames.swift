import ContractModel
import Texts

/// The names of mock documents, by the usual rule for mock files: `mock`, the path with `_` for each `/`, and the
/// method.
///
///     GET /v1/search/isbn → mock_v1_search_isbn_get
///     GET /api/users/{id} → mock_api_users_123_get
///
/// The names are used for files and, with other characters, for Swift constants. So they have only letters, digits, `_`
/// and `-`.
package enum MockNames {
    /// The value of a path's parameter that has no example.
    package static let sample = "123"
    /// The greatest length of a name. A longer name is cut and ends in a hash.
    private static let lengthLimit = 120
    private static let sampleLimit = 40

    /// - Parameter sample: Returns the example of a path's parameter, or nil.
    package static func name(
        method: String, path: String, sample: (_ parameter: String) -> String? = { _ in nil }
    ) -> String {
        let parts = PathTemplate(path).segments.map { segment in
            switch segment {
            case .text(let text): text
            case .parameter(let name): String((sample(name) ?? Self.sample).prefix(sampleLimit))
            }
        }
        let words = ["mock", spelled(parts.joined()), spelled(method.lowercased())]
        let name = words.filter { !$0.isEmpty }.joined(separator: "_")
        return name.utf8.count <= lengthLimit
            ? name : spelled("\(name.prefix(lengthLimit - 9))_\(hash(of: "\(method.lowercased()) \(path)"))")
    }

    /// Returns names for operations whose constants differ from each other, even if case is ignored. All operations
    /// with the same name get a hash of their pointers, so that the order of the document does not matter.
    package static func distinct(_ names: [(name: String, pointer: String)]) -> [String] {
        let counts = Dictionary(names.map { (folded($0.name), 1) }, uniquingKeysWith: +)
        return names.map { name, pointer in
            counts[folded(name), default: 1] == 1 ? name : "\(name)_\(hash(of: pointer))"
        }
    }

    /// Returns the constant of a mock document: `mock_v1_search_isbn_get.404` → `mock_v1_search_isbn_get__404`.
    ///
    /// A name never has two adjacent `_`, so the constant of a name cannot be mistaken for a constant with a suffix.
    package static func constant(_ name: String) -> String {
        String(name.flatMap { $0 == "." ? "__" : $0 == "-" ? "_" : String($0) })
    }

    private static func folded(_ name: String) -> String {
        spelled(constant(name)).lowercased()
    }

    /// Returns the text with `_` in place of all characters except ASCII letters, digits and `-`. Several adjacent
    /// characters become one `_`. At the beginning and the end, these characters are removed.
    private static func spelled(_ text: String) -> String {
        let words = text.split { character in
            !(character.isASCII && (character.isLetter || character.isNumber || character == "-"))
        }
        return words.joined(separator: "_")
    }

    private static func hash(of text: String) -> String {
        StableHash.digits(of: text)
    }
}

// MARK: Names of URLs

extension MockNames {
    /// Whether a name has the form of an operation's name.
    static func isOfOperation(_ name: String) -> Bool {
        let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"]
        return name.hasPrefix("mock_") && methods.contains { name.hasSuffix("_" + $0) }
    }

    /// Whether a name belongs to a URL of the operation: `mock_api_users_456_get` for `GET /api/users/{id}`.
    static func fits(_ name: String, method: String, path: String) -> Bool {
        let parts = pattern(method: method, path: path)
        guard parts.count > 1, let first = parts.first, let last = parts.last, name.hasPrefix(first) else {
            return false
        }
        // Each part is matched at the first place that leaves text before it. A later place would leave less text for
        // the following parts.
        var rest = name.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() {
            guard let found = rest.dropFirst().firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.count > last.count && rest.hasSuffix(last)
    }

    /// Returns the parts of the name around the parameters of the path: `mock_api_users_`, `_get`.
    private static func pattern(method: String, path: String) -> [String] {
        var parts = ["mock_"]
        for segment in PathTemplate(path).segments {
            switch segment {
            case .text(let text): parts[parts.count - 1] += text
            case .parameter: parts.append("")
            }
        }
        parts[parts.count - 1] += "_" + method.lowercased()
        return parts.map { part in
            part.reduce(into: "") { text, character in
                let isWord = character.isASCII && (character.isLetter || character.isNumber || character == "-")
                if isWord { text.append(character) } else if text.last != "_" { text.append("_") }
            }
        }
    }
}
