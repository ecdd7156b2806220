import TemplateEngine

/// An open enumeration over its raw values.
struct EnumerationView: Sendable {
    var documentation: [DocCommentLine]
    var modifiers: String
    var access: String
    var name: SwiftIdentifier
    /// `OpenEnumeration`
    var conformances: SwiftExpression
    var rawType: SwiftTypeSpelling
    var cases: [CaseView]
    var catchAll: SwiftIdentifier
    var allCases: StaticListView?

    var template: TemplateView {
        [
            .documentation: .leaves(documentation),
            .modifiers: .leaf(modifiers),
            .access: .leaf(access),
            .name: .leaf(name.declared),
            .conformances: .leaf(conformances),
            .rawType: .leaf(rawType),
            .cases: .views(cases, \.template),
            .catchAll: .leaf(catchAll.declared),
            .catchAllMember: .leaf(catchAll.member),
            .caseList: .optional(allCases?.template),
        ]
    }
}

struct CaseView: Sendable {
    var documentation: [DocCommentLine]
    var name: SwiftIdentifier
    var value: SwiftLiteral

    var template: TemplateView {
        [
            .documentation: .leaves(documentation),
            .name: .leaf(name.declared),
            .member: .leaf(name.member),
            .value: .leaf(value),
        ]
    }
}
