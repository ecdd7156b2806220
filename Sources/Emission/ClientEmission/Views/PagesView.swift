import SwiftEmission
import TemplateEngine

/// The rule for the pages of an operation, in an extension of the operation.
struct PagesView: KeyedView {
    /// `nonisolated `
    var modifiers: String
    var operation: SwiftTypeSpelling
    /// `PagedOperation`
    var conformance: SwiftTypeSpelling
    var access: String
    /// `Pagination`
    var paginationType: SwiftTypeSpelling
    var pagination: CallView
    var output: SwiftTypeSpelling
    var itemList: SwiftTypeSpelling
    var items: SwiftExpression

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
        default: break
        }
    }
}
