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
    var allowsOthers: Bool
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
            .allowsOthers: .flag(allowsOthers),
            .caseList: .optional(allCases?.template),
        ]
    }
}

struct CaseView: Sendable {
    var documentation: [DocCommentLine]
    var name: SwiftIdentifier
    var value: SwiftLiteral
    /// In front of the member's statements.
    var indentation: Int

    var template: TemplateView {
        let columns = indentation + "case .: ".utf8.count + name.member.utf8.count + value.text.utf8.count
        return [
            .documentation: .leaves(documentation),
            .name: .leaf(name.declared),
            .member: .leaf(name.member),
            .value: .leaf(value),
            .assignmentIsWrapped: .flag(columns + "self = ".utf8.count > SourceLine.columnLimit),
            .valueIsWrapped: .flag(columns > SourceLine.columnLimit),
        ]
    }
}
