import TemplateEngine

/// An open enumeration over its raw values.
struct EnumerationView: Sendable {
    var heading: HeadingView
    var access: String
    var rawType: SwiftTypeSpelling
    var cases: [CaseView]
    var catchAll: SwiftIdentifier
    var allCases: StaticListView?

    var template: TemplateView {
        [
            .heading: .view(heading.template),
            .access: .leaf(access),
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
