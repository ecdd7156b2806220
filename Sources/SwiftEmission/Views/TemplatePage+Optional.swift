package import TemplateEngine

// What reaches a template as text. These types escape by construction, and none holds a line ending.
extension SwiftTypeSpelling: TemplateLeaf {}
extension SwiftLiteral: TemplateLeaf {}
extension SwiftExpression: TemplateLeaf {}
extension DocCommentLine: TemplateLeaf {}

extension TemplatePage {
    package mutating func leaf(_ leaf: some TemplateLeaf) {
        self.leaf(leaf.text)
    }

    /// A section that is shown where there is a view, which is the current one there.
    package mutating func optional<View: TemplateView>(_ view: View?) {
        if let view { self.view(view) } else { flag(false) }
    }
}
