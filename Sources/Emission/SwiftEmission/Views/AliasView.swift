package import TemplateEngine

/// A type alias.
package struct AliasView: KeyedView {
    package var documentation: [DocCommentLine]
    /// The compiler's warning about a former name, or nil.
    package var deprecation: SwiftLiteral?
    package var access: String
    package var name: SwiftIdentifier
    package var type: SwiftTypeSpelling
    /// The number of columns before the declaration.
    package var indentation: Int

    private var isWrapped: Bool {
        let columns = access.utf8.count + name.declared.utf8.count + type.text.utf8.count
        return indentation + columns + "typealias  = ".utf8.count > SourceLine.columnLimit
    }

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .documentation: page.leaves(documentation)
        case .deprecation: page.optional(deprecation)
        case .access: page.leaf(access)
        case .name: page.leaf(name.declared)
        case .type: page.leaf(type)
        case .isWrapped: page.flag(isWrapped)
        default: break
        }
    }
}
