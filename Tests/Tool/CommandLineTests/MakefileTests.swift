import Foundation
import TestSupport
import Testing

/// Asks `make` with `--dry-run` for the commands it would run.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make"), "make is not installed"))
struct MakefileTests {
    private let tool: Tool

    init() throws {
        tool = Tool(folder: try WorkingFolder())
    }

    /// Returns each call of the script that installs the tool.
    private func installations(_ target: String) throws -> [String] {
        let root = SharedFolder.packageRoot.path
        let outcome = try tool.shell("env -u MAKEFLAGS -u MAKELEVEL make --dry-run --directory '\(root)' \(target)")
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output.split(separator: "\n").map(String.init).filter { $0.contains("Scripts/bootstrap") }
    }

    @Test(arguments: ["", "build", "release", "check", "goldens", "format"])
    func whoeverBuildsInstallsForTheBuild(_ target: String) throws {
        for line in try installations(target) { #expect(line == "Scripts/bootstrap --build") }
        #expect(try installations("") == ["Scripts/bootstrap --build"])
    }

    @Test(arguments: ["test", "test-all", "try"])
    func whoeverTestsInstallsAllOfIt(_ target: String) throws {
        #expect(try installations(target).contains("Scripts/bootstrap"))
    }
}
