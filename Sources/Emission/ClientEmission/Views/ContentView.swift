import SwiftEmission
import TemplateEngine

/// The enumeration of a body whose contents have several types, in an extension of the operation.
struct ContentView: KeyedView {
    var beginning: NestedTypeView
    var encoder: SwiftTypeSpelling
    var cases: [ContentCaseView]

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .encoder: page.leaf(encoder)
        case .cases: page.views(cases)
        default: beginning.show(key, on: &page)
        }
    }
}

struct ContentCaseView: KeyedView {
    var documentation: [DocCommentLine]
    var name: SwiftIdentifier
    var type: SwiftTypeSpelling
    var encoding: CallView

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .documentation: page.leaves(documentation)
        case .name: page.leaf(name.declared)
        case .member: page.leaf(name.member)
        case .type: page.leaf(type)
        case .encoding: page.view(encoding)
        default: break
        }
    }
}
