import ContractModel
import ContractReports
import Diagnostics
import Generation
import GenerationSettings
import References
import YAMLTree

/// The arguments of a run, checked as far as that is possible without reading a file.
struct CommandLineArguments {
    var command = CommandLineCommand.generate
    /// The document, or `-` for standard input.
    var document = ""
    var configuration: String?
    /// The output folder, or nil for the output folder of the configuration.
    var output: String?
    /// The file for the samples of `docs`, or nil for the page.
    var samples: String?
    /// The earlier document whose differences the page marks, or nil.
    var since: String?
    /// Whether the page for a browser can send requests.
    var sendsRequests = false
    var templates: String?
    /// More folders from which the document may take files.
    var allowedPaths: [String] = []
    /// The configurations of other generators, from which `init` takes settings.
    var formerFiles: [String] = []
    /// More overlays, which are applied after the overlays of the configuration.
    var overlays: [String] = []
    /// The folders that replace URLs in references (`--map`).
    var references = ReferenceMap()
    var overrides = OptionOverrides()
    /// Maps the names of limits in `YAMLLimits` to the limits.
    var limits: [String: Int] = [:]
    /// The number of threads, or nil for one thread for each processor.
    var jobs: Int?
    /// The file to which the dependencies of the output are written.
    var dependencyFile: String?
    /// A file with a list of documents, or `-` for standard input.
    var list: String?
    /// The name of the format. Each command has its own formats.
    var formatName = "text"
    /// The least severity with which `diff` and `audit` fail.
    var failOnName: String?
    var auditing = AuditArguments()
    /// The file for an overlay with proposals.
    var proposal: String?
    /// The file with the approved changes.
    var policy: String?
    /// The changelog of the contract.
    var changelog: String?
    /// The folders of fixtures that must not be in a release. If the list is empty, `Fixtures` and `Mocks` in the
    /// output folder are used.
    var fixtures: [String] = []
    /// The port of the mock server, or nil for the usual port.
    var port: UInt16?
    /// Whether the mock server skips the validation of requests.
    var skipsValidation = false
    /// More options of the mock server.
    var serving = ServingArguments()
    var probing = ProbeArguments()
    /// The current day. If the value is nil, the system's date is used, and `checklist` uses a date after all sunsets.
    var today: CalendarDay?
    var checks = false
    /// Whether only numbers are printed: the numbers of lines for `--check`, and the numbers of changes for `diff`.
    var showsStatistics = false
    var isStrict = false
    var showsTimings = false
    var isQuiet = false
    /// Whether `diff` prints the places and effects of each change.
    var isVerbose = false
    /// Whether the old document of a comparison comes from the last commit, because the command line names only one
    /// document.
    var comparesLastCommit = false
    /// The options with their values, in the order in which they were given.
    private(set) var options: [(name: String, value: String)] = []
    /// The build of the generator, which does not come from the command line.
    var build = GeneratorBuild()

    /// Whether expired parts are removed.
    var prunes: Bool { command == .prune }

    /// The words of the command that lints the document with the options of this run.
    var wordsOfLint: [String] {
        ["lint", document]
            + options.flatMap { given -> [String] in
                guard let option = CommandLineOption.named(given.name, of: .lint), option.isOfOneDocument else {
                    return []
                }
                return ["--\(given.name)"] + (given.value.isEmpty ? [] : [given.value])
            }
    }

    var failOn: ChangeThreshold { failOnName.flatMap(ChangeThreshold.init) ?? .breaking }
    var format: DiagnosticFormat { DiagnosticFormat(rawValue: formatName) ?? .text }
    /// The text that `docs` or `export` writes, or nil if the name of the file decides.
    var pageProduct: PageProduct? {
        if command == .export { return .contract }
        return samples == nil ? PageProduct(rawValue: formatName) : .samples
    }
    var changeFormat: ChangeFormat { ChangeFormat(rawValue: formatName) ?? .text }
}

/// The least severity of changes with which `diff` fails.
enum ChangeThreshold: String, CaseIterable {
    case breaking
    case warning
    case any
    case never

    /// The severity, or nil if no change fails the run.
    var severity: ChangeSeverity? {
        switch self {
        case .breaking: .breaking
        case .warning: .warning
        case .any: .info
        case .never: nil
        }
    }
}

// MARK: Values

extension CommandLineArguments {
    /// Sets the value of an option of the command.
    mutating func set(_ name: String, _ value: String) throws(UsageError) {
        guard let option = CommandLineOption.named(name, of: command) else {
            throw UsageError(message: "'\(command.rawValue)' has no option '--\(name)'.")
        }
        if let fault = option.value.fault(in: value, of: name) { throw fault }
        try option.read(&self, value)
        options.append((name, value))
    }

    static func withoutTrailingSlashes(_ path: String) -> String {
        var path = path[...]
        while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
        return String(path)
    }

    static func day(_ text: String) throws(UsageError) -> CalendarDay {
        if let day = CalendarDay(text) { return day }
        throw UsageError(message: "'--today' needs a day such as 2026-03-01, not '\(text)'.")
    }

    /// Checks the name of a module, which must be an identifier of C, because every build system accepts it.
    static func module(_ name: String) throws(UsageError) -> String {
        let isIdentifier = name.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
            default: false
            }
        }
        guard isIdentifier, name.first?.isNumber == false else {
            throw UsageError(message: "'\(name)' cannot be the name of a module: use letters, digits and '_'.")
        }
        return name
    }

    static func mapping(_ text: String) throws(UsageError) -> ReferenceMap.Entry {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, ReferenceMap.isPrefix(parts[0]) else {
            throw UsageError(
                message: "'--map' needs PREFIX=FOLDER, such as 'https://example.com/schemas=vendor', not '\(text)'.")
        }
        return ReferenceMap.Entry(prefix: parts[0], folder: parts[1])
    }

    mutating func setLimit(_ value: String) throws(UsageError) {
        let parts = value.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        let known = YAMLLimits.names.joined(separator: ", ")
        guard parts.count == 2, let number = Int(parts[1]), number > 0 else {
            throw UsageError(message: "'--limit' needs NAME=NUMBER, not '\(value)'. The names are: \(known).")
        }
        guard YAMLLimits.names.contains(parts[0]) else {
            throw UsageError(message: "There is no limit '\(parts[0])'. The limits are: \(known).")
        }
        limits[parts[0]] = number
    }
}
