@_spi(Generated) import DTORuntime

/// An issue that a report must contain, with its kind and path.
struct ExpectedIssue: Hashable, CustomStringConvertible {
    var kind: DecodingIssue.Kind
    var path: String

    init(_ kind: DecodingIssue.Kind, at path: IssuePath) {
        self.kind = kind
        self.path = path.text
    }

    /// Creates an issue about the whole document.
    init(_ kind: DecodingIssue.Kind) {
        self.kind = kind
        path = ""
    }

    init(_ issue: DecodingIssue) {
        kind = issue.kind
        path = issue.path
    }

    var description: String {
        "\(kind.rawValue) at \(path.isEmpty ? "the top" : path)"
    }
}

extension [ExpectedIssue] {
    /// The issues for a message: `missing at title, coerced at year`.
    var text: String {
        isEmpty ? "no issue" : map(\.description).joined(separator: ", ")
    }
}

/// The path of an issue as in `DecodingIssue.path`: `works[3].title`, with `["a.b"]` for a key that is not a plain
/// name.
struct IssuePath {
    private(set) var text = ""

    init(_ key: String) {
        self = IssuePath().appending(key)
    }

    private init() {}

    func appending(_ key: String) -> IssuePath {
        var path = self
        if Self.isPlain(key) {
            path.text += text.isEmpty ? key : ".\(key)"
        } else {
            path.text += "[\(JSON.quotedInReports(Self.excerpt(of: key)))]"
        }
        return path
    }

    func appending(_ index: Int) -> IssuePath {
        var path = self
        path.text += "[\(index)]"
        return path
    }

    /// Shortens a key like `DecodingIssue.path` does: a key of more than 80 characters is cut to 79 characters and an
    /// ellipsis.
    private static func excerpt(of key: String) -> String {
        key.count <= 80 ? key : key.prefix(79) + "…"
    }

    private static func isPlain(_ key: String) -> Bool {
        !key.isEmpty && key.utf8.count <= 80
            && key.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || $0.properties.numericType != nil || "_-$@".unicodeScalars.contains($0)
            }
    }
}
