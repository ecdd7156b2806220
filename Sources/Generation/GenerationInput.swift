package import Concurrency
package import ContractModel
package import Diagnostics
package import Files
package import GenerationSettings
package import YAMLTree

/// Everything that a run depends on.
package struct GenerationInput: Sendable {
    package var document: SourceFile
    /// The files that it refers to.
    package var files: FileLoader
    /// Where what is made goes.
    package var store = FileStore.memory
    package var configuration: Configuration?
    /// Templates that replace the built-in ones, by file name.
    package var templates: [SourceFile]
    package var overrides: OptionOverrides
    package var limits: YAMLLimits
    /// `contract.lock` of the output folder; nil where there is none.
    package var lock: SourceFile?
    /// JSON by hand in the folder of mocks, which goes before what is made.
    package var mockFiles: [SourceFile] = []
    /// Whether a lock that is another contract's counts as none, because nothing goes where it stands; otherwise it is an error.
    package var passesOverOtherPast = false
    /// The day that a change of the contract is given; asked for only where there is one to note. Nil where nothing is to be noted.
    package var today: @Sendable () -> CalendarDay? = { nil }
    /// What is due on this day is kept no longer.
    package var pruningDay: CalendarDay?
    package var workers: Workers
    package var build: GeneratorBuild

    package init(
        document: SourceFile, files: FileLoader = .none, configuration: Configuration? = nil,
        templates: [SourceFile] = [],
        overrides: OptionOverrides = OptionOverrides(), limits: YAMLLimits = .standard, jobs: Int = 1,
        build: GeneratorBuild = GeneratorBuild()
    ) {
        self.document = document
        self.files = files
        self.configuration = configuration
        self.templates = templates
        self.overrides = overrides
        self.limits = limits
        workers = Workers(jobs)
        self.build = build
    }
}

extension GenerationInput {
    /// The configuration's, with what the command line says over it.
    package var options: GenerationOptions {
        var options = configuration?.options ?? GenerationOptions()
        options.apply(overrides)
        return options
    }
}
