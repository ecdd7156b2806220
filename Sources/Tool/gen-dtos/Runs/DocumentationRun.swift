import ContractReports
import Diagnostics
import Files
import Generation
import GenerationSettings
import Platform

/// Runs `gen-dtos docs` and `gen-dtos export`: writes the page of a contract, or another text about it, to a file or to
/// standard output. Without `--format`, a name that ends in `.html` requests the page for a browser, and any other name
/// requests Markdown.
///
/// Without `--since` and `--try`, a page equals the page that generation makes with `emit: [docs]`, byte for byte.
struct DocumentationRun {
    private let arguments: CommandLineArguments
    /// The words of the command line as they were typed, for the proposed command that updates the page.
    private let words: [String]

    init(_ arguments: CommandLineArguments, _ words: [String]) {
        self.arguments = arguments
        self.words = words
    }

    static let severalDocuments = UsageError(
        message:
            "'docs' and 'export' take one document. To have pages of several documents, put 'docs' into the 'emit:' of their configurations."
    )

    func status() throws -> ExitStatus {
        if let page = arguments.output, page.lowercased().hasSuffix(".pdf") {
            throw UsageError(
                message: "'docs' cannot write PDF. Name the page '….html', and print it from a browser.")
        }
        return try conclude(ProgressLine.during("Reading \(arguments.document) …", arguments) { try perform() })
    }

    // MARK: Working

    private struct Work {
        enum Outcome {
            case printed([UInt8])
            case unchanged
            case changed
            case added
            /// The difference that `--check` has found.
            case outOfDate(UnifiedDiff, isThere: Bool)
            /// The document has errors, or there is an obstacle.
            case refused
        }

        var result: GenerationResult
        var outcome: Outcome
        var path: String
        var timings: StageTimings
    }

    private func perform() throws -> Work {
        var timings = StageTimings()
        var settings = arguments
        settings.output = nil
        settings.overrides.emit = [.docs]
        let run = try RunSettings(settings)
        // The page names the methods of the client.
        if run.configuration?.options.emit.contains(.client) == true {
            settings.overrides.emit = [.models, .client, .docs]
        }
        let path = try path(inside: run.output)
        if arguments.sendsRequests, product(at: path) != .html {
            throw UsageError(
                message: "'--try' is for the page for a browser. Name the file '….html', or add '--format html'.")
        }
        let input = try timings.measure("read files") {
            var input = try settings.readInput(run)
            try readPast(of: &input, beside: path, run.output)
            return input
        }
        guard let extras = try extras(of: input, run, settings) else {
            return Work(
                result: GenerationPipeline.contract(input), outcome: .refused, path: path, timings: timings)
        }
        var described = input
        described.extras = extras
        var result = GenerationPipeline.run(described)
        timings.add(result.timings)
        let outcome = try timings.measure(arguments.checks ? "check" : "write") { try finish(&result, at: path) }
        return Work(result: result, outcome: outcome, path: path, timings: timings)
    }

    /// A date after all sunsets. With today's date, a page would depend on the day on which it is made.
    static let endOfTime = "9999-12-31"

    /// Compares the document with its earlier state.
    ///
    /// - Returns: Nil if one of the documents has errors. The errors of the earlier document are reported here.
    private func extras(
        of input: GenerationInput, _ run: RunSettings, _ settings: CommandLineArguments
    ) throws -> PageExtras? {
        var extras = PageExtras()
        extras.sendsRequests = arguments.sendsRequests
        guard let since = arguments.since else { return extras }
        try InputReader.checkThatItIsNoURL(since)
        let old = try ComparedInputs.input(since, settings, run)
        let (before, after) = ComparedInputs(settings: run, old: old, new: input).contracts()
        try ComparedInputs.complain(of: before)
        guard let oldContract = before.contract, let newContract = after.contract else { return nil }
        let options = input.options
        let changes = ContractComparison.changes(
            from: oldContract, to: newContract, today: Self.endOfTime, hasClient: options.emit.contains(.client),
            pagedByConfiguration: Set(options.pagination.keys))
        extras.changes = PageChanges(changes, from: oldContract, to: newContract)
        return extras
    }

    /// Returns the path of the page, or `-` for standard output.
    ///
    /// - Parameter output: The output folder.
    private func path(inside output: String) throws -> String {
        if let samples = arguments.samples { return samples == "-" ? samples : PlainPath.of(samples) }
        if arguments.command == .export, arguments.output == nil { return "-" }
        let name = (arguments.pageProduct ?? .markdown).fileName
        guard let named = arguments.output else {
            if arguments.since != nil || arguments.sendsRequests {
                throw UsageError(
                    message:
                        "With '--since' or '--try' the page differs from the page in the output folder. Name another file with '--output'."
                )
            }
            return OutputFolder.fullPath(name, in: output)
        }
        if named == "-" { return named }
        return PlainPath.of(SystemPath.isFolder(named) ? OutputFolder.fullPath(name, in: named) : named)
    }

    /// Reads the lock from the folder of the page, or from the configured output folder if the folder of the page has
    /// no lock, so that the page equals the page of the output. Removals without a date stay undated, because only a
    /// run that writes the lock may date them.
    private func readPast(of input: inout GenerationInput, beside path: String, _ output: String) throws {
        if path != "-", let lock = try InputReader.lock(in: FileSetWriter.split(path).parent) {
            input.lock = lock
        } else {
            input.lock = try InputReader.lock(in: output)
            input.passesOverOtherPast = true
        }
    }

    private func product(at path: String) -> PageProduct {
        arguments.pageProduct ?? (path.lowercased().hasSuffix(".html") ? .html : .markdown)
    }

    private func finish(_ result: inout GenerationResult, at path: String) throws -> Work.Outcome {
        let isRefused = arguments.isStrict && result.diagnostics.contains { $0.severity == .warning }
        let product = product(at: path)
        guard let bytes = product.bytes(of: result), !isRefused else { return .refused }
        if path == "-" { return .printed(bytes) }
        let file = SingleFile(path)
        let present = try file.read()
        if present == bytes { return .unchanged }
        if arguments.checks {
            let (folder, name) = FileSetWriter.split(path)
            let shown = PatchRoot.prefix(of: folder) + name
            return .outOfDate(UnifiedDiff(old: present, new: bytes, path: shown), isThere: present != nil)
        }
        guard let present else {
            if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
                _ = try FileSetWriter.makeFolder(String(path[..<slash]))
            }
            try file.replace(with: bytes)
            return .added
        }
        guard present.isEmpty || product.isOwn(present) else {
            result.diagnostics.append(FileSetMessages.foreignPage(path))
            return .refused
        }
        try file.replace(with: bytes)
        return .changed
    }

    // MARK: Output

    private func conclude(_ work: Work) throws -> ExitStatus {
        try StandardStream.error.write(work.result.diagnostics, work.result.sources, as: arguments.format)
        if arguments.isStrict, !arguments.format.isDocument {
            try StandardStream.error.write(SummaryText.strictness(work.result.diagnostics))
        }
        if arguments.showsTimings { try StandardStream.error.write(work.timings.table) }
        let contents = SummaryText.contents(work.result.summary, "\n")
        switch work.outcome {
        case .refused: return .refused
        case .printed(let bytes): try StandardStream.output.write(bytes)
        case .unchanged: try say("\(contents)\(work.path) is up to date\n")
        case .changed: try say("\(contents)\(work.path) changed\n")
        case .added: try say("\(contents)\(work.path) added\n")
        case .outOfDate(let difference, let isThere):
            let statistics = DiffStatistics(difference).text(hasColour: StandardStream.output.hasColour)
            try StandardStream.output.write(arguments.showsStatistics ? Array(statistics.utf8) : difference.bytes)
            if !arguments.format.isDocument {
                try StandardStream.error.write(SummaryText.outOfDate(work.path, isThere: isThere, words))
            }
            return .refused
        }
        return .done
    }

    private func say(_ text: String) throws {
        if !arguments.isQuiet { try StandardStream.output.write(text) }
    }
}

extension SummaryText {
    fileprivate static func outOfDate(_ path: String, isThere: Bool, _ words: [String]) -> String {
        let what = isThere ? "the page was edited by hand, or the document has changed" : "the page does not exist"
        return "gen-dtos: \(path) differs from what the document generates: \(what). To repair:\n    \(repair(words))\n"
    }
}
