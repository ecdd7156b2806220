// STAND-IN for the lead's pipeline, to develop the command line against: takes the lines below `schemas:` for types.

package import Diagnostics
package import YAMLTree

package struct OptionOverrides: Sendable {
    package var module: String?
    package var access: GenerationOptions.AccessLevel?
    package var emit: Set<GenerationOptions.Artifact>?

    package init() {}
}

package struct GenerationInput: Sendable {
    package var document: SourceFile
    package var configuration: SourceFile?
    package var templates: [SourceFile]
    package var overrides: OptionOverrides
    package var limits: YAMLLimits
    package var jobs: Int

    package init(
        document: SourceFile, configuration: SourceFile?, templates: [SourceFile], overrides: OptionOverrides,
        limits: YAMLLimits, jobs: Int
    ) {
        self.document = document
        self.configuration = configuration
        self.templates = templates
        self.overrides = overrides
        self.limits = limits
        self.jobs = jobs
    }
}

package struct GenerationSummary: Sendable {
    package var records = 0
    package var enumerations = 0
    package var unions = 0
    package var envelopes = 0
    package var aliases = 0
    package var operations = 0
}

package struct GenerationResult: Sendable {
    package var files: GeneratedFileSet?
    package var diagnostics: [Diagnostic]
    package var sources: SourceFileTable
    package var summary: GenerationSummary
    package var timings: [(stage: String, seconds: Double)]
}

package enum GenerationPipeline {
    package static func run(_ input: GenerationInput) -> GenerationResult {
        var sources = SourceFileTable()
        var sink = DiagnosticSink()
        let id = sources.add(input.document)
        let tree = YAMLReader.read(input.document, id: id, limits: input.limits, diagnostics: &sink)
        let schemas = tree?.root["components"]?["schemas"]
        let module = input.overrides.module ?? tree?.root["info"]?["title"]?.text ?? "API"
        if let tree, tree.root["x-warning"] != nil {
            sink.emit(Diagnostic(.warning, "stand-in", "A warning.", at: tree.root.location))
        }
        if tree != nil, schemas == nil {
            sink.emit(Diagnostic(.error, "stand-in", "No schemas.", at: tree?.root.location))
        }
        let pairs = (schemas?.pairs).map(Array.init) ?? []
        let files = pairs.concurrentMap(jobs: input.jobs) { pair in
            GeneratedFile(
                path: "Sources/\(module)/Models/\(pair.key).swift",
                bytes: Array(
                    "struct \(pair.key) {}\n// \(pair.value.pairs.map { "\($0.key): \($0.value.text)" })\n".utf8))
        }
        let set = sink.hasErrors ? nil : GeneratedFileSet(files, diagnostics: &sink)
        var summary = GenerationSummary()
        summary.records = files.count
        return GenerationResult(
            files: set, diagnostics: sink.sorted, sources: sources, summary: summary, timings: [("all", 0)])
    }
}
