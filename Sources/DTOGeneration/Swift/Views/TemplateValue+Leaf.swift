import TemplateEngine

/// What reaches a template as text. The conforming types escape by construction, and none holds a line ending.
protocol TemplateLeaf: Sendable {
    var text: String { get }
}

extension SwiftTypeSpelling: TemplateLeaf {}
extension SwiftLiteral: TemplateLeaf {}
extension SwiftExpression: TemplateLeaf {}
extension DocCommentLine: TemplateLeaf {}

extension TemplateValue {
    static func leaf(_ leaf: some TemplateLeaf) -> TemplateValue {
        .leaf(leaf.text)
    }

    static func leaves(_ leaves: [some TemplateLeaf]) -> TemplateValue {
        .list(leaves.map { .leaf($0.text) })
    }

    /// A section that is shown where there is a leaf, which is its current element.
    static func optional(_ leaf: (some TemplateLeaf)?) -> TemplateValue {
        .list(leaf.map { [.leaf($0.text)] } ?? [])
    }

    static func optional(_ view: TemplateView?) -> TemplateValue {
        view.map(TemplateValue.view) ?? .flag(false)
    }

    static func views<View>(_ views: [View], _ template: (View) -> TemplateView) -> TemplateValue {
        .list(views.map { .view(template($0)) })
    }
}
