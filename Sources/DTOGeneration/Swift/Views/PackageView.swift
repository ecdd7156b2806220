import TemplateEngine

/// The manifest of a package that stands alone.
struct PackageView: KeyedView {
    /// Its modules; the package is called as the first of them.
    struct Modules: KeyedView {
        var module: String
        var runtime: String
        var testing: String

        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .module: page.leaf(module)
            case .runtime: page.leaf(runtime)
            case .testing: page.leaf(testing)
            default: break
            }
        }
    }

    var header: [DocCommentLine]
    var modules: Modules
    var emit: Set<GenerationOptions.Artifact>

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .header: page.leaves(header)
        case .module: page.leaf(modules.module)
        case .models: page.optional(emit.contains(.models) ? modules : nil)
        case .fixtures: page.optional(emit.contains(.fixtures) ? modules : nil)
        case .tests: page.optional(emit.contains(.tests) ? modules : nil)
        default: break
        }
    }
}
