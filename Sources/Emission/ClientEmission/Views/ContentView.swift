import SwiftEmission
import TemplateEngine

/// The enumeration of a body whose contents have several types, in an extension of the operation.
struct ContentView: KeyedView {
    /// The modifiers: `nonisolated `, or empty.
    var modifiers: String
    var opening: SwiftTypeSpelling
    var heading: HeadingView
    var access: String
    var encoder: SwiftTypeSpelling
    var cases: [ContentCaseView]

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .modifiers: page.leaf(modifiers)
        case .opening: page.leaf(opening)
        case .heading: page.view(heading)
        case .access: page.leaf(access)
        case .encoder: page.leaf(encoder)
        case .cases: page.views(cases)
        default: break
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
