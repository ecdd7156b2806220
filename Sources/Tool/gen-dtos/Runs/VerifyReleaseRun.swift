import Diagnostics
import Platform
import Texts

/// Runs `gen-dtos verify-release`: prints the parts of a build that must not be shipped. No files are written.
struct VerifyReleaseRun {
    private let paths: [String]
    private let arguments: CommandLineArguments

    init(_ paths: [String], _ arguments: CommandLineArguments) {
        self.paths = paths
        self.arguments = arguments
    }

    func status() throws -> ExitStatus {
        for path in paths { try Self.require(path) }
        let output = try Self.output(arguments)
        let folders = try fixtures(in: output)
        let fixtures = try folders.flatMap { folder in
            let marks = try FixtureTexts(in: folder).marks
            if marks.isEmpty, !arguments.fixtures.isEmpty { throw UsageError(message: Self.noFixture(in: folder)) }
            return marks
        }
        let marks =
            [ReleaseMark.mockMode] + (try modules(beside: folders, output).flatMap(ReleaseMark.module)) + fixtures
        var scan = ReleaseScan(marks)
        for path in paths { scan.look(at: path) }
        return try conclude(scan, fixtures.count, of: folders, output)
    }

    private static func require(_ path: String) throws {
        try InputReader.checkThatItIsNoURL(path)
        guard FileStatus(path) != nil else { throw SystemFailure(path: path, code: errno) }
    }

    // MARK: Marks

    /// Returns the output folder of the other commands, which find the configuration next to their document. No
    /// argument names a document here. So the configuration is searched next to the document that `init` would use.
    private static func output(_ arguments: CommandLineArguments) throws -> String {
        var arguments = arguments
        arguments.document = InitRun.usualDocuments.first(where: SystemPath.exists) ?? ""
        return try RunSettings(arguments).output
    }

    /// Returns the folders of `--fixtures`. Without the option, returns `Fixtures` and `Mocks` in the output folder, if
    /// they exist.
    private func fixtures(in output: String) throws -> [String] {
        for folder in arguments.fixtures { try Self.require(folder) }
        if !arguments.fixtures.isEmpty { return arguments.fixtures }
        return ["Fixtures", "Mocks"].map { OutputFolder.fullPath($0, in: output) }.filter(SystemPath.exists)
    }

    private static func noFixture(in folder: String) -> String {
        "There is no fixture in '\(VisibleText.escaped(folder))'. Name a folder such as Generated/Fixtures with --fixtures."
    }

    /// Returns the message for a build in which nothing was searched. This build must not be reported as clean.
    private static func noComparison(in output: String) -> String {
        "Nothing was compared: there is no fixture in the output folder '\(VisibleText.escaped(output))'. Name the "
            + "configuration of another output folder with --config, or a folder such as Generated/Fixtures with --fixtures."
    }

    /// Returns the libraries for tests, and the generated test modules next to the modules of the output folder. A
    /// module of mocks may be in a release, because code for previews is also compiled for a release. The documents of
    /// mocks must not be in a release.
    private func modules(beside fixtures: [String], _ output: String) throws -> [String] {
        let outputs = [output] + fixtures.map { PlainPath.of(OutputFolder.fullPath("..", in: $0)) }
        let names = try outputs.flatMap { output in
            try OutputFolder.open(OutputFolder.fullPath("Sources", in: output))?.names() ?? []
        }
        return ReleaseMark.testModules
            + Set(names).sorted().flatMap { name in ["Fixtures", "Testing"].map { name + $0 } }
    }

    // MARK: Output

    private func conclude(
        _ scan: ReleaseScan, _ count: Int, of folders: [String], _ output: String
    ) throws -> ExitStatus {
        for finding in scan.findings {
            try StandardStream.output.write("\(finding.path): \(finding.reason)\n")
        }
        for failure in scan.failures { try StandardStream.error.write("gen-dtos: \(failure)\n") }
        if !scan.failures.isEmpty { return .system }
        if scan.fileCount == 0 {
            let words = paths.map { "'\(VisibleText.escaped($0))'" }.joined(separator: ", ")
            throw UsageError(message: "There is no file in \(words).")
        }
        if count == 0, scan.findings.isEmpty { throw UsageError(message: Self.noComparison(in: output)) }
        let files = scan.fileCount.counted("file")
        if !arguments.isQuiet {
            let names = folders.map(VisibleText.escaped).joined(separator: ", ")
            let compared =
                folders.isEmpty
                ? "; there were no fixtures to compare with (--fixtures names their folder)"
                : ", compared with \(count.counted("fixture")) of \(names)"
            let found = Set(scan.findings.map(\.path)).count
            let answer = found == 0 ? "nothing found in \(files)" : "\(found) of \(files) must not be shipped"
            try StandardStream.output.write(answer + compared + "\n")
        }
        return scan.findings.isEmpty ? .done : .refused
    }
}
