import TemplateEngine

/// The manifest of a package that stands alone.
struct PackageView: Sendable {
    /// Its modules; the package is called as the first of them.
    struct Modules: Sendable {
        var module: String
        var runtime: String
        var testing: String

        var template: TemplateView {
            [.module: .leaf(module), .runtime: .leaf(runtime), .testing: .leaf(testing)]
        }
    }

    var header: [DocCommentLine]
    var modules: Modules
    var emit: Set<GenerationOptions.Artifact>
    /// Whether the fixtures are there as JSON files, too.
    var hasTexts: Bool

    var template: TemplateView {
        [
            .header: .leaves(header),
            .module: .leaf(modules.module),
            .models: .optional(emit.contains(.models) ? modules.template : nil),
            .fixtures: .optional(emit.contains(.fixtures) ? fixtures : nil),
            .tests: .optional(emit.contains(.tests) ? modules.template : nil),
        ]
    }

    private var fixtures: TemplateView {
        [.module: .leaf(modules.module), .hasTexts: .flag(hasTexts)]
    }
}
