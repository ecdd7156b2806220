import SwiftEmission
import TemplateEngine

/// The enumeration of the failures of an operation, in an extension of the operation.
struct FailuresView: KeyedView {
    var beginning: NestedTypeView
    var cases: [OutputCaseView]
    /// The spellings of the types `any Error` and `AnsweredError`.
    var error, reader: SwiftTypeSpelling
    /// The cases of the switch, one for each status.
    var answers: [AnswerView]

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .cases: page.views(cases)
        case .value: page.leaf(error)
        case .function: page.leaf(reader)
        case .answers: page.views(answers)
        // If `default` is the only status, there is nothing to choose.
        case .isShort: page.flag(answers.count == 1)
        default: beginning.show(key, on: &page)
        }
    }
}
