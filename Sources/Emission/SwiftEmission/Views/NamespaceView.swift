package import TemplateEngine

/// A container for types: the namespace of an operation, or an extension of the owning type.
package struct NamespaceView: KeyedView {
    package var documentation: [DocCommentLine]
    /// The beginning of the declaration: `public nonisolated enum SearchByISBN` or `extension WorkDTO`.
    package var opening: SwiftExpression
    package var members: [MemberView]

    /// - Parameter members: The members, sorted by name, so that the order does not depend on the document.
    package init(documentation: [DocCommentLine], opening: SwiftExpression, members: [DeclarationView]) {
        self.documentation = documentation
        self.opening = opening
        self.members = members.indices.map { MemberView(declaration: members[$0], isFollowing: $0 > 0) }
    }

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .documentation: page.leaves(documentation)
        case .opening: page.leaf(opening)
        case .members: page.views(members)
        default: break
        }
    }
}

/// A declaration within braces.
package struct MemberView: KeyedView {
    package var declaration: DeclarationView
    /// Whether another declaration precedes this declaration.
    var isFollowing: Bool

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        if key == .isFollowing { page.flag(isFollowing) } else { declaration.show(key, on: &page) }
    }
}
