package import TemplateEngine

/// A view whose values are listed where the view is made. A run makes few of these views. Frequent parts, such as
/// properties, have their own view types, which need no dictionary.
package struct ListedView: KeyedView {
    /// A value of a template, which writes itself to a page.
    package struct Value: Sendable {
        fileprivate let show: @Sendable (inout TemplatePage) -> Void

        package static func leaf(_ text: String) -> Value { Value { $0.leaf(text) } }
        package static func leaf(_ leaf: some TemplateLeaf) -> Value { Value.leaf(leaf.text) }
        package static func flag(_ isSet: Bool) -> Value { Value { $0.flag(isSet) } }
        package static func views(_ views: [ListedView]) -> Value { Value { $0.views(views) } }

        package static func leaves(_ leaves: [some TemplateLeaf & Sendable]) -> Value {
            Value { $0.leaves(leaves) }
        }
    }

    private let values: [ViewKey: Value]

    package init(_ values: [ViewKey: Value]) {
        self.values = values
    }

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        values[key]?.show(&page)
    }
}
