package import TemplateEngine

// Templates can show values of these types as text. The initializers of these types escape the content, which has no
// line ending.
extension SwiftTypeSpelling: TemplateLeaf {}
extension SwiftLiteral: TemplateLeaf {}
extension SwiftExpression: TemplateLeaf {}
extension DocCommentLine: TemplateLeaf {}

extension TemplatePage {
    package mutating func leaf(_ leaf: some TemplateLeaf) {
        self.leaf(leaf.text)
    }

    /// Shows a section with the view as the current view, or no section if the view is nil.
    package mutating func optional<View: TemplateView>(_ view: View?) {
        if let view { self.view(view) } else { flag(false) }
    }
}
