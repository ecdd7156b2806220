package import GenerationSettings
package import TemplateEngine

/// The manifest of a standalone package.
package struct PackageView: KeyedView {
    /// The modules of the package. The first module gives the package its name.
    package struct Modules: KeyedView {
        package var module: String
        package var runtime: String
        package var testing: String
        package var client: String
        package var server: String
        package var contract: String
        package var patterns: String

        package init(
            module: String, runtime: String, testing: String, client: String, server: String, contract: String,
            patterns: String
        ) {
            self.module = module
            self.runtime = runtime
            self.testing = testing
            self.client = client
            self.server = server
            self.contract = contract
            self.patterns = patterns
        }

        package func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .module: page.leaf(module)
            case .runtime: page.leaf(runtime)
            case .testing: page.leaf(testing)
            case .target: page.leaf(client)
            case .server: page.leaf(server)
            case .contract: page.leaf(contract)
            case .patterns: page.leaf(patterns)
            default: break
            }
        }
    }

    package var header: [DocCommentLine]
    package var modules: Modules
    private let options: GenerationOptions

    package init(header: [DocCommentLine], modules: Modules, options: GenerationOptions) {
        self.header = header
        self.modules = modules
        self.options = options
    }

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        let emit = options.emit
        switch key {
        case .header: page.leaves(header)
        case .module: page.leaf(modules.module)
        case .runtime: page.optional(emit.contains(.models) || options.usesMockServer ? modules : nil)
        case .server: page.optional(options.usesMockServer ? modules : nil)
        case .scenarios: page.optional(emit.contains(.scenarios) && options.usesMockServer ? modules : nil)
        case .models: page.optional(emit.contains(.models) && !emit.contains(.client) ? modules : nil)
        case .client: page.optional(emit.isSuperset(of: [.models, .client]) ? modules : nil)
        case .fixtures: page.optional(emit.contains(.fixtures) ? modules : nil)
        case .tests: page.optional(emit.contains(.tests) && !emit.contains(.mocks) ? modules : nil)
        case .mocks: page.optional(emit.contains(.mocks) ? modules : nil)
        case .mockedTests: page.optional(emit.isSuperset(of: [.tests, .mocks]) ? modules : nil)
        default: break
        }
    }
}
