import TemplateEngine

/// What the module was made from: the one place where the contract's version stands.
struct ContractInfoView: Sendable {
    var modifiers: String
    var access: String
    var title: SwiftLiteral
    var version: SwiftLiteral
    var specification: SwiftLiteral
    var contentHash: SwiftLiteral
    var generator: SwiftLiteral

    var template: TemplateView {
        [
            .modifiers: .leaf(modifiers),
            .access: .leaf(access),
            .title: .leaf(title),
            .version: .leaf(version),
            .specification: .leaf(specification),
            .contentHash: .leaf(contentHash),
            .generator: .leaf(generator),
        ]
    }
}
