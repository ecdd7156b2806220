import TemplateEngine

/// What the module was made from: the one place where the contract's version stands.
struct ContractInfoView: KeyedView {
    var modifiers: String
    var access: String
    var title: SwiftLiteral
    var version: SwiftLiteral
    var specification: SwiftLiteral
    var contentHash: SwiftLiteral
    var generator: SwiftLiteral

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .modifiers: page.leaf(modifiers)
        case .access: page.leaf(access)
        case .title: page.leaf(title)
        case .version: page.leaf(version)
        case .specification: page.leaf(specification)
        case .contentHash: page.leaf(contentHash)
        case .generator: page.leaf(generator)
        default: break
        }
    }
}
