import Foundation
import Testing

/// A configuration that names its document makes command lines complete, in its folder and below.
@Suite struct ProjectTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.writeDocument(["Work"], to: "spec/api.yaml")
        try folder.write("gen-dtos.yaml", "document: spec/api.yaml\nmodule: Books\n")
        try folder.write("App/Screens/Home.swift", "struct Home {}\n")
    }

    private func below(_ command: String) throws -> Tool.Outcome {
        try tool.shell("cd App/Screens && \"$TOOL\" \(command)")
    }

    @Test func theDocumentIsFoundFromAnyFolderBelow() throws {
        #expect(try below("").status == 0)
        #expect(folder.exists("Generated/Sources/Books/Models/Work.swift"))
        #expect(!folder.exists("App/Screens/Generated"))
        #expect(try tool.run().output.contains("0 files changed, 0 added"))
        #expect(try below("--check").output == "../../Generated is up to date\n")
    }

    @Test func theOutputIsThatOfTheConfiguration() throws {
        try folder.write("gen-dtos.yaml", "document: spec/api.yaml\noutput: Made\n")
        #expect(try below("--quiet").status == 0)
        #expect(folder.exists("Made/manifest.json"))
    }

    @Test(arguments: ["lint", "prune", "docs", "checklist", "diff"])
    func everyCommandFindsTheDocument(_ command: String) throws {
        let git = "git -c user.name=a -c user.email=a@b.example"
        let setUp = "git init --quiet . && \(git) add . && \(git) commit --quiet --message first && \"$TOOL\" --quiet"
        #expect(try tool.shell(setUp).status == 0)
        let outcome = try below(command)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test func anAuditOfFoldersUsesTheDocument() throws {
        let outcome = try tool.run("audit", "App")
        #expect(!outcome.errors.contains("is a directory"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("needs Swift files"), "\(outcome.errors)")
    }

    @Test func diagnosticsNameThePathFromHere() throws {
        try folder.write("spec/api.yaml", "openapi: 3.1.0\ninfo: {title: [}\n")
        #expect(try below("lint").output.hasPrefix("../../spec/api.yaml:2:"))
    }

    /// The search ends at the root of a repository, as that of git does.
    @Test func theSearchEndsAtTheRootOfTheRepository() throws {
        try folder.write("App/.git/HEAD", "ref: refs/heads/main\n")
        let outcome = try below("")
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("gen-dtos: The OpenAPI document is missing."))
    }

    @Test func aDocumentOnTheCommandLineComesFirst() throws {
        try folder.writeDocument(["Other"], to: "other.yaml")
        #expect(try tool.run("other.yaml", "--output", "Out").status == 0)
        #expect(folder.exists("Out/Sources/Books/Models/Other.swift"))
    }

    /// A text of the configuration is a path, and becomes neither an option nor a command.
    @Test(arguments: ["lint", "--check", "-", "help"])
    func theNameOfTheDocumentIsAPath(_ name: String) throws {
        try folder.writeDocument(["Work"], to: name)
        try folder.write("gen-dtos.yaml", "document: \"\(name)\"\nmodule: Books\n")
        #expect(try tool.run().status == 0)
        #expect(folder.exists("Generated/Sources/Books/Models/Work.swift"))
    }

    @Test func aFaultyConfigurationIsReported() throws {
        try folder.write("gen-dtos.yaml", "document: [spec/api.yaml]\n")
        let outcome = try tool.run()
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("gen-dtos.yaml:1:11: error: "))
    }

    @Test func theConfigurationMayBeNamed() throws {
        try folder.write("settings/books.yaml", "document: ../spec/api.yaml\nmodule: Named\n")
        #expect(try tool.run("--config", "settings/books.yaml").status == 0)
        #expect(folder.exists("settings/Generated/Sources/Named"))
    }
}
