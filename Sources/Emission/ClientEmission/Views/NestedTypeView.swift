import SwiftEmission
import TemplateEngine

/// The beginning of a type in an extension of its operation.
struct NestedTypeView: KeyedView {
    /// The modifiers of the extension: `nonisolated `, or empty.
    var modifiers: String
    /// The type of the operation, which the extension opens.
    var opening: SwiftTypeSpelling
    var heading: HeadingView
    var access: String

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .modifiers: page.leaf(modifiers)
        case .opening: page.leaf(opening)
        case .heading: page.view(heading)
        case .access: page.leaf(access)
        default: break
        }
    }
}

extension DeclarationLowering {
    /// Returns the beginning of this type.
    func nested(
        in operation: [SwiftIdentifier], _ keyword: String, _ conformance: SwiftTypeSpelling, _ documentation: String
    ) -> NestedTypeView {
        let documentation = DocCommentLine.lines(documentation, indentation: indentation)
        return NestedTypeView(
            modifiers: isolation, opening: SwiftTypeSpelling(path: operation),
            heading: heading(keyword, [conformance], documentation: documentation), access: access)
    }
}
