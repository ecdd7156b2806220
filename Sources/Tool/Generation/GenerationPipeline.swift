import Platform
package import ContractLint
package import ContractModel
package import ContractReading
import Diagnostics
import DocumentOverlays
import Files
import GenerationSettings
import MockEmission
import SwiftEmission
import YAMLTree

/// The generator, with one line per stage. The generator does not read or write files: the caller passes the inputs,
/// and stores the output.
package enum GenerationPipeline {
    /// Makes the files that the options select.
    package static func run(_ input: GenerationInput) -> GenerationResult {
        var run = Run(input)
        let options = run.options()
        var document = run.read(options, withPast: true)
        // The document takes much memory, and only mocks still need it after this stage.
        let kept = options.emit.contains(.mocks) ? document : nil
        run.resolve(
            document.take(), options, hasInterfaces: Artifact.wanted(options).contains(where: \.needsInterfaces))
        if let kept { run.exportSchemas(of: kept) }
        let files = run.files(options)
        if files != nil, !input.mockFiles.isEmpty { run.checkMocks(options) }
        return run.result(files: files)
    }

    /// Makes the files, and also runs lint.
    ///
    /// - Parameter day: The day for judging dates. If the value is nil, dates are not judged.
    package static func lint(_ input: GenerationInput, on day: CalendarDay? = nil) -> GenerationResult {
        var run = Run(input)
        run.day = day
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

    /// Proposes an overlay from the responses of a running API, or from the examples of the document if there are no
    /// responses.
    ///
    /// - Returns: Nil if the document cannot be read.
    package static func proposals(_ input: GenerationInput, answers: [ObservedAnswer]? = nil) -> ProposedOverlay? {
        var run = Run(input)
        guard let document = run.read(run.options(), withPast: false) else { return nil }
        return DeepStack.result {
            let outline = OutlineReader.outline(of: document)
            var evidence = SchemaEvidence(outline)
            if let answers {
                for answer in answers { evidence.add(answer) }
            } else {
                evidence.addExamples()
            }
            let title = outline.documents.root.root["info"]?["title"]?.text ?? "API"
            return OverlayProposals.overlay(
                outline, evidence, from: answers == nil ? .examples : .answers,
                title: "Corrections of \(title) that gen-dtos proposes")
        }
    }

    /// Makes only the contract, with all parameters, bodies and responses of its operations, and no files.
    package static func contract(_ input: GenerationInput) -> GenerationResult {
        var run = Run(input)
        let options = run.options()
        let document = run.read(options, withPast: false)
        run.resolve(consume document, options, hasInterfaces: true)
        if run.diagnostics.hasErrors { run.contract = nil }
        return run.result(files: nil)
    }

    /// Makes the contract together with the schemas of all parameters, bodies and responses. Values of a running API
    /// are compared with these schemas.
    ///
    /// - Parameter isMock: Whether a server responds with examples of the document. If so, examples that are left out
    ///   are reported.
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
    /// The places of the schemas of all parameters, bodies and responses.
    fileprivate var servedSchemas: Set<SourceLocation> {
        let interfaces = operations.compactMap(\.interface)
        // In OpenAPI 2.0, the parameters of a form have the schemas of the form.
        let forms = interfaces.compactMap(\.body).flatMap(\.contents).filter { $0.schema == nil }
        return Set(
            interfaces.flatMap(\.schemas) + forms.flatMap { record(of: $0)?.properties.map(\.location) ?? [] })
    }
}

extension OperationInterface {
    /// The places of all schemas in the interface.
    fileprivate var schemas: [SourceLocation] {
        let contents = (body?.contents ?? []) + statuses.flatMap(\.contents)
        return parameters.compactMap(\.schema) + contents.compactMap(\.schema)
            + statuses.flatMap(\.headers).compactMap(\.schema)
    }
}

extension SourceFile {
    /// The name of a mock document: `mock_v1_search_isbn_get.404`.
    fileprivate var mockName: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasSuffix(".json") ? String(name.dropLast(".json".count)) : name
    }
}

/// The state of one run, which all stages share.
private struct Run {
    let input: GenerationInput
    /// The day for judging dates. If the value is nil, dates are not judged.
    var day: CalendarDay?
    var sources = SourceFileTable()
    var diagnostics = DiagnosticSink()
    var contract: Contract?
    /// The schemas of all parameters, bodies and responses, or nil if nothing is compared with them.
    private var schemas: SchemaExport?
    private var history: ContractHistory?
    private var summary = GenerationSummary()
    private var stopwatch = Stopwatch()
    private var emission: ContractEmission.Output?

    init(_ input: GenerationInput) {
        self.input = input
    }

    /// Ends a stage, and returns its freed memory to the system because the threads of the next stage could not use it.
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

    /// Reads the document. Returns nil if it cannot be read.
    ///
    /// - Parameter withPast: Whether the lock is also read, so that removed definitions can be restored.
    mutating func read(_ options: GenerationOptions, withPast: Bool) -> OpenAPIDocument? {
        let keepsPast = withPast && options.keepsPast
        let id = sources.add(input.document)
        let lock = keepsPast ? input.lock.map { (file: $0, id: sources.add($0)) } : nil
        var reading = self
        let (document, past) = concurrently(
            workers: lock == nil ? .one : input.workers,
            // The document is read on a separate thread, whose memory is freed as a whole with the document.
            { DeepStack.result { reading.readDocument(id, options) } },
            { [limits = input.limits] in lock.map { Self.past($0.file, id: $0.id, limits: limits) } })
        self = reading
        if let past { diagnostics.append(past.diagnostics) }
        history = keepsPast ? history(past?.lock, options) : nil
        return document
    }

    private mutating func readDocument(_ id: SourceFileID, _ options: GenerationOptions) -> OpenAPIDocument? {
        let tree = YAMLReader.read(
            input.document, id: id, limits: input.limits, mergeKeys: options.mergeKeys, diagnostics: &diagnostics)
        guard let tree else { return nil }
        end("parse")
        let overlaid = OverlayApplication.apply(
            input.overlays, to: tree, limits: input.limits, mergeKeys: options.mergeKeys, on: day, sources: &sources,
            diagnostics: &diagnostics)
        guard let overlaid else { return nil }
        if !input.overlays.isEmpty { end("overlays") }
        let documents = DocumentLoader.load(
            overlaid, with: input.files, limits: input.limits, mergeKeys: options.mergeKeys, sources: &sources)
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

    /// Makes the contract. If there are errors, the contract is as complete as possible, so that more errors are found.
    ///
    /// - Parameter hasInterfaces: Whether operations get all their parameters, bodies and responses.
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

    /// Adds findings, except findings that a stage has already reported for the same place.
    mutating func add(_ findings: DiagnosticSink) {
        let reported = Set(diagnostics.sorted.map { Finding(id: $0.id, location: $0.location) })
        for finding in findings.sorted
        where !reported.contains(Finding(id: finding.id, location: finding.location)) {
            diagnostics.emit(finding)
        }
    }

    /// The kind and place of a diagnostic, which show whether a stage has already reported it.
    private struct Finding: Hashable {
        var id: String
        var location: SourceLocation?
    }

    // MARK: Emission

    /// Returns the files, or nil if a stage has reported errors. So later stages may assume valid input.
    mutating func files(_ options: GenerationOptions) -> GeneratedFileSet? {
        // Only the file of a first lock needs its lines. The lines are removed because callers may keep the contract
        // for a long time.
        var lock = contract?.lock
        contract?.lock?.lines = nil
        guard let contract, !diagnostics.hasErrors else { return nil }
        guard let renderer = FileRenderer(overrides: input.templates, sources: &sources, diagnostics: &diagnostics)
        else {
            // Faults of the names are also reported in this run.
            _ = NameResolver.resolve(contract, options: options, diagnostics: &diagnostics)
            return nil
        }
        let emission = ContractEmission(
            contract: contract, schemas: schemas, options: options, renderer: renderer, store: input.store,
            workers: input.workers, extras: input.extras)
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
            files += Artifact.packagePages(named, output.valued, beside: input.readme).map(input.store.take)
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

    /// Reports the parts of handwritten mocks that the contract does not allow.
    mutating func checkMocks(_ options: GenerationOptions) {
        guard let contract, let schemas, let fixtures = emission?.valued?.fixtures else { return }
        let (files, limits) = (input.mockFiles.map { ($0, sources.add($0)) }, input.limits)
        let found = DeepStack.result {
            var found = DiagnosticSink()
            let readable = files.compactMap { file, id -> MockFileCheck.File? in
                var faults = DiagnosticSink()
                let tree = YAMLReader.read(file, id: id, limits: limits, diagnostics: &faults)
                // A file in YAML is unreadable for apps, which read JSON.
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

    /// Returns the file of the lock, or an empty array.
    private func lockFile(_ lock: ContractLock?, _ options: GenerationOptions) -> [GeneratedFile] {
        if let lock, !options.emit.isDisjoint(with: [.models, .fixtures, .tests]) {
            let parts = lock.text(workers: input.workers)
            return [input.store.take(GeneratedFile(path: ContractLock.fileName, parts: parts))]
        }
        // If this run does not need the lock, the lock is kept for later runs.
        return input.lock.map { [input.store.take(GeneratedFile(path: ContractLock.fileName, bytes: $0.bytes))] } ?? []
    }
}
