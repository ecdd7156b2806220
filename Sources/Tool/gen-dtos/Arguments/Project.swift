import Diagnostics
import GenerationSettings
import Platform

/// A configuration that names its document. Command lines in its folder, and in all folders below, need not name the
/// document.
struct Project {
    /// The path of the configuration from the current folder.
    let configuration: String
    /// The path of the document from the current folder.
    let document: String

    /// The commands that work on one document.
    private static let commands: Set<CommandLineCommand> = [
        .generate, .prune, .lint, .diff, .checklist, .docs, .export, .mock, .probe, .audit, .update,
    ]

    /// Adds the document and the configuration of the project to a command line that names no document.
    ///
    /// - Parameter words: The command line without the name of the program.
    static func complete(_ words: [String]) throws -> [String] {
        guard let line = ProjectCommandLine(words), commands.contains(line.command), line.lacksDocument,
            let project = try Project(naming: line.configuration)
        else { return words }
        let settings = line.configuration == nil ? ["--config", project.configuration] : []
        var whole = words
        whole.insert(contentsOf: [project.document] + settings, at: line.start)
        return whole
    }

    /// - Parameter path: The configuration that the command line names, or nil.
    /// - Returns: Nil without a configuration that names its document.
    private init?(naming path: String?) throws {
        guard let path = try path ?? Self.nearest() else { return nil }
        let configuration = Configuration(reading: try InputReader.file(path))
        if let document = configuration.options.document {
            self.configuration = path
            // A path that begins with a dash would be read as an option, and the name of a command would be read as the
            // command.
            let place = PlainPath.of(RunSettings.path(besides: path)(document))
            let isWord = place.hasPrefix("-") || CommandLineCommand(rawValue: place) != nil
            self.document = isWord || place == CommandLineHelp.command ? "./" + place : place
            return
        }
        let errors = configuration.diagnostics.filter { $0.severity == .error }
        guard let first = errors.first else { return nil }
        var sources = SourceFileTable()
        _ = sources.add(configuration.file)
        try StandardStream.error.write(errors, sources, as: .text)
        throw UsageError(message: "'\(VisibleText.escaped(path))' cannot be read: \(first.message).")
    }

    /// Returns the path of the nearest `gen-dtos.yaml`, in the current folder or a folder above it. The search ends at
    /// the root of a git repository.
    private static func nearest() throws -> String? {
        var folder = ""
        while let place = FileStatus(folder + ".") {
            let path = folder + "gen-dtos.yaml"
            if let file = FileStatus(path) {
                // Every user may write into a folder such as /tmp, so the file must belong to the current user.
                if folder.isEmpty || file.isOwn && FileStatus(unfollowed: path)?.isOwn == true {
                    return try InputReader.checked(path)
                }
                throw UsageError(
                    message: "'\(path)' belongs to another user. If you trust the file, name it: --config \(path).")
            }
            if SystemPath.exists(folder + ".git") { return nil }
            folder += "../"
            if FileStatus(folder + ".")?.identity == place.identity { return nil }
        }
        return nil
    }
}

/// The parts of a command line that decide whether it needs the document of a project.
private struct ProjectCommandLine {
    var command = CommandLineCommand.generate
    /// The configuration that the command line names.
    var configuration: String?
    /// The position for the words that are added, which is after the command.
    var start = 0
    private var documents: [String] = []

    /// - Returns: Nil if a word is faulty, which is reported later, or if no document is needed.
    init?(_ words: [String]) {
        var scanner = ArgumentScanner(words)
        while true {
            do throws(UsageError) {
                guard let argument = try scanner.argument() else { break }
                switch argument {
                case .document(let word):
                    if documents.isEmpty, start == 0, let command = CommandLineCommand(rawValue: word) {
                        (self.command, start) = (command, scanner.index + 1)
                    } else {
                        documents.append(word)
                    }
                case .option("help", _), .option("version", _), .option("list", _): return nil
                case .option("config", let path): configuration = path
                case .option: continue
                }
            } catch {
                return nil
            }
        }
    }

    /// Whether no word is a document. The words of `audit` may all be Swift files and folders.
    var lacksDocument: Bool {
        if command == .audit { return documents.allSatisfy { $0.hasSuffix(".swift") || SystemPath.isFolder($0) } }
        return documents.isEmpty
    }
}
