import Foundation
import TestSupport
import Testing

/// Tests the messages of `--check`, and that it writes no file.
@Suite struct CheckTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.writeDocument(["Work", "Author"])
        #expect(try tool.run("api.yaml").status == 0)
    }

    @Test func upToDate() throws {
        let outcome = try tool.run("api.yaml", "--check")
        #expect(outcome.status == 0)
        #expect(outcome.output == "Generated is up to date\n")
        #expect(outcome.errors == "")
        #expect(try tool.run("api.yaml", "--check", "--quiet").output == "")
    }

    @Test func editedFile() throws {
        let path = "Generated/" + (try folder.file(of: "Work"))
        let lines = try folder.read(path).split(separator: "\n", omittingEmptySubsequences: false)
        try folder.write(path, (["// edited"] + lines).joined(separator: "\n"))
        let before = try folder.tree("Generated")
        let outcome = try tool.run("api.yaml", "--check")
        #expect(outcome.status == 1)
        let kept = lines.dropLast().prefix(3).map { " \($0)\n" }
        expectEqualText(
            outcome.output,
            """
            diff --git a/\(path) b/\(path)
            --- a/\(path)
            +++ b/\(path)
            @@ -1,\(kept.count + 1) +1,\(kept.count) @@
            -// edited
            \(kept.joined())
            """)
        #expect(
            outcome.errors
                == "gen-dtos: Generated differs from what the document generates: 1 file out of date. To repair:\n    gen-dtos api.yaml\n"
        )
        #expect(try folder.tree("Generated") == before)
    }

    /// The command that repairs the output is shown without `--quiet`: a user who types it wants to see its messages.
    @Test func theCommandThatRepairsIsNotQuiet() throws {
        try folder.writeDocument(["Work"], note: "Second.")
        let outcome = try tool.run("api.yaml", "--check", "--quiet", "--module", "Books")
        #expect(outcome.errors.hasSuffix(" To repair:\n    gen-dtos api.yaml --module Books\n"), "\(outcome.errors)")
    }

    @Test func everyKindOfDifferenceIsCounted() throws {
        try folder.write("gen-dtos.yaml", "keep-removed: 0\n")
        try folder.writeDocument(["Work", "Edition"], note: "Second.")
        let outcome = try tool.run("api.yaml", "--check", "--output=Generated", "--module", "Books")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains(" out of date, "))
        #expect(outcome.errors.contains(" missing, "))
        #expect(outcome.errors.contains(" no longer made. To repair:\n"))
        #expect(outcome.errors.hasSuffix("\n    gen-dtos api.yaml --output=Generated --module Books\n"))
        #expect(outcome.output.contains("\n+++ /dev/null\n"))
        #expect(outcome.output.contains("--- /dev/null\n"))
    }

    @Test func commandThatRepairsIsQuoted() throws {
        let outcome = try tool.run("api.yaml", "--check", "--output", "it's new")
        #expect(outcome.errors.hasSuffix("\n    gen-dtos api.yaml --output 'it'\\''s new'\n"))
    }

    @Test func absentFolderIsADifferenceAndStaysAbsent() throws {
        let outcome = try tool.run("api.yaml", "--check", "--output", "New")
        #expect(outcome.status == 1)
        #expect(try folder.names() == ["api.yaml", "Generated"])
        let count = try folder.owned().count
        #expect(outcome.output == "")
        #expect(
            outcome.errors == """
                gen-dtos: New does not exist. A run generates \(count) files. To repair:
                    gen-dtos api.yaml --output New

                """)
    }

    /// The program `patch` decides whether the format is right.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch"), "patch is not installed"))
    func patchMakesWhatARunMakes() throws {
        try folder.copy("Generated", to: "Patched")
        try folder.write("Patched/" + (try folder.file(of: "Work")), "no line end")
        try folder.writeDocument((0..<40).map { "Type\($0)" } + ["Work"], note: "Second.")
        let applied = try tool.shell("\"$TOOL\" api.yaml --check --output Patched 2> /dev/null | patch --strip=1")
        #expect(applied.status == 0, "\(applied.output)")
        #expect(try tool.run("api.yaml", "--check", "--output", "Patched").errors == "")
    }

    @Test func editedManifestIsADifference() throws {
        let manifest = try folder.read("Generated/manifest.json")
        try folder.write("Generated/manifest.json", manifest.replacing("    ", with: "\t"))
        let outcome = try tool.run("api.yaml", "--check")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains(": manifest.json differs. To repair:"))
        #expect(try tool.run("api.yaml").status == 0)
        #expect(try folder.read("Generated/manifest.json") == manifest)
    }
}
