import SwiftEmission
import TemplateEngine

/// The pagination of an operation, in an extension of the operation.
struct PagesView: KeyedView {
    /// The modifiers: `nonisolated `, or empty.
    var modifiers: String
    var operation: SwiftTypeSpelling
    /// The protocol `PagedOperation`.
    var conformance: SwiftTypeSpelling
    var access: String
    /// The type `Pagination`.
    var paginationType: SwiftTypeSpelling
    var pagination: CallView
    var output: SwiftTypeSpelling
    var itemList: SwiftTypeSpelling
    var items: SwiftExpression
    var content: PagedContentView?

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .modifiers: page.leaf(modifiers)
        case .opening: page.leaf(operation)
        case .conformances: page.leaf(conformance)
        case .access: page.leaf(access)
        case .target: page.leaf(paginationType)
        case .function: page.view(pagination)
        case .type: page.leaf(output)
        case .payloadType: page.leaf(itemList)
        case .value: page.leaf(items)
        case .content: if let content { page.view(content) } else { page.flag(false) }
        default: break
        }
    }
}

/// The subscript of a body of several types, with which the client selects a page.
struct PagedContentView: KeyedView {
    /// The modifiers: `nonisolated `, or empty.
    var modifiers: String
    /// The type of the body, which is an optional if the body is optional.
    var opening: SwiftTypeSpelling
    /// The type of the property, without null.
    var type: SwiftTypeSpelling
    /// The cases that have the property.
    var cases: [PagedContentCaseView]
    /// The case of a new body, if the page is set while the body is absent.
    var new: PagedContentCaseView?
    /// Whether there are cases without the property.
    var hasOthers: Bool

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .modifiers: page.leaf(modifiers)
        case .opening: page.leaf(opening)
        case .type: page.leaf(type)
        case .cases: page.views(cases)
        case .initial: if let new { page.view(new) } else { page.flag(false) }
        case .allowsOthers: page.flag(hasOthers)
        default: break
        }
    }
}

/// A case of the body's enumeration that has the property.
struct PagedContentCaseView: KeyedView {
    var name: SwiftIdentifier
    var property: SwiftIdentifier
    /// The type of the case's value.
    var type: SwiftTypeSpelling
    /// Whether the property may be nil.
    var isOptional: Bool
    /// Whether the body is optional.
    var isWrapped: Bool

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .name: page.leaf(name.member)
        case .member: page.leaf(property.member)
        case .target: page.leaf(type)
        case .isOptional: page.flag(isOptional)
        case .isWrapped: page.flag(isWrapped)
        default: break
        }
    }
}
