package import Platform
package import ContractModel
package import ContractReports
package import Diagnostics
package import DocumentOverlays
package import Files
package import GenerationSettings
package import YAMLTree

/// All inputs of a run.
package struct GenerationInput: Sendable {
    package var document: SourceFile
    /// Loads the files to which the document refers.
    package var files: FileLoader
    /// Stores the generated files.
    package var store = FileStore.memory
    package var configuration: Configuration?
    /// The overlays that change the document, in the order of their application.
    package var overlays: [OverlayFile] = []
    /// Templates that replace the built-in templates with the same file names.
    package var templates: [SourceFile]
    package var overrides: OptionOverrides
    package var limits: YAMLLimits
    /// The `contract.lock` in the output folder, or nil if it does not exist.
    package var lock: SourceFile?
    /// The bytes of the `README.md` in the output folder, or nil if it does not exist.
    package var readme: [UInt8]?
    /// The handwritten JSON files in the folder of mocks, which take precedence over generated mock documents.
    package var mockFiles: [SourceFile] = []
    /// Whether the lock of another contract is ignored, for runs that write nothing. If the value is false, the lock of
    /// another contract is an error.
    package var passesOverOtherPast = false
    /// Returns the day that is recorded for changes of the contract, or nil if no day is recorded. A run calls the
    /// function only if the contract has changed.
    package var today: @Sendable () -> CalendarDay? = { nil }
    /// The day on which the run drops the removed definitions that have expired by then. If the value is nil, no
    /// definition is dropped.
    package var pruningDay: CalendarDay?
    /// The parts of the page that do not come from the contract.
    package var extras = PageExtras()
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
    /// The options of the configuration, overridden by the options of the command line.
    package var options: GenerationOptions {
        var options = configuration?.options ?? GenerationOptions()
        options.apply(overrides)
        return options
    }
}
