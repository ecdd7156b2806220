import TemplateEngine

/// Another name of a type.
struct AliasView: Sendable {
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

    var template: TemplateView {
        [
            .documentation: .leaves(documentation),
            .access: .leaf(access),
            .name: .leaf(name.declared),
            .type: .leaf(type),
            .isWrapped: .flag(isWrapped),
        ]
    }
}
