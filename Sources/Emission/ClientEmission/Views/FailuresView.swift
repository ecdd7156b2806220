import SwiftEmission
import TemplateEngine

/// The enumeration of the failures of an operation, in an extension of the operation.
struct FailuresView: KeyedView {
    /// The modifiers: `nonisolated `, or empty.
    var modifiers: String
    var opening: SwiftTypeSpelling
    var heading: HeadingView
    var access: String
    var cases: [OutputCaseView]
    /// The types `any Error` and `AnsweredError`.
    var error, reader: SwiftTypeSpelling
    /// The cases of the switch, one for each status.
    var answers: [AnswerView]

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .modifiers: page.leaf(modifiers)
        case .opening: page.leaf(opening)
        case .heading: page.view(heading)
        case .access: page.leaf(access)
        case .cases: page.views(cases)
        case .value: page.leaf(error)
        case .function: page.leaf(reader)
        case .answers: page.views(answers)
        default: break
        }
    }
}
