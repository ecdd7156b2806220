import SwiftEmission
import TemplateEngine

/// The client's method for an operation.
struct MethodView: KeyedView {
    /// The modifiers: `nonisolated `, or empty.
    var modifiers: String
    /// The type of the client or of a group.
    var owner: SwiftTypeSpelling
    var documentation: [DocCommentLine]
    /// The message of `@available(*, deprecated, message:)`.
    var deprecation: SwiftLiteral?
    var access: String
    var name: SwiftIdentifier
    var parameters: [ParameterView]
    var parametersAreInline: Bool
    /// The type of the returned value. The value is nil for a function without a value.
    var returned: SwiftTypeSpelling?
    /// Whether callers may ignore the value without a warning of the compiler.
    var isDiscardable: Bool
    /// The effects: ` async throws`, or empty for a stream, which begins when it is read.
    var effects: String
    var call: CallView
    var isThrowing: Bool

    /// The lines of the declaration without its body.
    var signature: [String] {
        let opening = "func \(name.declared)("
        let closing = ")" + effects + (returned.map { " -> \($0.text)" } ?? "")
        let texts = parameters.map(\.text)
        let line = opening + texts.joined(separator: ", ") + closing
        if line.utf8.count <= Self.signatureLimit { return [line] }
        return [opening] + texts.dropLast().map { "    \($0)," } + texts.suffix(1).map { "    " + $0 } + [closing]
    }

    /// The greatest width of a signature in columns. A longer signature has a line for each parameter.
    private static let signatureLimit = 80

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .modifiers: page.leaf(modifiers)
        case .opening: page.leaf(owner)
        case .documentation: page.leaves(documentation)
        case .deprecation: page.optional(deprecation)
        case .access: page.leaf(access)
        case .name: page.leaf(name.declared)
        case .isInline: page.flag(parametersAreInline)
        case .parameters: page.views(parameters)
        case .type: page.optional(returned)
        case .isDiscardable: page.flag(isDiscardable)
        case .closing: page.leaf(effects)
        case .success: page.optional(isThrowing ? call : nil)
        case .failure: page.optional(isThrowing ? nil : call)
        default: break
        }
    }
}
