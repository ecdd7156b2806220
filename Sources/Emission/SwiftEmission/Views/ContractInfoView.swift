package import TemplateEngine

/// The title and version of the contract. Only this file of the module has them.
package struct ContractInfoView: KeyedView {
    var modifiers: String
    package var access: String
    package var title: SwiftLiteral
    package var version: SwiftLiteral
    package var specification: SwiftLiteral
    var contentHash: SwiftLiteral
    var generator: SwiftLiteral

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
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
