import Foundation
import Testing

/// Files that the tool writes once and that belong to the user afterwards.
@Suite struct UsersFilesTests {
    private let folder: WorkingFolder
    private let tool: Tool
    private static let robot = "Generated/Scenarios/Robots/BookRobots.swift"

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write("gen-dtos.yaml", "emit: [scenarios]\n")
        try writeDocument("books")
        #expect(try tool.run("api.yaml").status == 0)
    }

    private func writeDocument(_ paths: String...) throws {
        let items = paths.map { path in
            """
              /\(path):
                get:
                  responses:
                    '200': {description: It., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/It'}}}}}
            """
        }
        try folder.write(
            "api.yaml",
            """
            openapi: 3.1.0
            info: {title: Books, version: '1'}
            paths:
            \(items.joined(separator: "\n"))
            components:
              schemas:
                It: {type: object, properties: {title: {type: string}}}
            """)
    }

    @Test func noManifestHasThem() throws {
        let manifest = try folder.read("Generated/manifest.json")
        #expect(folder.exists(Self.robot))
        #expect(manifest.contains("Scenarios/UITestCase.swift"))
        #expect(!manifest.contains("Robots") && !manifest.contains("Tests/"))
    }

    @Test func editsStay() throws {
        try folder.write(Self.robot, "// mine\n")
        #expect(try tool.run("api.yaml", "--check").status == 0)
        // All other files change, and new files are written for the new operations.
        try writeDocument("books", "authors")
        let outcome = try tool.run("api.yaml")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("2 files changed, 1 added"))
        #expect(try folder.read(Self.robot) == "// mine\n")
        #expect(folder.exists("Generated/Scenarios/Robots/AuthorRobots.swift"))
        #expect(try tool.run("api.yaml", "--check").status == 0)
    }

    /// If a user has removed one of these files, `--check` does not complain. The next run that generates writes it
    /// again.
    @Test func absenceIsNoFault() throws {
        try folder.remove(Self.robot)
        #expect(try tool.run("api.yaml", "--check").status == 0)
        try writeDocument("books", "authors")
        #expect(try tool.run("api.yaml").status == 0)
        #expect(folder.exists(Self.robot))
    }

    /// The files stay when the document drops their operations, and when `emit` no longer asks for them.
    @Test func nothingPrunesThem() throws {
        try writeDocument("authors")
        #expect(try tool.run("api.yaml").status == 0)
        #expect(folder.exists(Self.robot))
        try folder.write("gen-dtos.yaml", "emit: [models]\n")
        #expect(try tool.run("api.yaml").status == 0)
        #expect(folder.exists(Self.robot))
        #expect(!folder.exists("Generated/Scenarios/UITestCase.swift"))
    }

    /// A link in place of one of these files also belongs to the user.
    @Test func linksAreNotFollowed() throws {
        try folder.remove(Self.robot)
        try folder.write("elsewhere.swift", "// mine\n")
        try folder.link(Self.robot, to: folder.url("elsewhere.swift").path)
        try writeDocument("books", "authors")
        #expect(try tool.run("api.yaml").status == 0)
        #expect(try folder.read("elsewhere.swift") == "// mine\n")
    }
}
