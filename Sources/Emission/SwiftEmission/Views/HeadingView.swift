package import TemplateEngine

/// The part of a type before its braces: its comment, its name and its conformances.
package struct HeadingView: KeyedView {
    package var documentation: [DocCommentLine]
    /// The modifiers: `public nonisolated `.
    var modifiers: String
    /// The keyword: `struct` or `enum`.
    package var keyword: String
    package var name: SwiftIdentifier
    /// The generic parameters: `Payload: Codable & Hashable & Sendable`.
    var genericParameters: SwiftExpression?
    package var conformances: SwiftExpression
    /// The number of columns before the declaration.
    package var indentation: Int

    private var isWrapped: Bool {
        let generics = genericParameters.map { $0.text.utf8.count + 2 } ?? 0
        let columns = modifiers.utf8.count + keyword.utf8.count + name.declared.utf8.count + generics
        return indentation + columns + conformances.text.utf8.count + " :  {".utf8.count > SourceLine.columnLimit
    }

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .documentation: page.leaves(documentation)
        case .modifiers: page.leaf(modifiers)
        case .keyword: page.leaf(keyword)
        case .name: page.leaf(name.declared)
        case .genericParameters: page.optional(genericParameters)
        case .conformances: page.leaf(conformances)
        case .isWrapped: page.flag(isWrapped)
        default: break
        }
    }
}
