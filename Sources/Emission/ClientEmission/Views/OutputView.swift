import SwiftEmission
import TemplateEngine

/// The type of successful responses with values of several types, in an extension of the operation.
struct OutputView: KeyedView {
    var beginning: NestedTypeView
    var cases: [OutputCaseView]

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .cases: page.views(cases)
        default: beginning.show(key, on: &page)
        }
    }
}

struct OutputCaseView: KeyedView {
    var documentation: [DocCommentLine]
    var name: SwiftIdentifier
    /// The type of the case's value. The value is nil for a response without content.
    var type: SwiftTypeSpelling?

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .documentation: page.leaves(documentation)
        case .name: page.leaf(name.declared)
        case .type: page.optional(type)
        default: break
        }
    }
}
