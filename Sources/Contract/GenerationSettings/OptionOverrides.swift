/// The options of the command line that override the configuration.
package struct OptionOverrides: Sendable {
    package var module: String?
    package var access: GenerationOptions.AccessLevel?
    package var emit: Set<GenerationOptions.Artifact>?
    package var layout: GenerationOptions.Layout?
    package var standalone = false

    package init(
        module: String? = nil, access: GenerationOptions.AccessLevel? = nil,
        emit: Set<GenerationOptions.Artifact>? = nil, layout: GenerationOptions.Layout? = nil,
        standalone: Bool = false
    ) {
        self.module = module
        self.access = access
        self.emit = emit
        self.layout = layout
        self.standalone = standalone
    }
}

extension GenerationOptions {
    package mutating func apply(_ overrides: OptionOverrides) {
        if let name = overrides.module {
            module = name
            locations["module"] = nil
        }
        access = overrides.access ?? access
        if let artifacts = overrides.emit {
            emit = artifacts
            locations["emit"] = nil
        }
        layout = overrides.layout ?? layout
        standalone = overrides.standalone || standalone
    }
}
