import SwiftEmission
import TemplateEngine

/// The client's own declaration, with its servers.
struct ClientView: KeyedView {
    var heading: HeadingView
    var access: String
    var context: SwiftTypeSpelling
    var server: HeadingView
    var servers: [ServerView]
    var standard: SwiftExpression
    var string: SwiftTypeSpelling

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .heading: page.view(heading)
        case .access: page.leaf(access)
        case .type: page.leaf(context)
        case .server: page.view(server)
        case .servers: page.views(servers)
        case .name: page.leaf(server.name.declared)
        case .initial: page.leaf(standard)
        case .string: page.leaf(string)
        default: break
        }
    }
}

/// A group of operations: the client's property, and its type.
struct GroupView: KeyedView {
    /// The modifiers: `nonisolated `, or empty.
    var modifiers: String
    var access: String
    var client: SwiftIdentifier
    var documentation: [DocCommentLine]
    var property: SwiftIdentifier
    var heading: HeadingView

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .modifiers: page.leaf(modifiers)
        case .access: page.leaf(access)
        case .opening: page.leaf(client.declared)
        case .documentation: page.leaves(documentation)
        case .name: page.leaf(property.declared)
        case .type: page.leaf(heading.name.declared)
        case .heading: page.view(heading)
        default: break
        }
    }
}

/// A case of the enumeration of servers.
struct ServerView: KeyedView {
    var documentation: [DocCommentLine]
    var name: SwiftIdentifier
    /// The parameters: `(region: String = "eu")`. The value is nil for a server without variables.
    var parameters: SwiftExpression?
    /// The pattern that binds the parameters: `(let region)`.
    var pattern: SwiftExpression?
    /// The URL, as a literal with the variables' values.
    var url: SwiftExpression

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .documentation: page.leaves(documentation)
        case .name: page.leaf(name.declared)
        case .member: page.leaf(name.member)
        case .arguments: page.optional(parameters)
        case .target: page.optional(pattern)
        case .value: page.leaf(url)
        default: break
        }
    }
}

/// An extension that adds a conformance: `extension ApiError: APIFailure {}`.
struct ConformanceView: KeyedView {
    /// The modifiers: `nonisolated `, or empty.
    var modifiers: String
    var name: SwiftTypeSpelling
    var conformance: SwiftTypeSpelling
    /// The declaration of the member, or nil for an extension without members.
    var member: SwiftExpression?

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .modifiers: page.leaf(modifiers)
        case .name: page.leaf(name)
        case .conformances: page.leaf(conformance)
        case .isShort: page.flag(member == nil)
        case .member: page.leaf(member ?? SwiftExpression(trusted: ""))
        default: break
        }
    }
}

/// A security scheme as a constant.
struct SchemeView: KeyedView {
    /// The access modifier: `public `, or empty for a constant that only the client itself uses.
    var access: String
    var documentation: [DocCommentLine]
    var name: SwiftIdentifier
    var value: SwiftExpression

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .access: page.leaf(access)
        case .documentation: page.leaves(documentation)
        case .name: page.leaf(name.declared)
        case .value: page.leaf(value)
        default: break
        }
    }
}

/// Constants for the schemes of a contract.
struct SchemesView: KeyedView {
    /// The modifiers: `nonisolated `, or empty.
    var modifiers: String
    var type: SwiftTypeSpelling
    var schemes: [SchemeView]

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .modifiers: page.leaf(modifiers)
        case .type: page.leaf(type)
        case .members: page.views(schemes)
        default: break
        }
    }
}
