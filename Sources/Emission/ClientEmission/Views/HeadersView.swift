import SwiftEmission
import TemplateEngine

/// The headers of a successful response, in an extension of its operation.
struct HeadersView: KeyedView {
    var beginning: NestedTypeView
    /// The type `HTTPHeaders`.
    var type: SwiftTypeSpelling
    var properties: [HeaderView]

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .type: page.leaf(type)
        case .properties: page.views(properties)
        default: beginning.show(key, on: &page)
        }
    }
}

/// A property such as `var rateLimit: Int? { value(json: "X-Rate-Limit") }`.
struct HeaderView: KeyedView {
    var documentation: [DocCommentLine]
    var access: String
    var name: SwiftIdentifier
    var type: SwiftTypeSpelling
    /// The expression that decodes the header.
    var value: SwiftExpression
    /// The number of columns before the property.
    var indentation: Int

    private var isWrapped: Bool {
        let parts = [access, name.declared, type.text, value.text]
        let columns = parts.reduce("var :  {  }".utf8.count) { $0 + $1.utf8.count }
        return indentation + columns > SourceLine.columnLimit
    }

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .documentation: page.leaves(documentation)
        case .access: page.leaf(access)
        case .name: page.leaf(name.declared)
        case .type: page.leaf(type)
        case .value: page.leaf(value)
        case .isShort: page.flag(!isWrapped)
        case .isWrapped: page.flag(isWrapped)
        default: break
        }
    }
}
