import TemplateEngine

/// An open enumeration over its raw values.
struct EnumerationView: Sendable {
    var heading: HeadingView
    var access: String
    var rawType: SwiftTypeSpelling
    var cases: [CaseView]
    var catchAll: SwiftIdentifier
    /// A value that is not named is stored in a box: it is rare, and a pointer takes less code to copy than a text.
    var isIndirect: Bool
    var allCases: StaticListView?

    var template: TemplateView {
        [
            .heading: .view(heading.template),
            .access: .leaf(access),
            .rawType: .leaf(rawType),
            .cases: .views(cases, \.template),
            .catchAll: .leaf(catchAll.declared),
            .catchAllMember: .leaf(catchAll.member),
            .indirect: .flag(isIndirect),
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
