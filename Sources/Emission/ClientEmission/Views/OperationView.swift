import SwiftEmission
import TemplateEngine

/// The struct of an operation.
struct OperationView: KeyedView {
    var heading: HeadingView
    var access: String
    var properties: [PropertyView]
    var parameters: [ParameterView]
    var parametersAreInline: Bool
    /// The spellings of the types `APIEndpoint`, `RequestEncoder` and `RawResponse`.
    var endpointType, encoder, decoder: SwiftTypeSpelling
    var endpoint: CallView
    /// The calls that encode, one for each parameter and one for the body.
    var encodings: [CallView]
    /// The type of a successful response's body. The value is nil for a response without a body.
    var output: SwiftTypeSpelling?
    var answers: AnswersView

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .heading: page.view(heading)
        case .access: page.leaf(access)
        case .properties: page.views(properties)
        case .hasParameters: page.flag(!parameters.isEmpty)
        case .isInline: page.flag(parametersAreInline)
        case .parameters: page.views(parameters)
        case .endpointType: page.leaf(endpointType)
        case .endpoint: page.view(endpoint)
        case .encoder: page.leaf(encoder)
        case .decoder: page.leaf(decoder)
        case .hasContainer: page.flag(!encodings.isEmpty)
        case .encodings: page.views(encodings)
        case .type: page.optional(output)
        case .answers: page.view(answers)
        default: break
        }
    }
}

/// The code that decodes a response: a success and one kind of failure, or a case for each status.
struct AnswersView: KeyedView {
    /// The statement after the guard, which decodes a success. The value is nil for a success without a body.
    var success: SwiftExpression?
    /// The statement for every failure. If failures are decoded in several ways, `cases` contains their statements and
    /// the statement of the success.
    var failure = SwiftExpression(trusted: "")
    var cases: [AnswerView] = []

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .isShort: page.flag(cases.isEmpty)
        case .success: page.optional(success)
        case .failure: page.leaf(failure)
        case .cases: page.views(cases)
        default: break
        }
    }
}

/// A case such as `case 404: throw response.failure(Problem.self)`.
struct AnswerView: KeyedView {
    /// The pattern: `case 404` or `default`.
    var pattern: SwiftExpression
    var statement: SwiftExpression
    /// The number of columns before the case.
    var indentation: Int

    private var isWrapped: Bool {
        indentation + pattern.text.utf8.count + statement.text.utf8.count + 2 > SourceLine.columnLimit
    }

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .name: page.leaf(pattern)
        case .value: page.leaf(statement)
        case .isWrapped: page.flag(isWrapped)
        default: break
        }
    }
}
