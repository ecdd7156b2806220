import ContractModel
import ContractReports
import Diagnostics
import Generation
import GenerationSettings
import References
import YAMLTree

/// The arguments of a run. They are checked as far as that is possible without reading a file.
struct CommandLineArguments {
    /// The document, or `-` for standard input.
    var document = ""
    var configuration: String?
    /// The output folder. Nil means the configuration's.
    var output: String?
    var templates: String?
    /// More folders from which the document may take files.
    var allowedPaths: [String] = []
    /// The folders for references to URLs.
    var references = ReferenceMap()
    var overrides = OptionOverrides()
    /// The limits, by the names of `YAMLLimits`.
    var limits: [String: Int] = [:]
    /// The number of threads. Nil means one for each processor.
    var jobs: Int?
    /// The file to which the dependencies of the output are written.
    var dependencyFile: String?
    /// A file with a list of documents, or `-` for standard input.
    var list: String?
    /// The format. It is checked after the command is known, because each command has its own formats.
    var formatName = "text"
    /// The least severity with which `diff` and `audit` fail. It is checked after the command is known.
    var failOnName: String?
    var auditing = AuditArguments()
    /// The file with the approved changes.
    var policy: String?
    /// The changelog of the contract.
    var changelog: String?
    /// The folders of fixtures that must not be in a release. If empty, the folder within the output folder is used.
    var fixtures: [String] = []
    /// The port of the mock server. Nil means the usual port.
    var port: UInt16?
    /// Whether the mock server answers requests that violate the contract.
    var skipsValidation = false
    /// More options of the mock server.
    var serving = ServingArguments()
    var probing = ProbeArguments()
    /// The current day. Nil means the system's date.
    var today: CalendarDay?
    /// Whether expired parts are removed.
    var prunes = false
    var checks = false
    /// Whether only numbers are printed: of lines for `--check`, of changes for `diff`.
    var showsStatistics = false
    var isStrict = false
    var showsTimings = false
    var isQuiet = false
    /// Whether `diff` prints the places and effects of each change.
    var isVerbose = false
    /// The comparison whose old state is the last commit, because only one document was named.
    var comparesLastCommit: CommandLineCommand?
    /// The build of the generator. It is not from the command line.
    var build = GeneratorBuild()

    /// The words of the command that lints the document with the options of this run.
    var wordsOfLint: [String] {
        var words = ["lint", document]
        func add(_ option: CommandLineOption, _ value: String) { words += ["--\(option.rawValue)", value] }
        if let configuration { add(.config, configuration) }
        if let output { add(.output, output) }
        if let module = overrides.module { add(.module, module) }
        if let emit = overrides.emit { add(.emit, emit.map(\.rawValue).sorted().joined(separator: ",")) }
        if let layout = overrides.layout { add(.layout, layout.rawValue) }
        if let access = overrides.access { add(.access, access.rawValue) }
        if overrides.standalone { words.append("--standalone") }
        if let templates { add(.templates, templates) }
        for path in allowedPaths { add(.allowPath, path) }
        for entry in references.entries { add(.map, "\(entry.prefix)=\(entry.folder)") }
        for (name, value) in limits.sorted(by: { $0.key < $1.key }) { add(.limit, "\(name)=\(value)") }
        return words
    }

    var failOn: ChangeThreshold { failOnName.flatMap(ChangeThreshold.init) ?? .breaking }
    var format: DiagnosticFormat { DiagnosticFormat(rawValue: formatName) ?? .text }
    var changeFormat: ChangeFormat { ChangeFormat(rawValue: formatName) ?? .text }
}

/// The least severity of changes with which `diff` fails.
enum ChangeThreshold: String, CaseIterable {
    case breaking
    case warning
    case any
    case never

    /// Nil if no change fails the run.
    var severity: ChangeSeverity? {
        switch self {
        case .breaking: .breaking
        case .warning: .warning
        case .any: .info
        case .never: nil
        }
    }
}

/// The options by name, without the dashes.
enum CommandLineOption: String, CaseIterable {
    case config, output, module, emit, standalone, layout, check, stat, templates, access, format, strict, limit, jobs,
        timings, quiet, list, depfile, policy, today, changelog, map, fixtures, port, stateful, damage, seed, watch,
        log,
        server, header, param, timeout, swiftc, accepted, cache, fix, typescript, verbose
    case version, help
    case allowPath = "allow-path"
    case failOn = "fail-on"
    case testLog = "test-log"
    case noValidate = "no-validate"
    case madeUp = "made-up"

    var takesValue: Bool {
        switch self {
        case .config, .output, .module, .emit, .layout, .templates, .access, .format, .limit, .jobs, .allowPath,
            .list, .depfile, .policy, .today, .failOn, .changelog, .map, .fixtures, .port, .damage, .seed, .log,
            .server,
            .header, .param, .timeout, .swiftc, .accepted, .cache, .testLog, .typescript:
            true
        case .standalone, .check, .stat, .strict, .timings, .quiet, .noValidate, .stateful, .watch, .fix, .madeUp,
            .verbose, .version, .help:
            false
        }
    }

    /// Whether the command uses the option. Lint writes nothing, but its findings depend on the output that would be
    /// made.
    func applies(to command: CommandLineCommand) -> Bool {
        switch command {
        case .generate, .prune:
            ![.policy, .failOn, .changelog, .fixtures, .verbose].contains(self) && !isOfMockServer && !isOfProbe
                && !isOfAudit
        case .diff:
            [
                .config, .allowPath, .map, .format, .stat, .limit, .failOn, .policy, .today, .quiet, .verbose, .version,
                .help,
            ].contains(self)
        case .checklist:
            [
                .config, .output, .module, .emit, .standalone, .layout, .templates, .access, .allowPath, .map, .limit,
                .jobs,
                .changelog, .today, .version, .help,
            ].contains(self)
        case .lint:
            [
                .config, .output, .module, .emit, .standalone, .layout, .templates, .access, .allowPath, .map, .format,
                .strict, .limit, .jobs, .timings, .quiet, .list, .today, .version, .help,
            ].contains(self)
        case .mock:
            isOfMockServer
                || [.config, .allowPath, .map, .format, .limit, .quiet, .version, .help].contains(self)
        case .probe:
            isOfProbe || [.config, .allowPath, .map, .format, .limit, .quiet, .version, .help].contains(self)
        case .audit:
            isOfAudit
                || [.config, .allowPath, .map, .format, .failOn, .limit, .today, .quiet, .version, .help].contains(self)
        case .completions: [.version, .help].contains(self)
        case .initialize: [.config, .allowPath, .map, .format, .limit, .jobs, .quiet, .version, .help].contains(self)
        case .verifyRelease: [.config, .fixtures, .quiet, .version, .help].contains(self)
        case .docs:
            [
                .config, .output, .module, .check, .stat, .allowPath, .map, .format, .strict, .limit, .jobs, .timings,
                .quiet,
                .version, .help,
            ].contains(self)
        }
    }

    /// Whether the option belongs only to `mock`.
    private var isOfMockServer: Bool {
        [.port, .noValidate, .stateful, .damage, .seed, .watch, .log].contains(self)
    }

    private var isOfAudit: Bool {
        [.swiftc, .accepted, .cache, .fix, .testLog, .typescript].contains(self)
    }

    private var isOfProbe: Bool {
        [.server, .header, .param, .timeout, .madeUp].contains(self)
    }

    /// Whether the option concerns one document. The other options concern the run.
    var isOfOneDocument: Bool {
        switch self {
        case .config, .output, .module, .emit, .standalone, .layout, .templates, .access, .strict, .limit, .allowPath,
            .map:
            true
        case .check, .stat, .format, .jobs, .timings, .quiet, .list, .depfile, .policy, .today, .failOn, .changelog,
            .fixtures, .port, .noValidate, .stateful, .damage, .seed, .watch, .log, .server, .header,
            .param, .timeout, .madeUp, .swiftc, .accepted, .cache, .fix, .testLog, .typescript, .verbose, .version,
            .help:
            false
        }
    }
}

// MARK: Values

extension CommandLineArguments {
    mutating func set(_ option: CommandLineOption, _ value: String) throws(UsageError) {
        switch option {
        case .config: configuration = value
        case .output: output = Self.withoutTrailingSlashes(value)
        case .module: overrides.module = try Self.module(value)
        case .emit: overrides.emit = try Self.artifacts(value)
        case .standalone: overrides.standalone = true
        case .layout: overrides.layout = try Self.choice(GenerationOptions.Layout.self, option, value)
        case .check: checks = true
        case .stat: showsStatistics = true
        case .templates: templates = value
        case .allowPath: allowedPaths.append(value)
        case .map: references.add(try Self.mapping(value))
        case .access: overrides.access = try Self.choice(GenerationOptions.AccessLevel.self, option, value)
        case .format: formatName = value
        case .failOn: failOnName = value
        case .swiftc: auditing.compiler = value
        case .accepted: auditing.accepted = value
        case .fix: auditing.fixes = true
        case .testLog: auditing.testLog = value
        case .typescript: auditing.typeScript.append(value)
        case .cache: auditing.cache = Self.withoutTrailingSlashes(value)
        case .policy: policy = value
        case .today: today = try Self.day(value)
        case .changelog: changelog = value
        case .fixtures: fixtures.append(Self.withoutTrailingSlashes(value))
        case .strict: isStrict = true
        case .port: port = try Self.port(value)
        case .noValidate: skipsValidation = true
        case .stateful: serving.isStateful = true
        case .damage: serving.damageShare = try ServingArguments.share(value)
        case .seed: serving.seed = try ServingArguments.seed(value)
        case .watch: serving.watches = true
        case .log: serving.log = try Self.choice(ServingArguments.Log.self, option, value)
        case .server: probing.server = try ProbeArguments.server(value)
        case .header: probing.headers.append(try ProbeArguments.header(value))
        case .param: try probing.add(parameter: value)
        case .timeout: probing.timeout = try ProbeArguments.timeout(value)
        case .madeUp: probing.makesUp = true
        case .limit: try setLimit(value)
        case .jobs: jobs = try Self.count(option, value)
        case .timings: showsTimings = true
        case .quiet: isQuiet = true
        case .verbose: isVerbose = true
        case .list: list = value
        case .depfile: dependencyFile = value
        case .help, .version: break
        }
    }

    static func withoutTrailingSlashes(_ path: String) -> String {
        var path = path[...]
        while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
        return String(path)
    }

    private static func port(_ text: String) throws(UsageError) -> UInt16 {
        if let port = UInt16(text) { return port }
        throw UsageError(message: "'--port' needs a number from 0 to 65535, not '\(text)'.")
    }

    private static func day(_ text: String) throws(UsageError) -> CalendarDay {
        if let day = CalendarDay(text) { return day }
        throw UsageError(message: "'--today' needs a day such as 2026-03-01, not '\(text)'.")
    }

    static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ type: Choice.Type, _ option: CommandLineOption, _ value: String
    ) throws(UsageError) -> Choice {
        if let choice = Choice(rawValue: value) { return choice }
        let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "'\(value)' is not a value of '--\(option.rawValue)'. There are: \(known).")
    }

    private static func artifacts(_ list: String) throws(UsageError) -> Set<GenerationOptions.Artifact> {
        var artifacts: Set<GenerationOptions.Artifact> = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false) {
            artifacts.insert(try choice(GenerationOptions.Artifact.self, .emit, String(name)))
        }
        return artifacts
    }

    /// Checks the name of a module. It must be an identifier of C, which every build system accepts.
    private static func module(_ name: String) throws(UsageError) -> String {
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

    private static func count(_ option: CommandLineOption, _ value: String) throws(UsageError) -> Int {
        if let count = Int(value), (1...1024).contains(count) { return count }
        throw UsageError(message: "'--\(option.rawValue)' needs a number from 1 to 1024, not '\(value)'.")
    }

    private mutating func setLimit(_ value: String) throws(UsageError) {
        let parts = value.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        let known = YAMLLimits.names.joined(separator: ", ")
        guard parts.count == 2, let number = Int(parts[1]), number > 0 else {
            throw UsageError(message: "'--limit' needs NAME=NUMBER, not '\(value)'. Names: \(known).")
        }
        guard YAMLLimits.names.contains(parts[0]) else {
            throw UsageError(message: "There is no limit '\(parts[0])'. There are: \(known).")
        }
        limits[parts[0]] = number
    }
}
