package import Concurrency
import ContractLint
package import ContractModel
import ContractReading
package import ContractReports
package import Diagnostics
package import Files
import FixtureEmission
package import GenerationSettings
import SwiftEmission
package import YAMLTree

/// The generator as a whole, one line per stage. It takes and returns values; reading and writing is the caller's.
package enum GenerationPipeline {
    package static func run(_ input: GenerationInput) -> GenerationResult {
        var run = Run(input)
        let files = run.files()
        run.emitFindings()
        return GenerationResult(
            files: run.diagnostics.hasErrors ? nil : files, fileTable: run.fileTable, contract: run.contract,
            diagnostics: run.diagnostics.sorted, sources: run.sources, summary: run.summary,
            timings: run.stopwatch.timings, remains: run.remains)
    }

    /// The first half: what the document promises, to be compared, and nothing of what is made of it.
    package static func contract(_ input: GenerationInput) -> GenerationResult {
        var run = Run(input)
        let options = run.options()
        run.contract = run.readContract(options, hasInterfaces: true)
        if input.tracesFiles { run.traceFiles(options) }
        return GenerationResult(
            files: nil, fileTable: run.fileTable, contract: run.diagnostics.hasErrors ? nil : run.contract,
            diagnostics: run.diagnostics.sorted, sources: run.sources, summary: run.summary,
            timings: run.stopwatch.timings)
    }

    /// The state of one run: what every stage shares.
    private struct Run {
        let input: GenerationInput
        var sources = SourceFileTable()
        var diagnostics = DiagnosticSink()
        var summary = GenerationSummary()
        var contract: Contract?
        var fileTable: FileTable?
        var stopwatch = Stopwatch()
        /// What the stages have made.
        var remains: [any Sendable] = []
        /// What lint says, kept apart: it stops nothing.
        var findings = DiagnosticSink()

        init(_ input: GenerationInput) {
            self.input = input
        }

        /// Nil as soon as a stage has reported errors: later stages may take validity for granted.
        mutating func files() -> GeneratedFileSet? {
            let options = options()
            contract = readContract(options, hasInterfaces: options.emit.contains(.docs), history: true)
            // Nobody needs the lines of a first lock but its file, and those who keep the contract would keep them.
            var lock = contract?.lock
            contract?.lock?.lines = nil
            guard let contract, !diagnostics.hasErrors else { return nil }
            guard let renderer = FileRenderer(overrides: input.templates, sources: &sources, diagnostics: &diagnostics)
            else {
                // What is wrong with the names is to be said at once, too.
                _ = NameResolver.resolve(contract, options: options, diagnostics: &diagnostics)
                return nil
            }
            let emission = ContractEmission(
                contract: contract, options: options, renderer: renderer, store: input.store, workers: input.workers)
            var output = emission.output {
                defer { lock = nil }
                return lockFile(lock, options)
            }
            var files: [GeneratedFile] = []
            for branch in output.branches {
                files += branch.files
                diagnostics.append(branch.diagnostics)
                stopwatch.add(branch.stopwatch)
            }
            output.branches = []
            remains = [output]
            if input.tracesFiles {
                fileTable = FileTable(contract, names: output.names, output.fixtures, options: options)
            }
            if output.isNamed, options.standalone, let libraries = input.build.libraries {
                let package = StandalonePackage(
                    contract, module: output.names.module, options: emission.options(of: output.names),
                    libraries: libraries)
                files += package.files(
                    renderer: renderer, workers: input.workers, diagnostics: &diagnostics
                ).map(input.store.take)
                stopwatch.end("package")
            }
            guard !diagnostics.hasErrors else { return nil }
            var set = GeneratedFileSet(files, workers: input.workers, diagnostics: &diagnostics)
            set?.types = output.names.files
            return set
        }

        /// Nil where there is no document; where there are errors, of which there may be more, the contract as far as it goes.
        ///
        /// - Parameters:
        ///   - hasInterfaces: operations are found whole.
        ///   - history: what was is put back into it.
        mutating func readContract(
            _ options: GenerationOptions, hasInterfaces: Bool, history keepsHistory: Bool = false
        ) -> Contract? {
            let keepsPast = keepsHistory && options.keepsPast
            let id = sources.add(input.document)
            let lock = keepsPast ? input.lock.map { (file: $0, id: sources.add($0)) } : nil
            var reading = self
            let (read, past) = concurrently(
                workers: lock == nil ? .one : input.workers,
                // On a thread of its own, whose memory is free as a whole when the document goes.
                { DeepStack.result { reading.readDocument(id, options) } },
                { [limits = input.limits] in lock.map { Self.past($0.file, id: $0.id, limits: limits) } })
            self = reading
            if let past { diagnostics.append(past.diagnostics) }
            guard let (document, outline) = consume read else { return nil }
            let linted = outline.map { (outline: $0, document: document) }
            let history = keepsPast ? history(past?.lock, options) : nil
            let contract = ContractBuilder.build(
                consume document, options: options, limits: input.limits, hasInterfaces: hasInterfaces,
                history: history,
                diagnostics: &diagnostics)
            summary = GenerationSummary(contract)
            stopwatch.end("resolve")
            if let linted {
                findings = Linter.findings(
                    linted.outline, linted.document, contract, options: options, on: input.judgedDay)
                stopwatch.end("lint")
            }
            return contract
        }

        private mutating func readDocument(
            _ id: SourceFileID, _ options: GenerationOptions
        ) -> (document: OpenAPIDocument, outline: DocumentOutline?)? {
            let tree = YAMLReader.read(
                input.document, id: id, limits: input.limits, mergeKeys: options.mergeKeys,
                jobs: input.workers.count,
                diagnostics: &diagnostics)
            guard let tree else { return nil }
            stopwatch.end("parse")
            let documents = DocumentLoader.load(
                tree, with: input.files, limits: input.limits, mergeKeys: options.mergeKeys, sources: &sources)
            stopwatch.end("load")
            guard var document = OpenAPIReader.read(documents, workers: input.workers, diagnostics: &diagnostics) else {
                return nil
            }
            stopwatch.end("read")
            let outline = input.lints ? OutlineReader.outline(of: documents, version: document.version) : nil
            if let outline { document.readSamples(of: outline) }
            return (document, outline)
        }

        private static func past(
            _ file: SourceFile, id: SourceFileID, limits: YAMLLimits
        ) -> (lock: ContractLock?, diagnostics: DiagnosticSink) {
            var diagnostics = DiagnosticSink()
            let lock = ContractLockReader.read(file, id: id, limits: limits, diagnostics: &diagnostics)
            return (lock, diagnostics)
        }

        private func history(_ past: ContractLock?, _ options: GenerationOptions) -> ContractHistory {
            var history = ContractHistory(
                past: past, keepsRemoved: options.keptDays > 0, migrated: options.migrated, today: input.today,
                workers: input.workers)
            history.conversions = options.coerce
            history.passesOverOthers = input.passesOverOtherPast
            if let day = input.pruningDay { history.prune(on: day, keptDays: options.keptDays) }
            return history
        }

        /// What the files of a contract are called of which none is made. A configuration that is written for another state of the document
        /// may name what this one does not have; nothing is said of it.
        mutating func traceFiles(_ options: GenerationOptions) {
            guard let contract, !diagnostics.hasErrors else { return }
            var unsaid = DiagnosticSink()
            let names = NameResolver.resolve(contract, options: options, workers: input.workers, diagnostics: &unsaid)
            let fixtures =
                options.needsFixtures
                ? FixtureBuilder.fixtures(of: contract, options: options, diagnostics: &unsaid) : nil
            fileTable = FileTable(contract, names: names, fixtures, options: options)
        }

        /// Leaves out what a stage has said of the same place.
        mutating func emitFindings() {
            let reported = Set(diagnostics.sorted.map { Finding(id: $0.id, location: $0.location) })
            for finding in findings.sorted
            where !reported.contains(Finding(id: finding.id, location: finding.location)) {
                diagnostics.emit(finding)
            }
        }

        private struct Finding: Hashable {
            var id: String
            var location: SourceLocation?
        }

        /// None or one.
        private func lockFile(_ lock: ContractLock?, _ options: GenerationOptions) -> [GeneratedFile] {
            if let lock, !options.emit.isDisjoint(with: [.models, .fixtures, .tests]) {
                let parts = lock.text(workers: input.workers)
                return [input.store.take(GeneratedFile(path: ContractLock.fileName, parts: parts))]
            }
            // What this run has no use for is the next one's memory.
            return input.lock.map { [input.store.take(GeneratedFile(path: ContractLock.fileName, bytes: $0.bytes))] }
                ?? []
        }

        mutating func options() -> GenerationOptions {
            var options = GenerationOptions()
            if let configuration = input.configuration {
                _ = sources.add(configuration.file)
                for diagnostic in configuration.diagnostics { diagnostics.emit(diagnostic) }
                options = configuration.options
            }
            options.apply(input.overrides)
            for folder in input.files.missingFolders { diagnostics.emit(DocumentMessages.missingFolder(folder)) }
            if options.standalone { StandalonePackage.check(options, input.build.libraries, &diagnostics) }
            return options
        }
    }
}

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
    /// Whether a lock that is another contract's counts as none, because nothing goes where it stands; otherwise it is an error.
    package var passesOverOtherPast = false
    /// The day that a change of the contract is given; asked for only where there is one to note. Nil where nothing is to be noted.
    package var today: @Sendable () -> CalendarDay? = { nil }
    /// The day on which lint judges dates; nil: it judges none.
    package var judgedDay: CalendarDay?
    /// What is due on this day is kept no longer.
    package var pruningDay: CalendarDay?
    package var workers: Workers
    /// Whether the rules of lint are applied too.
    package var lints: Bool
    /// Whether contract and files are to be set side by side with those of another state of the document: operations are read whole, and the
    /// result has a table of files.
    package var tracesFiles = false
    package var build: GeneratorBuild

    package init(
        document: SourceFile, files: FileLoader = .none, configuration: Configuration? = nil,
        templates: [SourceFile] = [],
        overrides: OptionOverrides = OptionOverrides(), limits: YAMLLimits = .standard, jobs: Int = 1,
        lints: Bool = false, build: GeneratorBuild = GeneratorBuild()
    ) {
        self.document = document
        self.files = files
        self.configuration = configuration
        self.templates = templates
        self.overrides = overrides
        self.limits = limits
        workers = Workers(jobs)
        self.lints = lints
        self.build = build
    }
}

/// What the command line says over the configuration.
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
        emit = overrides.emit ?? emit
        layout = overrides.layout ?? layout
        standalone = overrides.standalone || standalone
    }
}

/// What a run has made of a document.
package struct GenerationResult: Sendable {
    /// Nil where there are errors.
    package var files: GeneratedFileSet?
    /// Nil unless it was asked for.
    package var fileTable: FileTable?
    /// Nil where the document could not be read.
    package var contract: Contract?
    package var diagnostics: [Diagnostic]
    package var sources: SourceFileTable
    package var summary: GenerationSummary
    /// Wall-clock seconds by stage, in order.
    package var timings: [(stage: String, seconds: Double)]
    /// What the run has made on its way and needs no more: a process that ends need not take it apart.
    private let remains: [any Sendable]

    fileprivate init(
        files: GeneratedFileSet?, fileTable: FileTable?, contract: Contract?, diagnostics: [Diagnostic],
        sources: SourceFileTable,
        summary: GenerationSummary, timings: [(stage: String, seconds: Double)], remains: [any Sendable] = []
    ) {
        self.files = files
        self.fileTable = fileTable
        self.contract = contract
        self.diagnostics = diagnostics
        self.sources = sources
        self.summary = summary
        self.timings = timings
        self.remains = remains
    }
}
