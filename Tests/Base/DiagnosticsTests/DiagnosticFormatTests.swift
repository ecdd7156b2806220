import Foundation
import TestSupport
import Testing
@testable import Diagnostics

/// Tests the formats for programs. The expected values come from the specification of each format.
@Suite struct DiagnosticFormatTests {
    private var sources = SourceFileTable()
    private let file: SourceFileID
    private let second: SourceFileID

    init() {
        file = sources.add(SourceFile(path: "api/a b,c:%.yaml", text: "openapi: 3.1.0\n"))
        second = sources.add(SourceFile(path: "/srv/ü.yaml", text: "x\n"))
    }

    private func text(_ format: DiagnosticFormat, _ diagnostics: Diagnostic...) -> String {
        format.text(of: diagnostics, in: sources, toolVersion: "1.2.3")
    }

    private func place(_ line: UInt32, _ column: UInt32, _ file: SourceFileID? = nil) -> Diagnostics.SourceLocation {
        Diagnostics.SourceLocation(file: file ?? self.file, line: line, column: column)
    }

    private func object(_ text: String) throws -> NSDictionary {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    }

    private var clash: Diagnostic {
        Diagnostic(
            .error, "duplicate-key", "'a' {0} [x](y) \"\\ twice", at: place(3, 12),
            notes: [.init("first here", at: place(2, 1, second)), .init("100%:\n,")])
    }

    // MARK: JSON

    @Test func json() throws {
        let expected: NSDictionary = [
            "version": 1,
            "diagnostics": [
                [
                    "id": "duplicate-key", "severity": "error", "message": "'a' {0} [x](y) \"\\ twice",
                    "file": "api/a b,c:%.yaml", "line": 3, "column": 12,
                    "notes": [
                        ["message": "first here", "file": "/srv/ü.yaml", "line": 2, "column": 1],
                        ["message": "100%:\n,", "file": NSNull(), "line": NSNull(), "column": NSNull()],
                    ],
                    "help":
                        "Remove or rename one of the keys, because programs disagree about which of the values to use.",
                ] as NSDictionary
            ],
        ]
        #expect(try object(text(.json, clash)) == expected)
    }

    /// The output has exactly the keys that `Documentation/diagnostics.schema.json` allows.
    @Test func jsonFollowsItsSchema() throws {
        let url = SharedFolder.packageRoot.appending(path: "Documentation/diagnostics.schema.json")
        let schema = try object(String(contentsOf: url, encoding: .utf8))
        let item = try #require((schema["$defs"] as? NSDictionary)?["diagnostic"] as? NSDictionary)
        let notes = try #require((item["properties"] as? NSDictionary)?["notes"] as? NSDictionary)
        let note = try #require(notes["items"] as? NSDictionary)
        let output = try object(text(.json, clash))
        let diagnostic = try #require((output["diagnostics"] as? [NSDictionary])?.first)
        for (value, schema) in [
            (output, schema), (diagnostic, item), (try #require((diagnostic["notes"] as? [NSDictionary])?.first), note),
        ] {
            let keys = Set(value.allKeys.compactMap { $0 as? String })
            #expect(Set(try #require(schema["required"] as? [String])) == keys)
            #expect(
                Set(try #require(schema["properties"] as? NSDictionary).allKeys.compactMap { $0 as? String }) == keys)
            #expect(schema["additionalProperties"] as? Bool == false)
        }
    }

    @Test func jsonWithoutDiagnostics() {
        expectEqualText(text(.json), "{\n  \"version\": 1,\n  \"diagnostics\": []\n}\n")
    }

    /// The output is JSON (RFC 8259 section 7), without characters that a terminal or editor would act upon.
    @Test func jsonEscapesWhatHasNoShape() throws {
        let hostile =
            String(String.UnicodeScalarView((0...0x2FFF).compactMap(Unicode.Scalar.init))) + "\u{E0001}\u{10FFFD}"
        let output = text(.json, Diagnostic(.note, "x", hostile, at: nil))
        let diagnostics = try #require(try object(output)["diagnostics"] as? [NSDictionary])
        #expect(diagnostics.first?["message"] as? String == hostile)
        #expect(diagnostics.first?["help"] as? NSNull != nil)
        #expect(!output.unicodeScalars.contains { $0 != "\n" && VisibleText.replacement(for: $0) != nil })
        #expect(output.contains("\\u0000\\u0001"))
        #expect(output.contains("\\u202e"))
        #expect(output.contains("\\udb40\\udc01"))
    }

    // MARK: GitHub

    @Test func workflowCommands() {
        expectEqualText(
            text(.github, clash, Diagnostic(.note, "x-y", "a\r\nb", at: nil)),
            """
            ::error file=api/a b%2Cc%3A%25.yaml,line=3,col=12,title=duplicate-key::'a' {0} [x](y) "\\ twice%0A\
            /srv/ü.yaml:2:1: first here%0A100%25:\\n,
            ::notice title=x-y::a\\r\\nb

            """)
        #expect(text(.github) == "")
    }

    @Test func aTextBeginsNoCommandOfItsOwn() {
        let output = text(.github, Diagnostic(.warning, "x", "a\n::error::b\u{2028}::set-output name=c::d", at: nil))
        #expect(output.split(whereSeparator: \.isNewline).count == 1)
    }

    // MARK: GitLab

    /// The report is an array of objects with these five members. The fingerprint tells findings apart
    /// (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format). Severities are `info`, `minor`,
    /// `major`, `critical` and `blocker`.
    private func report(_ diagnostics: [Diagnostic]) throws -> [NSDictionary] {
        let text = DiagnosticFormat.gitlab.text(of: diagnostics, in: sources, toolVersion: "1.2.3")
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [NSDictionary])
    }

    @Test func codeQuality() throws {
        let entries = try report([clash, Diagnostic(.warning, "x", "b", at: place(7, 1, second)), clash])
        let places = entries.map { $0["location"] as? NSDictionary }
        #expect(
            places == [
                ["path": "api/a b,c:%.yaml", "lines": ["begin": 3]], ["path": "/srv/ü.yaml", "lines": ["begin": 7]],
                ["path": "api/a b,c:%.yaml", "lines": ["begin": 3]],
            ])
        #expect(entries.map { $0["description"] as? String } == [clash.message, "b", clash.message])
        #expect(entries.map { $0["check_name"] as? String } == ["duplicate-key", "x", "duplicate-key"])
        #expect(entries.map { $0["severity"] as? String } == ["critical", "minor", "critical"])
        #expect(Set(entries.compactMap { $0["fingerprint"] as? String }).count == 3)
        #expect(entries.allSatisfy { $0.count == 5 })
    }

    /// A finding that moves within its file is not a new one.
    @Test func codeQualityFingerprintsStay() throws {
        var moved = clash
        moved.location = place(9, 1)
        var other = clash
        other.message = "something else"
        let prints = try report([clash]).map { $0["fingerprint"] as? String }
        #expect(try report([moved]).map { $0["fingerprint"] as? String } == prints)
        #expect(try report([other]).map { $0["fingerprint"] as? String } != prints)
    }

    /// GitLab refuses a whole report if an entry has no path.
    @Test func codeQualityWithoutAPlace() throws {
        let entries = try report([Diagnostic(.note, "x", "a", at: nil)])
        #expect(
            entries.map { $0["location"] as? NSDictionary } == [
                ["path": "api/a b,c:%.yaml", "lines": ["begin": 1]]
            ])
        #expect(entries.map { $0["severity"] as? String } == ["info"])
        expectEqualText(text(.gitlab), "[]\n")
    }

    // MARK: SARIF

    private func log(_ diagnostics: Diagnostic...) throws -> (run: NSDictionary, results: [NSDictionary]) {
        let log = try object(DiagnosticFormat.sarif.text(of: diagnostics, in: sources, toolVersion: "1.2.3"))
        #expect(log["version"] as? String == "2.1.0")
        #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
        let runs = try #require(log["runs"] as? [NSDictionary])
        let run = try #require(runs.first)
        #expect(runs.count == 1)
        return (run, try #require(run["results"] as? [NSDictionary]))
    }

    /// Sections 3.27, 3.28, 3.29 and 3.34 define the parts of a result.
    @Test func sarifResult() throws {
        let expected: NSDictionary = [
            "ruleId": "duplicate-key",
            "ruleIndex": try #require(DiagnosticCatalogue.entries.firstIndex { $0.id == "duplicate-key" }),
            "level": "error",
            "message": ["text": "'a' {{0}} [x] (y) \"\\ twice"],
            "locations": [
                [
                    "physicalLocation": [
                        "artifactLocation": ["uri": "api/a%20b,c%3A%25.yaml"],
                        "region": ["startLine": 3, "startColumn": 12],
                    ] as NSDictionary
                ]
            ],
            "relatedLocations": [
                [
                    "physicalLocation": [
                        "artifactLocation": ["uri": "file:///srv/%C3%BC.yaml"],
                        "region": ["startLine": 2, "startColumn": 1],
                    ] as NSDictionary,
                    "message": ["text": "first here"],
                ] as NSDictionary,
                ["message": ["text": "100%:\n,"]],
            ],
        ]
        #expect(try log(clash).results == [expected])
    }

    /// Sections 3.14 and 3.18 to 3.20, and the schema, define the required members.
    @Test func sarifTool() throws {
        let (run, results) = try log()
        #expect(results.isEmpty)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let driver = try #require((run["tool"] as? NSDictionary)?["driver"] as? NSDictionary)
        #expect(driver["name"] as? String == "gen-dtos")
        #expect(driver["version"] as? String == "1.2.3")
        let rules = try #require(driver["rules"] as? [NSDictionary])
        #expect(rules.compactMap { $0["id"] as? String } == DiagnosticCatalogue.entries.map(\.id))
        for rule in rules {
            let level = (rule["defaultConfiguration"] as? NSDictionary)?["level"] as? String ?? ""
            #expect(["error", "warning", "note"].contains(level))
            #expect(((rule["shortDescription"] as? NSDictionary)?["text"] as? String)?.isEmpty == false)
            #expect(((rule["help"] as? NSDictionary)?["text"] as? String)?.isEmpty == false)
        }
    }

    @Test func sarifWithoutAPlace() throws {
        let result = try #require(try log(Diagnostic(.note, "tuple", "x", at: nil)).results.first)
        #expect(result["locations"] == nil)
        #expect(result["relatedLocations"] == nil)
        #expect(result["level"] as? String == "note")
    }
}
