import Foundation
import Testing

/// Files that the tool writes once, and that are the user's from then on.
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
        // A change of everything else, and files for what is new.
        try writeDocument("books", "authors")
        let outcome = try tool.run("api.yaml")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("2 files changed, 1 added"))
        #expect(try folder.read(Self.robot) == "// mine\n")
        #expect(folder.exists("Generated/Scenarios/Robots/AuthorRobots.swift"))
        #expect(try tool.run("api.yaml", "--check").status == 0)
    }

    /// Whoever has removed one does not hear of it, and gets it again when something is generated.
    @Test func absenceIsNoFault() throws {
        try folder.remove(Self.robot)
        #expect(try tool.run("api.yaml", "--check").status == 0)
        try writeDocument("books", "authors")
        #expect(try tool.run("api.yaml").status == 0)
        #expect(folder.exists(Self.robot))
    }

    /// They stay when the document has nothing of the kind any more, and when nobody asks for them.
    @Test func nothingPrunesThem() throws {
        try writeDocument("authors")
        #expect(try tool.run("api.yaml").status == 0)
        #expect(folder.exists(Self.robot))
        try folder.write("gen-dtos.yaml", "emit: [models]\n")
        #expect(try tool.run("api.yaml").status == 0)
        #expect(folder.exists(Self.robot))
        #expect(!folder.exists("Generated/Scenarios/UITestCase.swift"))
    }

    /// A link in the place of one is the user's, too.
    @Test func linksAreNotFollowed() throws {
        try folder.remove(Self.robot)
        try folder.write("elsewhere.swift", "// mine\n")
        try folder.link(Self.robot, to: folder.url("elsewhere.swift").path)
        try writeDocument("books", "authors")
        #expect(try tool.run("api.yaml").status == 0)
        #expect(try folder.read("elsewhere.swift") == "// mine\n")
    }
}
