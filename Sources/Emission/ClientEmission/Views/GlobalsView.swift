import SwiftEmission
import TemplateEngine

/// The initializers and methods of a client for the parameters that it has for all operations.
struct GlobalsView: KeyedView {
    /// The modifiers: `nonisolated `, or empty.
    var modifiers: String
    var client: SwiftIdentifier
    var initializers: [Initializer]
    var members: [Member]

    struct Initializer: KeyedView {
        var documentation: [DocCommentLine]
        /// The message of `@available(*, deprecated, message:)`.
        var deprecation: SwiftLiteral?
        var access: String
        /// The parameter for the server, with a comma at the end.
        var start: SwiftExpression
        var parameters: [ParameterView]
        /// The spellings of the types `APIClientProtocol` and `APIClient`.
        var sender, standard: SwiftTypeSpelling
        /// The expression that makes the client's context.
        var context: SwiftExpression
        /// The statements that set the values.
        var assignments: [SwiftExpression]
        /// Whether another initializer comes before this initializer.
        var isFollowing = false

        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .documentation: page.leaves(documentation)
            case .deprecation: page.optional(deprecation)
            case .access: page.leaf(access)
            case .label: page.leaf(start)
            case .parameters: page.views(parameters)
            case .type: page.leaf(sender)
            case .string: page.leaf(standard)
            case .value: page.leaf(context)
            case .assignments: page.leaves(assignments)
            case .isFollowing: page.flag(isFollowing)
            default: break
            }
        }
    }

    /// The method that changes a parameter.
    struct Member: KeyedView {
        var documentation: [DocCommentLine]
        var access: String
        /// The parameter of the method: `tenant: String`.
        var parameter: SwiftExpression
        /// The parameter's name in the document.
        var key: SwiftLiteral
        var encoding: CallView

        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .documentation: page.leaves(documentation)
            case .access: page.leaf(access)
            case .label: page.leaf(parameter)
            case .rawKey: page.leaf(self.key)
            case .encoding: page.view(encoding)
            default: break
            }
        }
    }

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .modifiers: page.leaf(modifiers)
        case .opening: page.leaf(client.declared)
        case .entries: page.views(initializers)
        case .members: page.views(members)
        default: break
        }
    }
}
