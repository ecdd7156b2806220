import Foundation
import Testing

/// Paths in messages look as a person would write them, and they lead to the file that the user meant.
@Suite struct PathTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.writeDocument(["Work", "Author"], to: "spec/api.yaml")
    }

    @Test func ofTheConfiguration() throws {
        try folder.write("spec/gen-dtos.yaml", "output: ../Generated\n")
        #expect(try tool.run("spec/api.yaml").status == 0)
        #expect(try tool.run("spec/api.yaml", "--check").output == "Generated is up to date\n")
        #expect(try tool.run("docs", "spec/api.yaml").output == "2 records\nGenerated/CONTRACT.md added\n")
        try folder.write("Generated/Mine.swift", "")
        try folder.writeDocument(["Work"], to: "spec/api.yaml", note: "Second.")
        let check = try tool.run("spec/api.yaml", "--check")
        #expect(check.errors.hasPrefix("gen-dtos: Generated differs from what the document generates: "))
        #expect(check.output.contains("\n--- a/Generated/Sources/Books/Models/Work.swift\n"))
        #expect(!(check.output + check.errors).contains(".."))
        try folder.write("Generated/contract.lock", "nonsense\n")
        #expect(try tool.run("spec/api.yaml").errors.hasPrefix("Generated/contract.lock:1:1: error: "))
    }

    @Test(arguments: ["./Out", "spec/../Out", "spec/.././Out/", "Out//", "spec//..//Out", "./spec/./../Out"])
    func ofTheCommandLine(_ output: String) throws {
        #expect(try tool.run("spec/api.yaml", "--output", output, "--quiet").status == 0)
        #expect(try folder.names() == ["spec", "Out"])
        #expect(try tool.run("spec/api.yaml", "--output", output, "--check").output == "Out is up to date\n")
    }

    @Test func ofAList() throws {
        try folder.write("lists/all.txt", "../spec/api.yaml --output ../Out\n")
        let outcome = try tool.run("--list", "lists/all.txt", "--check")
        #expect(outcome.errors.hasPrefix("gen-dtos: Out does not exist. "))
        #expect(try tool.run("--list", "lists/all.txt").output.hasPrefix("spec/api.yaml: "))
    }

    @Test func ofTheDocument() throws {
        try folder.write("spec/api.yaml", "openapi: 3.1.0\ninfo: [\n")
        #expect(try tool.run("spec/../spec/api.yaml").errors.hasPrefix("spec/api.yaml:"))
        #expect(try tool.run("lint", "./spec/api.yaml").output.hasPrefix("spec/api.yaml:"))
    }

    /// In a path such as `link/../Out`, `..` means the folder above the link's target, not the folder above the link.
    /// So the tool must not shorten the path.
    @Test func aLinkIsNotPassedOver() throws {
        try folder.write("far/away/spec/readme", "")
        try folder.link("link", to: "far/away/spec")
        #expect(try tool.run("spec/api.yaml", "--output", "link/../Out", "--quiet").status == 0)
        #expect(folder.exists("far/away/Out/manifest.json"))
        #expect(!folder.exists("Out"))
        #expect(
            try tool.run("spec/api.yaml", "--output", "link/../Out", "--check").output == "link/../Out is up to date\n")
        // The document's folder is found in the same way.
        try folder.write("far/away/parts/pet.yaml", "{type: object}\n")
        try folder.write("far/away/api.yaml", folder.read("spec/api.yaml") + "    Pet: {$ref: parts/pet.yaml}\n")
        let outcome = try tool.run("link/../api.yaml", "--output", "Other")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    /// The path keeps a missing folder before `..` too, because a link of that name may be created later.
    @Test func whatIsMissingStays() throws {
        let outcome = try tool.run("nothing/../spec/api.yaml")
        #expect(outcome.status == 3)
        #expect(outcome.errors == "gen-dtos: nothing/../spec/api.yaml: No such file or directory\n")
    }
}
