import Foundation
import TestSupport
import Testing

/// Builds `Examples/ninja` as its README explains.
@Suite(.enabled(if: Ninja.isPresent, "ninja is not installed; Scripts/bootstrap installs it"))
struct NinjaTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        let example = SharedFolder.packageRoot.appending(path: "Examples/ninja")
        for path in ["shared/page.yaml", "books/openapi.yaml", "members/openapi.yaml", "build.ninja"] {
            try folder.write(path, String(contentsOf: example.appending(path: path), encoding: .utf8))
        }
        let build = try folder.read("build.ninja")
        try folder.write("build.ninja", build.replacing("tool = gen-dtos", with: "tool = \(Tool.path)"))
        for path in ["shared/page.yaml", "books/openapi.yaml", "members/openapi.yaml"] { try age(path) }
    }

    private func age(_ path: String) throws {
        try folder.setModified(path, Date(timeIntervalSince1970: 1_000_000_000))
    }

    private func touch(_ path: String) throws { try folder.setModified(path, Date()) }

    /// Runs ninja and returns the contracts for which it ran the tool.
    private func made(_ options: String = "", status: Int32 = 0) throws -> Set<String> {
        let outcome = try tool.shell("PATH=/usr/local/bin:/opt/homebrew/bin:$PATH ninja -v \(options)")
        #expect(outcome.status == status, "\(outcome.output)")
        let hasWork = !outcome.output.hasSuffix("ninja: no work to do.\n")
        let made = ["books", "members"].filter { outcome.output.contains(" \($0)/openapi.yaml --output ") }
        #expect(hasWork == !made.isEmpty, "\(outcome.output)")
        return Set(made)
    }

    @Test func onlyWhatDependsOnAChangeIsMade() throws {
        #expect(try made() == ["books", "members"])
        #expect(folder.exists("build/Books/Sources/Books") && folder.exists("build/Members/Sources/Members"))
        #expect(try made() == [])

        // The output does not change, and ninja still takes it for up to date.
        let manifest = try folder.modified("build/Books/manifest.json")
        try touch("shared/page.yaml")
        #expect(try made() == ["books", "members"])
        #expect(try folder.modified("build/Books/manifest.json") == manifest)
        #expect(try made() == [])

        try folder.write("books/openapi.yaml", folder.read("books/openapi.yaml").replacing("pages:", with: "sheets:"))
        #expect(try made() == ["books"])
        #expect(try folder.read("build/Books/Sources/Books/Models/Book.swift").contains("sheets"))
        #expect(try made() == [])
    }

    @Test func aDocumentThatFailsStopsNoOther() throws {
        let document = try folder.read("books/openapi.yaml")
        try folder.write("books/openapi.yaml", "openapi: [\n")
        #expect(try made("-k 0", status: 1) == ["books", "members"])
        #expect(!folder.exists("build/Books/manifest.json") && folder.exists("build/Members/manifest.json"))
        #expect(try made("-k 0", status: 1) == ["books"])
        try folder.write("books/openapi.yaml", document)
        #expect(try made() == ["books"])
        #expect(try made() == [])
    }

    /// The dependency file has an empty rule for each file, so ninja accepts it when a file is removed.
    @Test func aFileThatIsGoneStopsNothing() throws {
        #expect(try made() == ["books", "members"])
        for name in ["books", "members"] {
            let path = "\(name)/openapi.yaml"
            try folder.write(path, folder.read(path).replacing("$ref: ../shared/page.yaml", with: "type: object"))
        }
        try folder.remove("shared/page.yaml")
        try FileManager.default.createDirectory(at: folder.url("shared"), withIntermediateDirectories: true)
        #expect(try made() == ["books", "members"])
        #expect(try made() == [])
    }
}
