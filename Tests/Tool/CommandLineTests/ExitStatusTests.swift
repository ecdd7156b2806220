import Foundation
import Testing

/// Exit statuses and messages of the command.
@Suite struct ExitStatusTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.writeDocument(["Work", "Author"])
    }

    @Test func doneWritesASummaryAndNothingElse() throws {
        let outcome = try tool.run("api.yaml")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        let count = try folder.owned().count
        #expect(outcome.output.hasSuffix("\n0 files changed, \(count) added, 0 removed, 0 unchanged\n"))
        #expect(outcome.output.split(separator: "\n").count == 2)
        #expect(!outcome.output.contains("\u{1B}"))
    }

    @Test func quietIsQuiet() throws {
        let outcome = try tool.run("api.yaml", "--quiet")
        #expect(outcome.status == 0)
        #expect(outcome.output + outcome.errors == "")
    }

    @Test func documentWithErrorsWritesNothing() throws {
        try folder.write("broken.yaml", "openapi: 3.1.0\ninfo: {title: [}\n")
        let outcome = try tool.run("broken.yaml")
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("broken.yaml:2:"))
        #expect(!folder.exists("Generated"))
    }

    @Test func limitIsRaisedByItsOption() throws {
        let outcome = try tool.run("api.yaml", "--limit", "nodes=3")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("--limit nodes="))
        #expect(try tool.run("api.yaml", "--limit=nodes=3000").status == 0)
        #expect(try tool.run("api.yaml", "--limit=bytes=20").errors.contains("--limit bytes="))
    }

    @Test(arguments: [
        ["--outptu", "x", "api.yaml"], [], ["api.yaml", "other.yaml", "--output", "x"],
        ["api.yaml", "--emit", "modles"],
        ["api.yaml", "--templates", "."],
    ])
    func wrongUsage(_ arguments: [String]) throws {
        let outcome = try tool.shell((["\"$TOOL\""] + arguments).joined(separator: " "))
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("gen-dtos: "))
        #expect(!folder.exists("Generated"))
    }

    @Test func unreadableDocument() throws {
        let missing = try tool.run("nothing.yaml")
        #expect(missing.status == 3)
        #expect(missing.errors == "gen-dtos: nothing.yaml: No such file or directory\n")
        let advice = "gen-dtos: api.yml: No such file or directory; did you mean 'api.yaml'?\n"
        for words in [["api.yml"], ["lint", "api.yml"], ["api.yaml", "--overlay", "api.yml"]] {
            let outcome = try tool.run(words)
            #expect(outcome.status == 3 && outcome.errors == advice)
        }
        let isFolder = try tool.run(".")
        #expect(isFolder.status == 3)
        #expect(isFolder.errors == "gen-dtos: .: Is a directory; name the document in the folder: api.yaml\n")
    }

    @Test(arguments: ["--config", "--templates"])
    func unreadableFileOfAnOption(_ option: String) throws {
        let outcome = try tool.run("api.yaml", option, "nothing")
        #expect(outcome.status == 3)
        #expect(outcome.errors == "gen-dtos: nothing: No such file or directory\n")
    }

    @Test func outputBelowAFile() throws {
        let outcome = try tool.run("api.yaml", "--output", "api.yaml/Generated")
        #expect(outcome.status == 3)
        #expect(outcome.errors == "gen-dtos: api.yaml/Generated: Not a directory\n")
    }

    @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere"))
    func unwritableOutput() throws {
        #expect(try tool.shell("mkdir closed && chmod 555 closed").status == 0)
        let outcome = try tool.run("api.yaml", "--output", "closed")
        #expect(outcome.status == 3)
        #expect(outcome.errors == "gen-dtos: closed/.gen-dtos: Permission denied\n")
    }

    /// Tests cannot fill a disk, so a limit on file sizes takes its place. The limit does not apply to pipes.
    @Test func nothingChangesWhenTheSystemFailsHalfway() throws {
        let fresh = try tool.shell("(ulimit -f 0; \"$TOOL\" api.yaml --output New 2>&1; echo \"status $?\") | cat")
        #expect(fresh.output.hasSuffix(": File too large\nstatus 3\n"))
        #expect(fresh.output.hasPrefix("gen-dtos: ./.New.gen-dtos/"))
        #expect(try folder.names() == ["api.yaml"])

        #expect(try tool.run("api.yaml").status == 0)
        let before = try folder.tree("Generated")
        try folder.writeDocument(["Work", "Person"], note: "Second.")
        let update = try tool.shell("(ulimit -f 0; \"$TOOL\" api.yaml 2>&1; echo \"status $?\") | cat")
        #expect(update.output.hasSuffix(": File too large\nstatus 3\n"))
        #expect(try folder.tree("Generated") == before)
        #expect(!folder.exists("Generated/.gen-dtos/new"))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no /dev/full"))
    func fullDiskBehindStandardOutput() throws {
        let outcome = try tool.shell("exec \"$TOOL\" --help > /dev/full")
        #expect(outcome.status == 3)
        #expect(outcome.errors == "gen-dtos: standard output: No space left on device\n")
    }

    @Test func closedPipeIsNoFailure() throws {
        try folder.writeDocument(["Work"])
        #expect(try tool.run("api.yaml").status == 0)
        try folder.writeDocument((0..<200).map { "Type\($0)" })
        _ = try tool.shell("{ \"$TOOL\" api.yaml --check 2> errors; echo $? > status; } | head -n 1")
        #expect(try folder.read("status") == "1\n")
        #expect(try folder.read("errors").hasPrefix("gen-dtos: Generated differs from what the document generates"))
    }

    @Test func standardInput() throws {
        let document = try folder.read("api.yaml")
        #expect(try tool.run("-", "--output", "FromInput", input: document).status == 0)
        #expect(try tool.run("api.yaml", "--output", "FromFile").status == 0)
        #expect(try folder.tree("FromInput") == folder.tree("FromFile"))
        #expect(try tool.run("-", input: "openapi: [").errors.hasPrefix("<stdin>:"))
    }

    @Test func strictCountsWarnings() throws {
        // A duplicate key is an error, and a tag unknown to YAML is a warning.
        try folder.write("api.yaml", try folder.read("api.yaml").replacing("title: Books", with: "title: !books Books"))
        let lenient = try tool.run("api.yaml", "--quiet")
        #expect(lenient.status == 0)
        #expect(lenient.errors.contains(": warning: "))
        try folder.remove("Generated")
        let strict = try tool.run("api.yaml", "--strict")
        #expect(strict.status == 1)
        #expect(strict.errors.hasSuffix("gen-dtos: 1 warning is treated as an error (--strict)\n"))
        #expect(!folder.exists("Generated"))
    }

    @Test func timingsEndInTheTotal() throws {
        let outcome = try tool.run("api.yaml", "--timings")
        #expect(outcome.errors.split(separator: "\n").last?.hasPrefix("total ") == true)
    }
}
