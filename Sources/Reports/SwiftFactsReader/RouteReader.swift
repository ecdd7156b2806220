import SwiftSyntax

/// Reads the URL paths that a property computes, such as the `path` of an enumeration of endpoints.
final class RouteReader: SyntaxVisitor {
    private let owner: String
    private var found: [RouteFacts] = []
    /// The cases that enclose the current node.
    private var cases: [[String]] = []

    private init(_ owner: String) {
        self.owner = owner
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the URL paths in a property. The list is empty if the property's name does not mean a path.
    static func routes(of name: String, in owner: String, _ body: some SyntaxProtocol) -> [RouteFacts] {
        let word = name.lowercased()
        guard ["path", "url", "endpoint", "route"].contains(where: word.contains) else { return [] }
        let reader = RouteReader(owner)
        reader.walk(body)
        return reader.found
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        cases.append(CaseNames.names(in: node.label).sorted())
        return .visitChildren
    }
    override func visitPost(_ node: SwitchCaseSyntax) { cases.removeLast() }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard let text = node.route else { return .skipChildren }
        for name in cases.last.map({ $0.map(Optional.some) }) ?? [nil] {
            found.append(RouteFacts(owner: owner, name: name, route: text))
        }
        return .skipChildren
    }
}

extension StringLiteralExprSyntax {
    /// The greatest length of a path. A longer string is not a path.
    private static let longestRoute = 200

    /// The string with `{}` for each computed part. The value is nil for a string that cannot be a path: an empty or
    /// long string, or a string with white space.
    var route: String? {
        let text = segments.map { $0.as(StringSegmentSyntax.self)?.content.text ?? "{}" }.joined()
        guard !text.isEmpty, text.utf8.count <= Self.longestRoute, !text.contains(where: \.isWhitespace) else {
            return nil
        }
        return text
    }
}
