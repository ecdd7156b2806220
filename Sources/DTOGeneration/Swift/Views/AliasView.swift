import TemplateEngine

/// Another name of a type.
struct AliasView: Sendable {
    var documentation: [DocCommentLine]
    var access: String
    var name: SwiftIdentifier
    var type: SwiftTypeSpelling

    var template: TemplateView {
        [
            .documentation: .leaves(documentation),
            .access: .leaf(access),
            .name: .leaf(name.declared),
            .type: .leaf(type),
        ]
    }
}
