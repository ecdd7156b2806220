import Foundation
import TestSupport
import Testing

/// `gen-dtos diff --stat` counts the changes of each schema and operation. `--format badge` shows the number of changes
/// of the gravest kind.
@Suite struct DiffStatTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write("old.yaml", Self.old)
        try folder.write(
            "new.yaml",
            Self.old
                // Three changes of `Book`: a required property becomes optional, an inline property gets another type,
                // and there is a new property.
                .replacing("required: [id, title]", with: "required: [id]")
                .replacing("pages: {type: integer}", with: "pages: {type: boolean}, note: {type: string}")
                // One change of an operation, and one of its inline schema.
                .replacing("name: id, in: path", with: "deprecated: true, name: id, in: path")
                .replacing("total: {type: integer}", with: "total: {type: boolean}")
                // A new operation and a new schema.
                .replacing(
                    "paths:",
                    with: "paths:\n  /authors: {get: {operationId: authors, responses: {\"204\": {description: d}}}}"
                )
                .replacing("schemas:", with: "schemas:\n    Author: {type: object, properties: {name: {type: string}}}")
        )
    }

    private static let old = """
        openapi: 3.1.0
        info: {title: Books, version: 1.0.0}
        paths:
          /books/{id}:
            get:
              operationId: book
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              responses: {"200": {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/Book"}}}}}
          /books:
            get:
              operationId: books
              responses: {"200": {description: d, content: {application/json: {schema: {type: object, properties: {total: {type: integer}}}}}}}
        components:
          schemas:
            Book:
              type: object
              required: [id, title]
              properties:
                id: {type: string}
                title: {type: string}
                format: {type: object, properties: {pages: {type: integer}}}

        """

    private func stat(_ words: String...) throws -> String {
        try tool.run(["diff", "old.yaml", "new.yaml", "--stat"] + words).output
    }

    @Test func aLineForEachSchemaAndOperation() throws {
        expectEqualText(
            try stat(),
            """
             info.version    | 0 breaking  1 other
             Author          | 0 breaking  1 other
             Book            | 2 breaking  1 other
             GET /authors    | 0 breaking  1 other
             GET /books      | 1 breaking  0 other
             GET /books/{id} | 0 breaking  1 other
             6 places changed, 3 breaking, 5 other

            """)
        #expect(try tool.run("diff", "old.yaml", "new.yaml", "--stat").status == 1)
    }

    /// The numbers add up to the changes that the other formats list one by one.
    @Test func totalsAreThoseOfTheReport() throws {
        let json = try tool.run("diff", "old.yaml", "new.yaml", "--format", "json").output
        let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let severities = try #require(report["changes"] as? [[String: Any]]).compactMap { $0["severity"] as? String }
        let breaking = severities.count { $0 == "breaking" }
        #expect(try stat().hasSuffix(" \(breaking) breaking, \(severities.count - breaking) other\n"))
    }

    /// The output does not depend on the order of the entries in the documents.
    @Test func theOrderOfTheDocumentIsNone() throws {
        let before = try stat()
        let new = try folder.read("new.yaml")
        let head = try #require(new.range(of: "paths:")?.lowerBound)
        let rest = try #require(new.range(of: "components:")?.lowerBound)
        try folder.write("new.yaml", String(new[..<head]) + String(new[rest...]) + String(new[head..<rest]))
        expectEqualText(try stat(), before)
    }

    @Test func approvedChangesAreCountedApart() throws {
        try folder.write("policy.yaml", "approved: [{rule: response-property-became-optional, reason: Agreed.}]\n")
        let lines = try stat("--policy", "policy.yaml").split(separator: "\n")
        #expect(lines.contains(" Book            | 1 breaking  1 other  1 approved"))
        #expect(lines.last == " 6 places changed, 2 breaking, 5 other, 1 approved")
        #expect(try !stat("--policy", "policy.yaml", "--quiet").contains("approved"))
    }

    @Test func noDifference() throws {
        let outcome = try tool.run("diff", "old.yaml", "old.yaml", "--stat")
        #expect(outcome.status == 0)
        #expect(outcome.output == "No difference between the contracts.\n")
    }

    /// The names come from the document and may contain any text.
    @Test func namesAreEscapedAndClipped() throws {
        let long = String(repeating: "x", count: 900)
        try folder.write(
            "new.yaml",
            Self.old.replacing(
                "paths:",
                with:
                    "paths:\n  \"/a\\e[31m\\nb\": {get: {responses: {\"204\": {description: d}}}}\n  /\(long): {get: {responses: {\"204\": {description: d}}}}"
            ))
        let text = try stat()
        let lines = text.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(!text.contains("\u{1B}"))
        #expect(lines.allSatisfy { $0.count < 120 })
    }

    @Test func anotherFormatBesideIt() throws {
        let outcome = try tool.run("diff", "old.yaml", "new.yaml", "--stat", "--format", "json")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors
                == "gen-dtos: '--stat' cannot be used with '--format json'.\n")
        #expect(try tool.run("lint", "old.yaml", "--stat").status == 2)
        #expect(try tool.run("old.yaml", "--stat").status == 2)
    }

    // MARK: Badge

    /// The format of https://shields.io/badges/endpoint-badge: exactly four members, where `schemaVersion` is always 1.
    private func badge(_ new: String, _ words: String...) throws -> [String: String] {
        try folder.write("badged.yaml", new)
        let text = try tool.run(["diff", "old.yaml", "badged.yaml", "--format", "badge"] + words).output
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object.keys.sorted() == ["color", "label", "message", "schemaVersion"])
        #expect(object["schemaVersion"] as? Int == 1)
        #expect(object["label"] as? String == "contract")
        return object.compactMapValues { $0 as? String }
    }

    @Test func badgeHasTheGravest() throws {
        let grown = Self.old.replacing("1.0.0", with: "1.1.0")
        let unchanged = try badge(Self.old)
        #expect(unchanged["message"] == "no change")
        #expect(unchanged["color"] == "brightgreen")

        let added = try badge(grown.replacing("title: {type", with: "note: {type: string}\n        title: {type"))
        #expect(added["message"] == "1 change")
        #expect(added["color"] == "blue")

        let removed = try badge(
            grown.replacing("        format: {type: object, properties: {pages: {type: integer}}}\n", with: ""))
        #expect(removed["message"] == "1 change with a warning")
        #expect(removed["color"] == "yellow")

        let broken = try badge(try folder.read("new.yaml"))
        #expect(broken["message"] == "3 breaking changes")
        #expect(broken["color"] == "red")
    }

    @Test func badgeOfWhatIsApproved() throws {
        try folder.write("policy.yaml", "approved: [{rule: response-optional-property-added, reason: Agreed.}]\n")
        let text = Self.old.replacing("1.0.0", with: "1.1.0")
            .replacing("title: {type", with: "note: {type: string}\n        title: {type")
        let approved = try badge(text, "--policy", "policy.yaml")
        #expect(approved["message"] == "1 approved change")
        #expect(approved["color"] == "green")
    }
}
