import Platform
import Concurrency
import ContractLint
package import ContractModel
package import ContractReading
import Diagnostics
import Files
import GenerationSettings
import MockEmission
import SwiftEmission
import YAMLTree

/// The generator as a whole, one line per stage. It takes and returns values; reading and writing is the caller's.
package enum GenerationPipeline {
    /// Makes of a document what its options ask for.
    package static func run(_ input: GenerationInput) -> GenerationResult {
        var run = Run(input)
        let options = run.options()
        var document = run.read(options, withPast: true)
        // It is large, and most runs are done with it.
        let kept = options.emit.contains(.mocks) ? document : nil
        run.resolve(
            document.take(), options, hasInterfaces: Artifact.wanted(options).contains(where: \.needsInterfaces))
        if let kept { run.exportSchemas(of: kept) }
        let files = run.files(options)
        if files != nil, !input.mockFiles.isEmpty { run.checkMocks(options) }
        return run.result(files: files)
    }

    /// The same, with what lint finds besides.
    ///
    /// - Parameter day: on which dates are judged; nil: none are.
    package static func lint(_ input: GenerationInput, on day: CalendarDay? = nil) -> GenerationResult {
        var run = Run(input)
        let options = run.options()
        var document = run.read(options, withPast: true)
        let outline = document.map { document in DeepStack.result { OutlineReader.outline(of: document) } }
        if let outline { document?.readSamples(of: outline) }
        run.resolve(document, options, hasInterfaces: Artifact.wanted(options).contains(where: \.needsInterfaces))
        var findings = DiagnosticSink()
        if let outline, let document, let contract = run.contract {
            findings = Linter.findings(outline, document, contract, options: options, on: day)
            run.end("lint")
        }
        let files = run.files(options)
        run.add(findings)
        return run.result(files: files)
    }

    /// The first half: what the document promises, operations with all that they take and give, and nothing of what is made of it.
    package static func contract(_ input: GenerationInput) -> GenerationResult {
        var run = Run(input)
        let options = run.options()
        let document = run.read(options, withPast: false)
        run.resolve(consume document, options, hasInterfaces: true)
        if run.diagnostics.hasErrors { run.contract = nil }
        return run.result(files: nil)
    }

    /// The same, with the schemas of all that operations take and give: what values of a running API are compared with.
    ///
    /// - Parameter isMock: whether a server answers with examples of the document, so that those that are left out are told.
    package static func served(
        _ input: GenerationInput, isMock: Bool = false
    ) -> (result: GenerationResult, schemas: SchemaExport?) {
        var run = Run(input)
        let options = run.options()
        let document = run.read(options, withPast: false)
        run.resolve(document, options, hasInterfaces: true)
        if run.diagnostics.hasErrors { run.contract = nil }
        guard let contract = run.contract, let document else { return (run.result(files: nil), nil) }
        run.add(Linter.unsentPaths(of: contract))
        if isMock { run.add(MockMessages.omittedExamples(of: contract)) }
        let schemas = DeepStack.result { SchemaExport(of: document, at: contract.servedSchemas) }
        return (run.result(files: nil), schemas)
    }
}

extension Contract {
    /// Where the schemas stand of all that operations take and give.
    fileprivate var servedSchemas: Set<SourceLocation> {
        let interfaces = operations.compactMap(\.interface)
        // Those of a form of version 2.0 stand at its parameters.
        let forms = interfaces.compactMap(\.body).flatMap(\.contents).filter { $0.schema == nil }
        return Set(
            interfaces.flatMap(\.schemas) + forms.flatMap { record(of: $0)?.properties.map(\.location) ?? [] })
    }
}

extension OperationInterface {
    /// Where the schemas stand of all that it names.
    fileprivate var schemas: [SourceLocation] {
        let contents = (body?.contents ?? []) + statuses.flatMap(\.contents)
        return parameters.compactMap(\.schema) + contents.compactMap(\.schema)
            + statuses.flatMap(\.headers).compactMap(\.schema)
    }
}

extension SourceFile {
    /// `mock_v1_search_isbn_get.404`
    fileprivate var mockName: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasSuffix(".json") ? String(name.dropLast(".json".count)) : name
    }
}

/// The state of one run: what every stage shares.
private struct Run {
    let input: GenerationInput
    var sources = SourceFileTable()
    var diagnostics = DiagnosticSink()
    var contract: Contract?
    /// Of all that operations take and give; nil where nothing is compared with them.
    private var schemas: SchemaExport?
    private var history: ContractHistory?
    private var summary = GenerationSummary()
    private var stopwatch = Stopwatch()
    private var emission: ContractEmission.Output?

    init(_ input: GenerationInput) {
        self.input = input
    }

    /// Ends a stage, and gives back what it has freed: the next one's threads could not use it.
    mutating func end(_ stage: String) {
        ProcessMemory.release()
        stopwatch.end(stage)
    }

    func result(files: GeneratedFileSet?) -> GenerationResult {
        GenerationResult(
            files: diagnostics.hasErrors ? nil : files, contract: contract, diagnostics: diagnostics.sorted,
            sources: sources, summary: summary, timings: stopwatch.timings, emission: emission)
    }

    // MARK: Reading

    mutating func options() -> GenerationOptions {
        if let configuration = input.configuration {
            _ = sources.add(configuration.file)
            for diagnostic in configuration.diagnostics { diagnostics.emit(diagnostic) }
        }
        let options = input.options
        for folder in input.files.missingFolders { diagnostics.emit(DocumentMessages.missingFolder(folder)) }
        if options.emit.contains(.client), !options.emit.contains(.models) {
            diagnostics.emit(OutputMessages.clientAlone(at: options.locations["emit"]))
        }
        if options.standalone { StandalonePackage.check(options, input.build.libraries, &diagnostics) }
        return options
    }

    /// Nil where there is no document.
    ///
    /// - Parameter withPast: what was is read too, to be put back.
    mutating func read(_ options: GenerationOptions, withPast: Bool) -> OpenAPIDocument? {
        let keepsPast = withPast && options.keepsPast
        let id = sources.add(input.document)
        let lock = keepsPast ? input.lock.map { (file: $0, id: sources.add($0)) } : nil
        var reading = self
        let (document, past) = concurrently(
            workers: lock == nil ? .one : input.workers,
            // On a thread of its own, whose memory is free as a whole when the document goes.
            { DeepStack.result { reading.readDocument(id, options) } },
            { [limits = input.limits] in lock.map { Self.past($0.file, id: $0.id, limits: limits) } })
        self = reading
        if let past { diagnostics.append(past.diagnostics) }
        history = keepsPast ? history(past?.lock, options) : nil
        return document
    }

    private mutating func readDocument(_ id: SourceFileID, _ options: GenerationOptions) -> OpenAPIDocument? {
        let tree = YAMLReader.read(
            input.document, id: id, limits: input.limits, mergeKeys: options.mergeKeys, workers: input.workers,
            diagnostics: &diagnostics)
        guard let tree else { return nil }
        end("parse")
        let documents = DocumentLoader.load(
            tree, with: input.files, limits: input.limits, mergeKeys: options.mergeKeys, sources: &sources)
        end("load")
        guard let document = OpenAPIReader.read(documents, workers: input.workers, diagnostics: &diagnostics) else {
            return nil
        }
        end("read")
        return document
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

    // MARK: Resolving

    /// Where there are errors, of which there may be more, the contract is as far as it goes.
    ///
    /// - Parameter hasInterfaces: operations are found whole.
    mutating func resolve(
        _ document: consuming OpenAPIDocument?, _ options: GenerationOptions, hasInterfaces: Bool
    ) {
        guard let document = consume document else { return }
        let contract = ContractBuilder.build(
            consume document, options: options, limits: input.limits, hasInterfaces: hasInterfaces, history: history,
            diagnostics: &diagnostics)
        summary = GenerationSummary(contract)
        self.contract = contract
        end("resolve")
    }

    /// Leaves out what a stage has said of the same place.
    mutating func add(_ findings: DiagnosticSink) {
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

    // MARK: Making

    /// Nil as soon as a stage has reported errors: later stages may take validity for granted.
    mutating func files(_ options: GenerationOptions) -> GeneratedFileSet? {
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
            contract: contract, schemas: schemas, options: options, renderer: renderer, store: input.store,
            workers: input.workers)
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
        self.emission = output
        guard let named = output.named else { return nil }
        if options.standalone, let libraries = input.build.libraries {
            let package = StandalonePackage(
                contract, module: named.names.module, options: named.options, libraries: libraries)
            files += package.files(
                renderer: renderer, workers: input.workers, diagnostics: &diagnostics
            ).map(input.store.take)
            end("package")
        }
        guard !diagnostics.hasErrors else { return nil }
        var set = GeneratedFileSet(files, workers: input.workers, diagnostics: &diagnostics)
        set?.types = named.names.definitions.map(\.file)
        return set
    }

    // MARK: Mocks

    mutating func exportSchemas(of document: OpenAPIDocument) {
        guard let contract, !diagnostics.hasErrors else { return }
        schemas = DeepStack.result { SchemaExport(of: document, at: contract.servedSchemas) }
        end("schemas")
    }

    /// Says what the contract does not allow in them.
    mutating func checkMocks(_ options: GenerationOptions) {
        guard let contract, let schemas, let fixtures = emission?.valued?.fixtures else { return }
        let (files, limits) = (input.mockFiles.map { ($0, sources.add($0)) }, input.limits)
        let found = DeepStack.result {
            var found = DiagnosticSink()
            let readable = files.compactMap { file, id -> MockFileCheck.File? in
                var faults = DiagnosticSink()
                let tree = YAMLReader.read(file, id: id, limits: limits, diagnostics: &faults)
                // What is YAML alone is not read by those who ask for JSON.
                if let tree, MockFileCheck.isJSON(file.bytes) {
                    return MockFileCheck.File(name: file.mockName, tree: tree)
                }
                let place = faults.sorted.first?.location ?? SourceLocation(file: id, line: 1, column: 1)
                found.emit(MockMessages.unreadable(at: place))
                return nil
            }
            let check = MockFileCheck(contract, options: options, fixtures: fixtures, schemas: schemas)
            found.append(check.findings(in: readable))
            return found
        }
        diagnostics.append(found)
        end("mocks by hand")
    }

    /// The files of the lock: none or one.
    private func lockFile(_ lock: ContractLock?, _ options: GenerationOptions) -> [GeneratedFile] {
        if let lock, !options.emit.isDisjoint(with: [.models, .fixtures, .tests]) {
            let parts = lock.text(workers: input.workers)
            return [input.store.take(GeneratedFile(path: ContractLock.fileName, parts: parts))]
        }
        // What this run has no use for is the next one's memory.
        return input.lock.map { [input.store.take(GeneratedFile(path: ContractLock.fileName, bytes: $0.bytes))] } ?? []
    }
}
