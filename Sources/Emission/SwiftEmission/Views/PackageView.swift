package import GenerationSettings
package import TemplateEngine

/// The manifest of a standalone package.
package struct PackageView: KeyedView {
    /// The modules of the package. The first module gives the package its name.
    private struct Modules: KeyedView {
        var module: String
        var options: GenerationOptions

        /// The modules that the module of the client imports, as elements of an array literal.
        private var importedModules: String {
            let libraries = [GenerationOptions.Library.runtime, .client, .signIn].filter(options.uses)
            return libraries.map { "\"\(options.module(of: $0))\"" }.joined(separator: ", ")
        }

        /// The modules that the tests import.
        private var testedModules: [String] {
            let mocks = options.emit.contains(.mocks) ? [module + "Mocks", options.mocksModule] : []
            let client = options.emit.contains(.client) ? [options.clientModule] : []
            return [module, module + "Fixtures", options.runtimeModule] + client + mocks + [options.testingModule]
        }

        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .module: page.leaf(module)
            case .runtime: page.leaf(options.runtimeModule)
            case .testing: page.leaf(options.testingModule)
            case .target: page.leaf(options.clientModule)
            case .mocks: page.leaf(options.mocksModule)
            case .server: page.leaf(options.serverModule)
            case .contract: page.leaf(options.contractModule)
            case .patterns: page.leaf(options.patternModule)
            case .signIn: page.leaf(options.signInModule)
            case .requirements: page.leaf(importedModules)
            case .elements: page.leaves(testedModules.map(SwiftExpression.init(trusted:)))
            default: break
            }
        }
    }

    private let header: [DocCommentLine]
    private let module: String
    private let options: GenerationOptions

    package init(header: [DocCommentLine], module: String, options: GenerationOptions) {
        self.header = header
        self.module = module
        self.options = options
    }

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        let emit = options.emit
        switch key {
        case .header: page.leaves(header)
        case .module: page.leaf(module)
        case .runtime: show(options.uses(.runtime), on: &page)
        case .server: show(options.uses(.server), on: &page)
        case .scenarios: show(emit.contains(.scenarios) && options.uses(.server), on: &page)
        case .models: show(emit.contains(.models) && !emit.contains(.client), on: &page)
        case .client: show(emit.isSuperset(of: [.models, .client]), on: &page)
        case .signIn: show(options.uses(.signIn), on: &page)
        case .fixtures: show(emit.contains(.fixtures), on: &page)
        case .tests: show(emit.contains(.tests), on: &page)
        case .mocks: show(emit.contains(.mocks), on: &page)
        default: break
        }
    }

    private func show(_ isUsed: Bool, on page: inout TemplatePage) {
        page.optional(isUsed ? Modules(module: module, options: options) : nil)
    }
}
