import ContractModel
import ContractReading
import Diagnostics
import Files
import Generation
import Platform
import YAMLTree

/// The two states of a document that are compared: files, or files of a commit. Both states use the same configuration.
struct ComparedInputs {
    let settings: RunSettings
    var old: GenerationInput
    var new: GenerationInput

    /// - Parameter old: The old document as the user wrote it. The arguments have the new document.
    init(old: String, _ arguments: CommandLineArguments) throws {
        for document in [old, arguments.withoutRevision.document] { try InputReader.checkThatItIsNoURL(document) }
        // The configuration is searched next to the file, whatever its revision is.
        settings = try RunSettings(arguments.withoutRevision)
        // The new document is read first. If the new document does not exist, the old document is not searched.
        new = try Self.input(arguments.document, arguments, settings)
        self.old = try Self.input(old, arguments, settings)
        self.old.workers = new.workers
    }

    /// Reads both documents, at the same time if a second thread is available.
    func contracts() -> (old: GenerationResult, new: GenerationResult) {
        let (old, new) = (old, new)
        return concurrently(
            workers: new.workers, { GenerationPipeline.contract(old) }, { GenerationPipeline.contract(new) })
    }

    init(settings: RunSettings, old: GenerationInput, new: GenerationInput) {
        (self.settings, self.old, self.new) = (settings, old, new)
    }

    static func input(
        _ document: String, _ arguments: CommandLineArguments, _ settings: RunSettings
    ) throws -> GenerationInput {
        var input = GenerationInput(
            document: SourceFile(path: document, bytes: []), configuration: settings.configuration,
            templates: try InputReader.templates(arguments.templates), overrides: arguments.overrides,
            limits: settings.limits, jobs: arguments.threads, build: arguments.build)
        let revision = RevisionPath(document)
        if let revision {
            do {
                input.document = try revision.document()
            } catch is NoRepository {
                throw UsageError(message: Self.missing("This folder is not in a git repository", document, arguments))
            } catch is NoCommit {
                throw UsageError(message: Self.missing("This repository has no commit yet", document, arguments))
            }
            input.files = ReferencedFiles.loader(
                besides: revision.loader(beside: revision.path), allowedPaths: arguments.allowedPaths,
                references: settings.references)
        } else {
            do {
                input.document = try InputReader.document(document, limit: settings.limits.bytes)
            } catch let failure as SystemFailure where failure.code == ENOENT && RevisionPath("git:\(document)") != nil
            {
                throw UsageError(message: "There is no '\(document)'; did you mean 'git:\(document)'?")
            }
            input.files = ReferencedFiles.loader(
                document: document, allowedPaths: arguments.allowedPaths, references: settings.references)
        }
        input.overlays = try arguments.readOverlays(settings, of: revision)
        return input
    }

    private static func missing(_ fault: String, _ document: String, _ arguments: CommandLineArguments) -> String {
        guard arguments.comparesLastCommit else { return "\(fault): '\(document)' names nothing here." }
        let command = arguments.command.rawValue
        let words = SummaryText.command([command, "OLD", arguments.document])
        return
            "\(fault), and '\(command)' of one document compares the document with the last commit. Name the old document too: '\(words)'."
    }

    /// Returns the lock in the output folder. Faults are ignored here, because a run reports them.
    func lock() throws -> ContractLock? {
        var silent = DiagnosticSink()
        return try InputReader.lock(in: settings.output).flatMap {
            ContractLockReader.read($0, id: SourceFileID(rawValue: 0), limits: settings.limits, diagnostics: &silent)
        }
    }

    // MARK: Complaints

    /// Reports the errors of a document. `lint` reports the other findings.
    static func complain(of result: GenerationResult) throws {
        try complain(result.diagnostics.filter { $0.severity == .error }, result.sources)
    }

    static func complain(_ diagnostics: [Diagnostic], _ sources: SourceFileTable) throws {
        if diagnostics.isEmpty { return }
        try StandardStream.error.write(diagnostics, sources, as: .text)
    }
}

extension CommandLineArguments {
    /// The arguments with the document's path in the working copy.
    var withoutRevision: CommandLineArguments {
        var arguments = self
        if let revision = RevisionPath(document) { arguments.document = revision.path }
        return arguments
    }
}
