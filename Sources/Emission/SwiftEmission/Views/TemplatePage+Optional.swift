package import TemplateEngine

// These types can be texts in a template. They escape their content when they are made, and contain no line ending.
extension SwiftTypeSpelling: TemplateLeaf {}
extension SwiftLiteral: TemplateLeaf {}
extension SwiftExpression: TemplateLeaf {}
extension DocCommentLine: TemplateLeaf {}

extension TemplatePage {
    package mutating func leaf(_ leaf: some TemplateLeaf) {
        self.leaf(leaf.text)
    }

    /// Shows a section if there is a view. The section then has this view as the current view.
    package mutating func optional<View: TemplateView>(_ view: View?) {
        if let view { self.view(view) } else { flag(false) }
    }
}
