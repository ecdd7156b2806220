import Foundation
import TestSupport
import Testing

/// `gen-dtos checklist`: the files it examines, and its exit statuses.
@Suite struct ChecklistTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write("old.yaml", Self.document("a: {type: string}, b: {type: string}", version: "1.0.0"))
        try folder.write("new.yaml", Self.document("a: {type: string}, c: {type: string}", version: "2.0.0"))
    }

    private static let changelog = """
        ## 2.0.0

        - A.b is gone.
        - A.c is new.

        """

    private static func document(_ properties: String, version: String) -> String {
        """
        openapi: 3.1.0
        info: {title: Books, version: \(version)}
        paths: {}
        components: {schemas: {A: {type: object, properties: {\(properties)}}}}

        """
    }

    private func git(_ words: String) throws {
        let outcome = try tool.shell("git -c user.name=T -c user.email=t@example.com \(words)")
        try #require(outcome.status == 0, "\(outcome.errors)")
    }

    // MARK: States

    /// Goes step by step from a document that has just changed to a list with all boxes ticked.
    @Test func stepByStep() throws {
        #expect(try tool.run("old.yaml", "--quiet").status == 0)
        func lastLine() throws -> Substring? {
            let outcome = try tool.run("checklist", "old.yaml", "new.yaml")
            #expect(outcome.errors == "")
            let line = outcome.output.split(separator: "\n").last
            #expect(outcome.status == (line?.hasPrefix("0 of") == true ? 0 : 1))
            return line
        }
        #expect(try lastLine() == "9 of 11 boxes are open.")
        #expect(try tool.run("new.yaml", "--quiet").status == 0)
        #expect(try lastLine() == "2 of 11 boxes are open.")
        try folder.write("CHANGELOG.md", Self.changelog)
        #expect(try lastLine() == "0 of 11 boxes are open.")
        try folder.write("Generated/Sources/Books/Models/A.swift", "// By hand.")
        #expect(try lastLine() == "2 of 11 boxes are open.")
    }

    @Test func writesNothing() throws {
        let outcome = try tool.run("checklist", "old.yaml", "new.yaml")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("- [ ] DTO: missing: `Generated/Sources/Books/Models/A.swift`\n"))
        #expect(outcome.output.contains("- [ ] Changelog: there is no CHANGELOG.md\n"))
        #expect(try tool.run("checklist", "old.yaml", "new.yaml").output == outcome.output)
        #expect(try folder.names() == ["old.yaml", "new.yaml"])
    }

    @Test func noDifference() throws {
        let outcome = try tool.run("checklist", "old.yaml", "old.yaml")
        #expect(outcome.status == 0)
        #expect(
            outcome.output == "## Checklist: Books 1.0.0 → 1.0.0\n\nNo difference between the contracts.\n")
    }

    /// The checklist needs the options of the run that made the output: with another folder or another module the files
    /// have other paths.
    @Test func optionsOfGeneration() throws {
        let options = ["--output", "Out/", "--module", "Library", "--layout", "bundled", "--standalone"]
        #expect(try tool.run(["new.yaml", "--quiet"] + options).status == 0)
        let done = try tool.run(["checklist", "old.yaml", "new.yaml"] + options).output
        #expect(done.contains("- [x] DTO: `Out/Sources/Library/LibraryModels.swift`\n"))
        #expect(done.contains("- [x] Fixture: `Out/Fixtures/LibraryFixtures.swift`\n"))
        #expect(
            done.contains(
                "- [x] Test: `Out/Tests/LibraryTests/APIContractComplianceTests/APIContractComplianceTests.swift`\n"))
        let others = try tool.run("checklist", "old.yaml", "new.yaml", "--output", "Out").output
        #expect(others.contains("- [ ] DTO: missing: `Out/Sources/Books/Models/A.swift`\n"))
    }

    // MARK: The changelog

    @Test func changelogBesideTheDocumentComesFirst() throws {
        try folder.write("spec/new.yaml", try folder.read("new.yaml"))
        try folder.write("CHANGELOG.md", Self.changelog)
        func output(_ words: String...) throws -> String {
            try tool.run(["checklist", "old.yaml", "spec/new.yaml"] + words).output
        }
        #expect(try output().contains("- [x] Changelog: `CHANGELOG.md:1`\n"))
        try folder.write("spec/CHANGELOG.md", "## 1.0.0\n")
        #expect(try output().contains("- [ ] Changelog: `spec/CHANGELOG.md` has no section for `2.0.0`\n"))
        try folder.write("changes.md", "# Changes\n\n## 2.0.0\n\nA.c is new.\n")
        let named = try output("--changelog", "changes.md")
        #expect(named.contains("- [x] Changelog: `changes.md:3`\n"))
        #expect(
            named.contains("- [ ] Changelog: `changes.md:3`, the section for `2.0.0`, does not mention the change\n"))
    }

    // MARK: Revisions

    @Test func lastCommit() throws {
        try git("init -q .")
        try folder.write("spec/api.yaml", try folder.read("old.yaml"))
        try git("add spec && git -c user.name=T -c user.email=t@example.com commit -qm first")
        #expect(try tool.run("checklist", "spec/api.yaml").status == 0)
        try folder.write("spec/api.yaml", try folder.read("new.yaml"))
        try folder.write("spec/CHANGELOG.md", Self.changelog)
        #expect(try tool.run("spec/api.yaml", "--quiet").status == 0)
        let outcome = try tool.run("checklist", "spec/api.yaml")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("- [x] Document: `spec/api.yaml:4`\n"))
        let back = try tool.run("checklist", "spec/api.yaml", "git:HEAD:spec/api.yaml")
        #expect(back.status == 1)
        #expect(back.output.contains("- [x] Document: `HEAD:spec/api.yaml:4`\n"))
    }

    /// The configuration names a property that only the new document has. This is not reported as an error of the old
    /// document.
    @Test func configurationForTheNewDocument() throws {
        try folder.write("gen-dtos.yaml", "rename: {A.c: cover}\n")
        #expect(try tool.run("new.yaml", "--quiet").status == 0)
        let outcome = try tool.run("checklist", "old.yaml", "new.yaml")
        #expect(outcome.errors == "")
        #expect(outcome.output.contains("- [x] DTO: `Generated/Sources/Books/Models/A.swift`\n"))
    }

    // MARK: Errors

    @Test(arguments: ["old.yaml", "new.yaml"])
    func faultyDocument(_ name: String) throws {
        try folder.write(name, "openapi: 3.1.0\ninfo: [\n")
        let outcome = try tool.run("checklist", "old.yaml", "new.yaml")
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("\(name):"))
    }

    /// `diff` can read the document, but generation fails because of the configuration.
    @Test func documentWithoutOutput() throws {
        try folder.write("gen-dtos.yaml", "rename: {A.nothing: x}\n")
        let outcome = try tool.run("checklist", "old.yaml", "new.yaml")
        #expect(outcome.status == 1)
        #expect(outcome.output == "" && outcome.errors.contains("gen-dtos.yaml:1:"))
    }

    @Test func faultyLock() throws {
        try folder.write("Generated/contract.lock", "- {schema: A\n")
        let outcome = try tool.run("checklist", "old.yaml", "new.yaml")
        #expect(outcome.status == 1)
        #expect(outcome.output == "" && outcome.errors.contains("Generated/contract.lock:"))
    }

    /// The command refuses symbolic links in the output folder and does not read their targets.
    @Test func linkInTheOutput() throws {
        #expect(try tool.run("new.yaml", "--quiet").status == 0)
        try folder.remove("Generated/Sources/Books/Models/A.swift")
        try folder.link("Generated/Sources/Books/Models/A.swift", to: "../../../../new.yaml")
        let outcome = try tool.run("checklist", "old.yaml", "new.yaml")
        #expect(outcome.status == 1)
        #expect(outcome.output == "" && outcome.errors.contains("Generated/Sources/Books/Models/A.swift"))
    }

    @Test func missingFiles() throws {
        #expect(try tool.run("checklist", "old.yaml", "none.yaml").status == 3)
        #expect(try tool.run("checklist", "old.yaml", "new.yaml", "--changelog", "none.md").status == 3)
        #expect(try tool.run("checklist", "git:nothing:new.yaml", "new.yaml").status == 2)
    }

    @Test(arguments: [
        ["checklist"], ["checklist", "-"], ["checklist", "git:HEAD:old.yaml"], ["checklist", "a", "b", "c"],
        ["checklist", "a", "b", "--format", "json"], ["checklist", "a", "b", "--check"],
        ["checklist", "a", "b", "--today", "tomorrow"], ["checklist", "a", "b", "--list", "x"],
        ["old.yaml", "--changelog", "x"], ["diff", "old.yaml", "new.yaml", "--changelog", "x"],
    ])
    func usage(_ words: [String]) throws {
        #expect(try tool.run(words).status == 2)
    }

    @Test func help() throws {
        let outcome = try tool.run("checklist", "--help")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("--changelog FILE") && outcome.errors == "")
        #expect(try tool.run("--help").output.contains("\n  checklist  "))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }
}
