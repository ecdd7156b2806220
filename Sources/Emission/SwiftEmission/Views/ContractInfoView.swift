package import TemplateEngine

/// The view of `ContractInfo.swift`: the title, version, specification and hash of the contract, and the generator.
package struct ContractInfoView: KeyedView {
    var modifiers: String
    package var access: String
    package var title: SwiftLiteral
    package var version: SwiftLiteral
    package var specification: SwiftLiteral
    var contentHash: SwiftLiteral
    var generator: SwiftLiteral
    /// The type of the runtime with the forms of generated code.
    var form: SwiftTypeSpelling

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .modifiers: page.leaf(modifiers)
        case .access: page.leaf(access)
        case .title: page.leaf(title)
        case .version: page.leaf(version)
        case .specification: page.leaf(specification)
        case .contentHash: page.leaf(contentHash)
        case .generator: page.leaf(generator)
        case .type: page.leaf(form)
        default: break
        }
    }
}
