import Foundation
import TestSupport
import Testing

/// If nothing has changed, a run checks all files and generates nothing. After any change it generates.
@Suite struct UnchangedOutputTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.writeDocument(["Work", "Author"])
        #expect(try tool.run("api.yaml").status == 0)
    }

    /// Whether the run generates: only then does `--timings` list the stages.
    private func generates(_ words: String...) throws -> Bool {
        let outcome = try tool.run(words + ["--timings"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.errors.contains("resolve ")
    }

    @Test func nothingIsGeneratedTwice() throws {
        #expect(try !generates("api.yaml"))
        #expect(try !generates("api.yaml", "--check"))
        #expect(try tool.run("api.yaml", "--check").output == "Generated is up to date\n")
        let count = try folder.owned().count
        #expect(try tool.run("api.yaml").output == "0 files changed, 0 added, 0 removed, \(count) unchanged\n")
    }

    @Test func aCommentInTheDocumentIsLookedInto() throws {
        try folder.write("api.yaml", try folder.read("api.yaml") + "# more\n")
        #expect(try generates("api.yaml", "--check"))
        #expect(try generates("api.yaml"))
        #expect(try !generates("api.yaml"))
    }

    @Test(arguments: [
        ["--access", "package"], ["--emit", "models"], ["--limit", "depth=99"], ["--config", "other.yaml"],
    ])
    func anotherSettingIsAnotherRun(_ words: [String]) throws {
        try folder.write("other.yaml", "prefix: My\n")
        let outcome = try tool.run(["api.yaml", "--timings"] + words)
        #expect(outcome.status == 0 && outcome.errors.contains("resolve "))
    }

    @Test func aFileOfTheOutputIsLookedInto() throws {
        let file = "Generated/" + (try folder.file(of: "Work"))
        let text = try folder.read(file)
        try folder.write(file, text.replacing("public", with: "Public"))
        #expect(try tool.run("api.yaml", "--check").status == 1)
        #expect(try generates("api.yaml"))
        #expect(try folder.read(file) == text)
        try folder.remove(file)
        #expect(try tool.run("api.yaml", "--check").status == 1)
        #expect(try generates("api.yaml"))
        #expect(try folder.read(file) == text)
    }

    @Test func anEditedManifestIsNotBelieved() throws {
        let manifest = try folder.read("Generated/manifest.json")
        let path = try folder.file(of: "Work")
        let line = try #require(manifest.split(separator: "\n").first { $0.contains(path) })
        try folder.write("Generated/manifest.json", manifest.replacing("\(line)\n", with: ""))
        try folder.remove("Generated/" + path)
        #expect(try tool.run("api.yaml", "--check").status == 1)
        #expect(try generates("api.yaml"))
        #expect(try folder.read("Generated/manifest.json") == manifest)
    }

    /// The note about the last run is useful on one machine only, so Git ignores it.
    @Test func theNoteKeepsItselfOutOfVersionControl() throws {
        let outcome = try tool.shell("git init --quiet . && git add . && git status --short --ignored")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("!! Generated/.gen-dtos/\n"))
        #expect(outcome.output.contains("A  Generated/manifest.json\n"))
        #expect(!outcome.output.contains("A  Generated/.gen-dtos"))
    }

    @Test(arguments: ["", "inputs\n", "inputs 12\noutput 12\nfindings 0\n", "findings 0\n\0"])
    func aDamagedNoteIsNoNote(_ text: String) throws {
        let before = try folder.read("Generated/.gen-dtos/last-run")
        try folder.write("Generated/.gen-dtos/last-run", text)
        #expect(try generates("api.yaml", "--check"))
        #expect(try generates("api.yaml"))
        #expect(try folder.read("Generated/.gen-dtos/last-run") == before)
    }

    /// A merge may leave files that no manifest lists.
    @Test func aFileThatBelongsToNoTypeIsLookedInto() throws {
        let work = "Generated/" + (try folder.file(of: "Work"))
        let left = work.replacing("/Models/", with: "/Unions/")
        try folder.write(left, try folder.read(work))
        #expect(try tool.run("api.yaml", "--check").status == 1)
        #expect(
            try tool.run("api.yaml").output.hasSuffix(
                "\n0 files changed, 0 added, 1 removed, \(try folder.owned().count) unchanged\n"))
        #expect(!folder.exists(left))
        #expect(try !generates("api.yaml"))
    }

    @Test func referencedFilesCount() throws {
        try folder.write("parts/pet.yaml", "type: object\nproperties: {name: {type: string}}\n")
        try folder.writeDocument(["Work"])
        try folder.write(
            "api.yaml", try folder.read("api.yaml") + "    Pet:\n      $ref: parts/pet.yaml\n")
        #expect(try generates("api.yaml"))
        #expect(try folder.read("Generated/.gen-dtos/last-run").contains("refers-to parts/pet.yaml\n"))
        #expect(try !generates("api.yaml"))
        try folder.write("parts/pet.yaml", "type: object\nproperties: {title: {type: string}}\n")
        #expect(try tool.run("api.yaml", "--check").status == 1)
        #expect(try generates("api.yaml"))
    }

    /// A killed run has left its temporary files.
    @Test func temporariesAreCleanedUp() throws {
        try folder.write("Generated/.gen-dtos/new/0", "")
        #expect(try generates("api.yaml"))
        #expect(try folder.names(in: "Generated/.gen-dtos") == [".gitignore", "last-run"])
    }

    @Test func findingsAreCountedNotRepeated() throws {
        try folder.writeDocument(["Work"])
        try folder.write(
            "api.yaml", try folder.read("api.yaml") + "    Size:\n      type: string\n      enum: [s, s]\n")
        let first = try tool.run("api.yaml")
        #expect(first.errors.contains("[duplicate-enum-value]"))
        let second = try tool.run("api.yaml")
        #expect(
            second.errors
                == "gen-dtos: 1 warning or note as before; 'gen-dtos lint api.yaml' lists the findings\n")
        #expect(try tool.run("api.yaml", "--strict").errors.contains("[duplicate-enum-value]"))
        // The proposed command reads the document with the options of this run.
        try folder.write("vendor/Pet.yaml", "{type: string}")
        let options = ["--map", "https://example.com/a b=vendor", "--allow-path", "vendor", "--limit", "nodes=5000"]
        _ = try tool.run(["api.yaml", "--output", "Other"] + options)
        let other = try tool.run(["api.yaml", "--output", "Other"] + options)
        #expect(
            other.errors.contains(
                "'gen-dtos lint api.yaml --output Other --map 'https://example.com/a b=vendor' --allow-path vendor --limit nodes=5000'"
            ))
        #expect(try tool.run("api.yaml", "--format", "github").errors.contains("duplicate-enum-value"))
    }

    /// A run that counts findings names a command that lists them, even findings that only an option of the run causes.
    @Test(
        arguments: TestExtent.sample(
            [
                ["api.yaml"], ["api.yaml", "--emit", "models,fixtures,tests"], ["api.yaml", "--output", "Other"],
                ["api.yaml", "--standalone", "--emit", "models"], ["--list", "list.txt"],
            ], 2))
    func lintListsWhatWasCounted(_ words: [String]) throws {
        try folder.write("list.txt", "api.yaml --output 'Listed one' --emit fixtures,tests,models --standalone\n")
        try folder.write("gen-dtos.yaml", "emit: [models]\nruntime-module: Other\n")
        // Examples are only checked if fixtures are generated. The new name clashes with a name that the document has
        // dropped.
        try folder.writeDocument(["Work", "Author"])
        let document = try folder.read("api.yaml")
        try folder.write(
            "api.yaml",
            document + "    String:\n      type: object\n      example: {id: 7, n: [1]}\n"
                + "      properties: {id: {type: boolean}, n: {type: integer}}\n")
        #expect(try tool.run(words).status == 0)
        try folder.write(
            "api.yaml",
            document + "    string:\n      type: object\n      example: {id: 7, n: [1]}\n"
                + "      properties: {id: {type: boolean}, n: {type: integer}}\n")
        let first = try tool.run(words + ["--format", "github"])
        #expect(first.status == 0)
        let counted = first.errors.split(separator: "\n").filter { $0.hasPrefix("::") }
        #expect(!counted.isEmpty)
        let second = try tool.run(words).errors
        let number = counted.count == 1 ? "1 warning or note" : "\(counted.count) warnings and notes"
        #expect(second.hasPrefix("gen-dtos: \(number) as before; 'gen-dtos lint "), "\(second)")
        let end = try #require(second.range(of: "' lists the findings\n", options: .backwards))
        let start = try #require(second.range(of: "'gen-dtos lint "))
        let command = second[start.upperBound..<end.lowerBound]
        let listed = try tool.shell("\"$TOOL\" lint \(command) --format github")
        #expect(listed.errors == "")
        let lines = Set(listed.output.split(separator: "\n"))
        for finding in counted { #expect(lines.contains(finding), "\(finding)") }
    }
}
