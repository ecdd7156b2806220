import Foundation
import TestSupport
import Testing

/// `gen-dtos lint`: the places, the formats and the exit statuses of its findings.
@Suite struct LintTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.writeDocument(["Work", "Author"])
    }

    /// Writes a document with one warning, about an unknown type.
    private func writeDoubtful() throws {
        try folder.write(
            "doubtful, 100%.yaml",
            """
            openapi: 3.1.0
            info: {title: Books, version: "1"}
            paths: {/a: {get: {responses: {"200": {description: x, content: {application/json: {schema: {$ref: "#/components/schemas/A"}}}}}}}}
            components: {schemas: {A: {type: object, properties: {a: {type: strng}}}}}

            """)
    }

    private static let problem =
        "'strng' is not a type of JSON Schema, so the value is read as any JSON; "
        + "did you mean 'type: string'?"

    @Test func findingsGoToStandardOutputAndNothingIsWritten() throws {
        try writeDoubtful()
        let outcome = try tool.run("lint", "doubtful, 100%.yaml")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(outcome.output.hasPrefix("doubtful, 100%.yaml:4:65: warning: \(Self.problem) [unknown-type]\n"))
        #expect(outcome.output.hasSuffix("\n1 warning\n"))
        #expect(try folder.names() == ["api.yaml", "doubtful, 100%.yaml"])
    }

    @Test func quietLeavesTheSummaryOut() throws {
        try writeDoubtful()
        #expect(try tool.run("lint", "doubtful, 100%.yaml", "--quiet").output.hasSuffix("^\n"))
        #expect(try tool.run("lint", "api.yaml", "--quiet").output == "")
    }

    @Test func exitStatus() throws {
        try writeDoubtful()
        #expect(try tool.run("lint", "api.yaml", "--strict").status == 0)
        #expect(try tool.run("lint", "doubtful, 100%.yaml", "--strict").status == 1)
        try folder.write("broken.yaml", "openapi: 3.1.0\ninfo: {title: [}\n")
        let broken = try tool.run("lint", "broken.yaml")
        #expect(broken.status == 1)
        #expect(broken.output.hasPrefix("broken.yaml:2:"))
        #expect(broken.output.hasSuffix("\n1 error\n"))
        #expect(try tool.run("lint").status == 2)
        #expect(try tool.run("lint", "nothing.yaml").status == 3)
    }

    @Test func github() throws {
        try writeDoubtful()
        let outcome = try tool.run("lint", "doubtful, 100%.yaml", "--format", "github")
        let line = "::warning file=doubtful%2C 100%25.yaml,line=4,col=65,title=unknown-type::\(Self.problem)\n"
        #expect(outcome.output == line)
        #expect(outcome.status == 0)
    }

    @Test func json() throws {
        try writeDoubtful()
        let document = try object(try tool.run("lint", "doubtful, 100%.yaml", "--format=json").output)
        let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.map { $0["message"] as? String } == [Self.problem])
        #expect(diagnostics.first?["column"] as? Int == 65)
        let nothing = try object(try tool.run("lint", "api.yaml", "--format=json").output)
        #expect((nothing["diagnostics"] as? [Any])?.isEmpty == true)
    }

    @Test func sarif() throws {
        try writeDoubtful()
        let log = try object(try tool.run("lint", "doubtful, 100%.yaml", "--format", "sarif").output)
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == "unknown-type")
        #expect(result["level"] as? String == "warning")
    }

    /// Generation reports these findings too, on standard error. In formats for programs, nothing else is written
    /// there.
    @Test func formatsOfGeneration() throws {
        try writeDoubtful()
        for format in ["json", "sarif"] {
            let linted = try tool.run("lint", "doubtful, 100%.yaml", "--format", format)
            let generated = try tool.run("doubtful, 100%.yaml", "--format", format, "--strict")
            #expect(generated.status == 1)
            #expect(generated.output == "")
            expectEqualText(generated.errors, linted.output)
        }
        let generated = try tool.run("api.yaml", "--format", "json")
        #expect(generated.status == 0)
        #expect(generated.output.hasSuffix(" unchanged\n"))
        #expect(try object(generated.errors)["version"] as? Int == 1)
        let outdated = try tool.run("doubtful, 100%.yaml", "--check", "--format", "json")
        #expect(outdated.status == 1)
        _ = try object(outdated.errors)
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}
