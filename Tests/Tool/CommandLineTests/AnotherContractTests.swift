import Foundation
import Testing

/// The output folder holds the output of one contract, and the tool is run with the document of an unrelated contract.
/// The tool takes that for a mistake. It does not take the document for a version of the first contract that has
/// dropped all schemas.
@Suite struct AnotherContractTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try write("books.yaml", "Books", ["Work", "Author", "Edition", "Shelf", "Problem"])
        try write("pets.yaml", "Pets", ["Pet", "Owner", "Vet", "Visit", "Problem"])
        #expect(try tool.run("books.yaml").status == 0)
    }

    private func write(_ path: String, _ title: String, _ schemas: [String]) throws {
        try folder.writeDocument(schemas, to: path)
        try folder.write(path, folder.read(path).replacing("title: Books", with: "title: \(title)"))
    }

    private static let fault =
        "Generated/contract.lock:4:3: error: The output in this folder belongs to 'Books', and 'Pets' has 1 of its 5 schemas and "
        + "operations: is this the wrong document? If not, give 'Pets' a separate folder with --output; if it replaces "
        + "'Books', remove contract.lock first. [another-contract]\n    - {contract: Books, version: \"1\"}\n      ^\n"

    @Test(arguments: [[], ["--check"], ["--emit", "models"]])
    func isAnErrorAndNothingIsWritten(_ options: [String]) throws {
        let before = try folder.tree("Generated")
        let outcome = try tool.run(["pets.yaml"] + options)
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.errors == Self.fault)
        #expect(try folder.tree("Generated") == before)
    }

    /// With `keep-removed: 0` the tool keeps no removed types, so a run would delete all of the earlier output at once.
    @Test func isAnErrorWhereNothingIsKept() throws {
        try folder.write("gen-dtos.yaml", "keep-removed: 0\n")
        let outcome = try tool.run("pets.yaml")
        #expect(outcome.status == 1 && outcome.errors == Self.fault)
    }

    @Test func isAnErrorInAList() throws {
        try folder.write("list.txt", "pets.yaml\nbooks.yaml --output Other\n")
        let outcome = try tool.run("--list", "list.txt")
        #expect(outcome.status == 1)
        #expect(outcome.errors == Self.fault)
        #expect(outcome.output.hasSuffix("2 documents, 1 failed\n"))
    }

    @Test func bothWaysToMeanItWork() throws {
        let elsewhere = try tool.run("pets.yaml", "--output", "Pets")
        #expect(elsewhere.status == 0 && elsewhere.errors == "")
        try folder.remove("Generated/contract.lock")
        let replaced = try tool.run("pets.yaml")
        #expect(replaced.status == 0 && replaced.errors == "", "\(replaced.errors)")
        #expect(replaced.output.hasPrefix("5 records\n"))
        #expect(try !folder.owned().contains { $0.hasSuffix("/Shelf.swift") })
    }

    @Test(arguments: [
        // The title is new, and most of the schemas are still there.
        ("The Library", ["Work", "Author", "Edition", "Loan"]),
        // Title and version are new, and half of the schemas are still there.
        ("The Library", ["Work", "Author", "Loan", "Member", "Fine", "Room"]),
        // The title is unchanged, and none of the schemas are there.
        ("Books", ["Pet", "Owner"]),
    ])
    func whatChangesIsTheSameContract(_ title: String, _ schemas: [String]) throws {
        try write("books.yaml", title, schemas)
        let outcome = try tool.run("books.yaml")
        #expect(outcome.status == 0 && outcome.errors == "")
    }

    @Test func aSmallContractMayRenameAllOfItself() throws {
        try write("small.yaml", "Small", ["A", "B"])
        #expect(try tool.run("small.yaml", "--output", "Small").status == 0)
        try write("small.yaml", "Small", ["C", "D"])
        #expect(try tool.run("small.yaml", "--output", "Small").status == 0)
    }

    /// An earlier run has put the contract `Pets` into the lock of `Books`. `Books` is still accepted.
    @Test func theContractThatIsKeptMayComeBack() throws {
        let lock = try folder.read("Generated/contract.lock")
        try folder.write(
            "Generated/contract.lock",
            lock.replacing("contract: Books", with: "contract: Pets").replacing(
                "is: record}", with: "is: record, gone: 2026-01-05}"))
        let outcome = try tool.run("books.yaml")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    /// These two commands write nothing into the output folder, and neither an option nor the configuration names this
    /// folder for the document.
    @Test func lintAndPagesElsewherePassOverIt() throws {
        let lint = try tool.run("lint", "pets.yaml")
        #expect(lint.status == 0 && !lint.output.contains("Books"))
        let page = try tool.run("docs", "pets.yaml", "--output", "pets.md")
        #expect(page.status == 0 && page.output.hasPrefix("5 records\n"))
        let inside = try tool.run("docs", "pets.yaml")
        #expect(inside.status == 1 && inside.errors == Self.fault)
    }

    /// The configuration in the document's folder may belong to another document. Then the schemas it names are those
    /// of the other document, and the output folder belongs to the other document too.
    @Test func lintPassesOverSettingsOfAnotherContract() throws {
        let settings = "output: Generated\nstrict: [Work.name]\nexclude: {schemas: [Shelf]}\n"
        try folder.write("gen-dtos.yaml", settings)
        let lint = try tool.run("lint", "pets.yaml")
        #expect(lint.status == 0 && !lint.output.contains("gen-dtos.yaml"), "\(lint.output)")
        #expect(
            lint.errors == "gen-dtos.yaml is not used, because its output folder, Generated, has another contract.\n"
        )
        let own = try tool.run("lint", "books.yaml")
        #expect(own.status == 1 && own.output.contains("'Work.name' under 'strict' is not in the document"))
        // A configuration that `--config` names always applies.
        let named = try tool.run("lint", "pets.yaml", "--config", "gen-dtos.yaml")
        #expect(named.status == 1 && named.output.contains("gen-dtos.yaml:2:"))
        try folder.write("gen-dtos.yaml", "output: Generated\n")
        #expect(try tool.run("lint", "pets.yaml").status == 0)
        #expect(try tool.run("lint", "pets.yaml", "--output", "Generated").output.contains("[another-contract]"))
    }
}
