import ContractSupport
import Diagnostics
import Foundation
import TestSupport
import Testing
@testable import ContractModel
@testable import ContractReports
@testable import Generation

/// These tests check how each format reports changes.
@Suite struct ChangeReportTests {
    private static let hostile = "x|`<b>`[a](b) \u{202E}\u{1B}[31m\\n::error::"

    private func report(approved: Bool = false) throws -> ChangeReport {
        let name = try #require(String(data: JSONEncoder().encode(Self.hostile), encoding: .utf8))
        return report(
            "required: [a], properties: {a: {type: string}}",
            "properties: {a: {type: string}, \(name): {type: string}}", approved: approved)
    }

    /// Returns the report on a schema with these members before and after.
    private func report(_ old: String, _ new: String, approved: Bool = false) -> ChangeReport {
        report(
            documents: DocumentSlot.response.document(old), DocumentSlot.response.document(new), approved: approved)
    }

    private func report(documents old: String, _ new: String, approved: Bool = false) -> ChangeReport {
        func file(_ name: String, _ text: String) -> (contract: Contract, sources: SourceFileTable) {
            let input = GenerationInput(document: SourceFile(path: name, text: text))
            let result = GenerationPipeline.contract(input)
            return (
                result.contract ?? Contract(info: .init(title: "", version: "", specification: "", contentHash: "")),
                result.sources
            )
        }
        let old = file("old.yaml", old)
        let new = file("new.yaml", new)
        let changes = ContractComparison.changes(from: old.contract, to: new.contract, today: "2025-11-29")
        return ChangeReport(
            old: .init(old.contract, old.sources), new: .init(new.contract, new.sources),
            changes: changes.map {
                JudgedChange(change: $0, approval: approved && $0.rule.id.hasSuffix("optional") ? "Agreed." : nil)
            })
    }

    private func text(_ format: ChangeFormat, approved: Bool = false) throws -> String {
        format.text(of: try report(approved: approved), toolVersion: "1.0.0", today: "2025-11-29")
    }

    @Test func plainText() throws {
        let text = ChangeFormat.text.text(
            of: try report(), toolVersion: "1.0.0", today: "2025-11-29", isDetailed: true)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        expectEqualText(
            lines.prefix(8).joined(separator: "\n"),
            """
            breaking P1 R.a [response-property-became-optional]
                'R.a' is no longer required.
                - required   old.yaml:8:51
                + optional   new.yaml:8:36
                A released app reads the type's zero value instead, and reports the difference.
                Swift, breaking: `T` becomes `T?`; code that reads the value must unwrap it.
                Read by POST /r.
                To be done by backend and app. Fingerprint \(try report().changes[0].change.fingerprint).
            """)
        #expect(
            lines.suffix(2) == [
                "T 1 → 1. 3 changes: 1 breaking, 1 with a warning, 1 for information. Increase the major part of the version.",
                "",
            ])
    }

    /// Each change is one line, below the schema and the operations that use it.
    @Test func oneLineForEachChange() throws {
        let text = try text(.text)
        #expect(
            text.hasPrefix(
                """
                R
                  Read by POST /r.
                  breaking P1 'R.a' is no longer required: required → optional [response-property-became-optional]

                """))
        #expect(text.contains("Increase the major part of the version. '--verbose' also shows places and effects.\n"))
    }

    /// A change that several operations have is one entry.
    @Test func changesOfSeveralOperations() throws {
        func document(_ headers: String) -> String {
            let paths = (0..<6).map { "/a\($0): {get: {responses: {'200': {description: d\(headers)}}}}" }
            return DocumentSlot.paths.document(paths.joined(separator: "\n  "))
        }
        let text = report(
            documents: document(""), document(", headers: {X-A: {schema: {type: string}}}")
        )
        let lines = ChangeFormat.text.text(of: text, toolVersion: "1.0.0", today: "2025-11-29")
        #expect(lines.contains("GET /a0, GET /a1, GET /a2 and 3 more\n"))
        #expect(lines.split(separator: "\n").count { $0.contains("[optional-response-header-added]") } == 1)
    }

    /// A comment of GitHub has at most 65,536 characters.
    @Test func markdownOfManyChanges() throws {
        func properties(_ count: Int) -> String {
            "properties: {" + (0..<count).map { "p\($0): {type: string}" }.joined(separator: ", ") + "}"
        }
        let text = ChangeFormat.markdown.text(
            of: report(properties(1), properties(1_000)), toolVersion: "1.0.0", today: "2025-11-29")
        #expect(text.count < 65_536)
        let rows = text.split(separator: "\n").count { $0.hasPrefix("| P") }
        #expect(text.contains("Changes left out here: \(999 - rows + 1) for information."))
    }

    /// The text of a document cannot control a terminal, break a table, or become a command of a workflow.
    @Test(arguments: ChangeFormat.allCases)
    func hostileText(_ format: ChangeFormat) throws {
        let text = try text(format)
        #expect(!text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
        switch format {
        case .markdown, .changelog:
            for line in text.split(separator: "\n") where line.hasPrefix("| P") {
                #expect(line.replacing("\\|", with: "").filter { $0 == "|" }.count == 7)
            }
            // Text inside a code span is not markup.
            let prose = text.replacing(/(`+).*?\1/, with: "")
            #expect(!prose.replacing("\\<", with: "").contains("<b>"))
            #expect(!prose.contains("[a](b)"))
        case .github:
            let words = ["::error ", "::warning ", "::notice "]
            #expect(text.split(separator: "\n").allSatisfy { line in words.contains { line.hasPrefix($0) } })
        case .json, .sarif, .gitlab, .badge:
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
        case .text: break
        }
    }

    @Test func approvedChangesAreTold() throws {
        let report = try report(approved: true)
        #expect(report.count(.breaking) == 0)
        #expect(report.neededVersionPart == .major)
        #expect(try text(.text, approved: true).contains("  approved P1 'R.a' is no longer required"))
        #expect(try text(.markdown, approved: true).contains("<summary>Approved (1)</summary>"))
        #expect(try !text(.github, approved: true).contains("became-optional"))
    }

    /// The sentences of the generator contain code, which Markdown shows as code.
    @Test func codeWithinSentences() throws {
        let row = try #require(try text(.markdown).split(separator: "\n").first { $0.contains("became-optional") })
        #expect(row.contains("Swift, breaking: `T` becomes `T?`; code that reads the value must unwrap it."))
    }

    /// A value of a document keeps its own backticks, and the text around it stays plain text (CommonMark 0.31, section
    /// 6.1).
    @Test func codeWithBackticks() throws {
        let property = "properties: {a: {type: string, default: 'a`b`c'}}"
        let text = ChangeFormat.markdown.text(
            of: report("required: [a], \(property)", property), toolVersion: "1.0.0", today: "2025-11-29")
        let row = try #require(text.split(separator: "\n").first { $0.contains("became-optional") })
        #expect(row.contains("A released app reads `` \"a`b`c\" `` instead, and reports the difference."), "\(row)")
    }

    @Test func changelog() throws {
        expectEqualText(
            try text(.changelog).replacing(/x.*/, with: "…"),
            """
            ## 1 – 2025-11-29

            ### Breaking

            - 'R.a' is no longer required. (`required` → `optional`)

            ### Added

            - 'R.…

            """)
    }

    @Test func sarif() throws {
        let log = try #require(
            JSONSerialization.jsonObject(with: Data(try text(.sarif).utf8)) as? NSDictionary)
        let run = try #require((log["runs"] as? [NSDictionary])?.first)
        let results = try #require(run["results"] as? [NSDictionary])
        let result = try #require(results.first { $0["ruleId"] as? String == "response-property-became-optional" })
        #expect(result["level"] as? String == "error")
        let prints = try #require(result["partialFingerprints"] as? [String: String])
        #expect(prints == ["change/v1": try report().changes[0].change.fingerprint])
        let driver = (run["tool"] as? NSDictionary)?["driver"] as? NSDictionary
        let rules = driver?["rules"] as? [NSDictionary]
        #expect(rules?.count == ChangeCatalogue.rules.count)
    }

    /// The output has exactly the keys of `Documentation/changes.schema.json`, which allows no other keys.
    @Test func jsonFollowsItsSchema() throws {
        let url = SharedFolder.packageRoot.appending(path: "Documentation/changes.schema.json")
        let schema = try #require(JSONSerialization.jsonObject(with: try Data(contentsOf: url)) as? NSDictionary)
        let item = try #require((schema["$defs"] as? NSDictionary)?["change"] as? NSDictionary)
        let output = try #require(JSONSerialization.jsonObject(with: Data(try text(.json).utf8)) as? NSDictionary)
        let change = try #require((output["changes"] as? [NSDictionary])?.first)
        for (value, schema) in [(output, schema), (change, item)] {
            let keys = Set(value.allKeys.compactMap { $0 as? String })
            #expect(Set(try #require(schema["required"] as? [String])) == keys)
            #expect(
                Set(try #require(schema["properties"] as? NSDictionary).allKeys.compactMap { $0 as? String }) == keys)
            #expect(schema["additionalProperties"] as? Bool == false)
        }
        let users = try #require(change["users"] as? NSDictionary)
        #expect(users["readBy"] as? [String] == ["POST /r"])
        #expect(users["readByCount"] as? Int == 1)
        #expect(users["sentBy"] as? [String] == [])
    }

    @Test func documentation() throws {
        let schemes = Set(ChangeCatalogue.constraints.map(\.id))
        let rows = ChangeCatalogue.rules.filter { !schemes.contains($0.id) }
            .map { "| `\($0.id)` | \($0.severity) | \($0.effect.text) | \($0.swiftEffect.text) |\n" }
        let table =
            "| rule | severity | a released app | generated types |\n|---|---|---|---|\n" + rows.joined()
        let url = SharedFolder.packageRoot.appending(path: "Documentation/ChangeRules.md")
        let text = try String(contentsOf: url, encoding: .utf8)
        let start = try #require(text.range(of: "| rule | severity")).lowerBound
        if GoldenCase.isRecording {
            try (text[..<start] + table).write(to: url, atomically: true, encoding: .utf8)
            Issue.record("recorded \(url.lastPathComponent)")
        } else {
            expectEqualText(String(text[start...]), table, url.lastPathComponent)
        }
    }
}
