import TemplateEngine

/// A place for types: an operation's, or an extension of the type that owns them.
struct NamespaceView: Sendable {
    var documentation: [DocCommentLine]
    /// `public nonisolated enum SearchByISBN` or `extension WorkDTO`
    var opening: SwiftExpression
    /// Sorted by name, so that their order does not depend on the document's.
    var members: [DeclarationView]

    var template: TemplateView {
        [
            .documentation: .leaves(documentation),
            .opening: .leaf(opening),
            .members: .list(members.enumerated().map { .view($1.template(isFollowing: $0 > 0)) }),
        ]
    }
}
