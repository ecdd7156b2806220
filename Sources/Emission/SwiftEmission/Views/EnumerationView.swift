package import TemplateEngine

/// An open enumeration over its raw values.
package struct EnumerationView: KeyedView {
    package var heading: HeadingView
    package var access: String
    package var rawType: SwiftTypeSpelling
    package var cases: [CaseView]
    package var catchAll: SwiftIdentifier
    /// Whether the case for unlisted values is stored in a box. The case is rare, and copying a pointer needs less code
    /// than copying a string.
    var isIndirect: Bool
    package var allowsOthers: Bool
    package var allCases: StaticListView?
    /// The cases about which the compiler warns, or nil if there are none.
    var deprecatedCases: StaticListView?

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .heading: page.view(heading)
        case .access: page.leaf(access)
        case .rawType: page.leaf(rawType)
        case .cases: page.views(cases)
        // The generated code makes the deprecated cases without their names, because a name causes a warning.
        case .currentCases: page.views(cases.filter { $0.deprecation == nil })
        case .deprecatedCases: page.optional(deprecatedCases)
        case .catchAll: page.leaf(catchAll.declared)
        case .catchAllMember: page.leaf(catchAll.member)
        case .indirect: page.flag(isIndirect)
        case .allowsOthers: page.flag(allowsOthers)
        case .caseList: page.optional(allCases)
        default: break
        }
    }
}

/// A case of an enumeration.
package struct CaseView: KeyedView {
    package var documentation: [DocCommentLine]
    /// The message of `@available(*, deprecated, message:)`.
    package var deprecation: SwiftLiteral?
    package var name: SwiftIdentifier
    package var value: SwiftLiteral
    var assignmentIsWrapped: Bool
    var valueIsWrapped: Bool

    /// - Parameter indentation: The number of columns before the member's statements.
    package init(
        documentation: [DocCommentLine], deprecation: SwiftLiteral?, name: SwiftIdentifier, value: SwiftLiteral,
        indentation: Int
    ) {
        self.documentation = documentation
        self.deprecation = deprecation
        self.name = name
        self.value = value
        let columns = indentation + "case .: ".utf8.count + name.member.utf8.count + value.text.utf8.count
        assignmentIsWrapped = columns + "self = ".utf8.count > SourceLine.columnLimit
        valueIsWrapped = columns > SourceLine.columnLimit
    }

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .documentation: page.leaves(documentation)
        case .deprecation: page.optional(deprecation)
        case .name: page.leaf(name.declared)
        case .member: page.leaf(name.member)
        case .value: page.leaf(value)
        case .assignmentIsWrapped: page.flag(assignmentIsWrapped)
        case .valueIsWrapped: page.flag(valueIsWrapped)
        default: break
        }
    }
}
