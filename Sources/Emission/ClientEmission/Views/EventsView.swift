import SwiftEmission
import TemplateEngine

/// The code that decodes the messages of a stream, in an extension of the operation.
struct EventsView: KeyedView {
    /// The modifiers: `nonisolated `, or empty.
    var modifiers: String
    var opening: SwiftTypeSpelling
    /// The protocol `StreamableOperation`. The value is nil if the operation itself declares that it is a stream.
    var conformance: SwiftTypeSpelling?
    var access: String
    /// The spelling of the type `EventStreamFormat`, and the value of this type for the stream.
    var formatType: SwiftTypeSpelling
    var format: SwiftExpression
    /// The type `StreamMessage`.
    var message: SwiftTypeSpelling
    var kind: Kind

    enum Kind {
        /// An enumeration with a case for each event name.
        case named(heading: HeadingView, cases: [EventCaseView], catchAll: SwiftIdentifier, string: SwiftTypeSpelling)
        /// One type, with the expression that decodes it.
        case items(SwiftTypeSpelling, SwiftExpression)
    }

    private var isWrapped: Bool {
        let columns = access.utf8.count + formatType.text.utf8.count + format.text.utf8.count
        return SourceLine.indentation + columns + "static var events:  {  }".utf8.count > SourceLine.columnLimit
    }

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .isWrapped: page.flag(isWrapped)
        case .modifiers: page.leaf(modifiers)
        case .opening: page.leaf(opening)
        case .conformances: page.optional(conformance)
        case .access: page.leaf(access)
        case .target: page.leaf(formatType)
        case .value: page.leaf(format)
        case .decoder: page.leaf(message)
        default: show(key, of: kind, on: &page)
        }
    }

    private func show(_ key: ViewKey, of kind: Kind, on page: inout TemplatePage) {
        switch (kind, key) {
        case (.named(let heading, _, _, _), .heading): page.view(heading)
        case (.named(_, let cases, _, _), .cases): page.views(cases)
        case (.named(_, _, let catchAll, _), .catchAll): page.leaf(catchAll.declared)
        case (.named(_, _, let catchAll, _), .catchAllMember): page.leaf(catchAll.member)
        case (.named(_, _, _, let string), .string): page.leaf(string)
        case (.items(let type, _), .type): page.leaf(type)
        case (.items(_, let expression), .function): page.leaf(expression)
        default: break
        }
    }
}

/// A case for the events with the same name.
struct EventCaseView: KeyedView {
    var name: SwiftIdentifier
    var type: SwiftTypeSpelling
    /// The event's name in the stream.
    var key: SwiftLiteral
    /// The expression that decodes the data of the event.
    var value: SwiftExpression

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .name: page.leaf(name.declared)
        case .member: page.leaf(name.member)
        case .type: page.leaf(type)
        case .rawKey: page.leaf(self.key)
        case .value: page.leaf(value)
        default: break
        }
    }
}
