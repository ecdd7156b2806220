import SwiftSyntax

/// Finds the part of a document from which generated code comes. Generators write this part into comments.
enum CommentSources {
    static let methods: Set<String> = ["GET", "HEAD", "QUERY", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]

    /// The greatest number of lines of a comment that are read, and the greatest length of a line in bytes.
    private static let mostLines = 400, longestLine = 400

    static func sources(in trivia: Trivia) -> [String] {
        var found: [String] = []
        var lines = 0
        for piece in trivia {
            switch piece {
            case .docLineComment(let text), .docBlockComment(let text):
                for line in text.split(separator: "\n").prefix(mostLines - lines) {
                    lines += 1
                    if line.utf8.count <= longestLine, let source = source(in: line) { found.append(source) }
                }
            default: continue
            }
        }
        return found
    }

    private static func source(in line: Substring) -> String? {
        var line = line.drop { " \t/*".contains($0) }
        while let last = line.last, " \t\r".contains(last) { line.removeLast() }
        // Swift OpenAPI Generator and CreateAPI write these comments.
        for start in ["- Remark: HTTP `", "- Remark: Generated from `", "Path: `"] where line.hasPrefix(start) {
            return line.dropFirst(start.count).split(separator: "`").first.map(String.init)
        }
        // OpenAPI Generator writes comments such as `- GET /orders/{id}`.
        let words = line.split(separator: " ")
        guard words.count == 3, words[0] == "-", methods.contains(String(words[1])), words[2].hasPrefix("/") else {
            return nil
        }
        return words[1] + " " + words[2]
    }
}
