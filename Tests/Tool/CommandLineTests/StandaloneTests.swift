import Testing

/// Changes the output from a folder in another package to a package of its own, and back.
@Suite struct StandaloneTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.writeDocument(["Work", "Author"])
    }

    @Test func switchesThereAndBack() throws {
        #expect(try tool.run("api.yaml").status == 0)
        let plain = try folder.tree("Generated")
        #expect(plain["Package.swift"] == nil)
        #expect(try tool.run("api.yaml", "--standalone").status == 0)
        var package = try folder.tree("Generated")
        #expect(package["Package.swift"]?.hasPrefix("// swift-tools-version: 6.1\n") == true)
        #expect(
            package["Sources/Books/Models/Work.swift"]?.contains("\n@_spi(Generated) public import BooksRuntime\n")
                == true)
        package["manifest.json"] = nil
        #expect(Set(package.keys) == Set(try folder.owned()))
        #expect(try tool.run("api.yaml").status == 0)
        #expect(try folder.tree("Generated") == plain)
        #expect(try folder.names(in: "Generated/Sources") == ["Books"])
    }

    @Test func checks() throws {
        #expect(try tool.run("api.yaml", "--standalone").status == 0)
        #expect(try tool.run("api.yaml", "--standalone", "--check").status == 0)
        #expect(try tool.run("api.yaml", "--check").status == 1)
        try folder.write("Generated/Sources/BooksRuntime/JSONKey.swift", "mine")
        let outcome = try tool.run("api.yaml", "--standalone", "--check")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("1 file out of date. To repair:\n    gen-dtos api.yaml --standalone\n"))
    }

    @Test func doesNotReplaceTheManifestOfAnotherPackage() throws {
        try folder.write("Generated/Package.swift", "// swift-tools-version: 6.1\n")
        let outcome = try tool.run("api.yaml", "--standalone")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("Generated/Package.swift"))
        #expect(try folder.names(in: "Generated") == ["Package.swift"])
    }

    /// Text of the owner in `README.md` survives each run, also a run without `--standalone`.
    @Test func keepsTheOwnersReadme() throws {
        let words = ["api.yaml", "--standalone", "--emit", "models"]
        #expect(try tool.run(words).status == 0)
        let made = try folder.read("Generated/README.md")
        try folder.write("Generated/README.md", "Ours.\n\n" + made.replacing("## Install", with: "## Edited"))
        #expect(try tool.run(words + ["--check"]).status == 1)
        #expect(try tool.run(words).status == 0)
        #expect(try folder.read("Generated/README.md") == "Ours.\n\n" + made)
        #expect(try tool.run(words + ["--check"]).status == 0)
        #expect(try tool.run("api.yaml", "--emit", "models").status == 0)
        #expect(try folder.read("Generated/README.md") == "Ours.\n\n" + made)
        try folder.write("Generated/README.md", "Mine.\n")
        #expect(try tool.run(words).status == 0)
        #expect(try folder.read("Generated/README.md") == "Mine.\n" && !folder.owned().contains("README.md"))
    }

    @Test func bundledFilesAreTheSameForEveryDocument() throws {
        #expect(try tool.run("api.yaml", "--layout", "bundled").status == 0)
        let files = Set(try folder.owned())
        let kinds = ["Aliases", "ContractInfo", "Enumerations", "Envelopes", "Models", "Operations", "Unions"]
        #expect(
            files
                == Set(kinds.map { "Sources/Books/Books\($0).swift" }).union([
                    "Fixtures/BooksFixtures.swift",
                    "Tests/BooksTests/APIContractComplianceTests/APIContractComplianceTests.swift",
                    "Tests/BooksTests/APIErrorTests/APIErrorTests.swift",
                    "Tests/BooksTests/APIIntegrationTests/APIIntegrationTests.swift",
                    "Tests/BooksTests/CanonicalAPIResponseTests/CanonicalAPIResponseTests.swift",
                    "Tests/BooksTests/DTOTests/DTOTests.swift",
                    "Tests/BooksTests/WebSocketHelpersTests/WebSocketHelpersTests.swift",
                ]))
        #expect(try folder.read("Generated/Sources/Books/BooksModels.swift").contains("struct Author: "))
        try folder.writeDocument([])
        #expect(try tool.run("api.yaml", "--layout", "bundled").status == 0)
        #expect(Set(try folder.owned()) == files)
    }
}
