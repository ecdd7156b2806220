import TemplateEngine

/// Another name of a type.
struct AliasView: KeyedView {
    var documentation: [DocCommentLine]
    var access: String
    var name: SwiftIdentifier
    var type: SwiftTypeSpelling
    /// Columns in front of the declaration.
    var indentation: Int

    private var isWrapped: Bool {
        let columns = access.utf8.count + name.declared.utf8.count + type.text.utf8.count
        return indentation + columns + "typealias  = ".utf8.count > SourceLine.columnLimit
    }

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .documentation: page.leaves(documentation)
        case .access: page.leaf(access)
        case .name: page.leaf(name.declared)
        case .type: page.leaf(type)
        case .isWrapped: page.flag(isWrapped)
        default: break
        }
    }
}
