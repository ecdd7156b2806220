import Diagnostics
import TestSupport
import Testing

@testable import DTOGeneration

@Suite struct ManifestTests {
    private static let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

    private func manifest(_ paths: String...) throws -> Manifest {
        var diagnostics = DiagnosticSink()
        let files = paths.map { GeneratedFile(path: $0, bytes: []) }
        return Manifest(of: try #require(GeneratedFileSet(files, diagnostics: &diagnostics)))
    }

    private func sealed(_ paths: [String], _ record: RunRecord) throws -> Manifest {
        var diagnostics = DiagnosticSink()
        let files = paths.map { GeneratedFile(path: $0, bytes: []) }
        return Manifest(of: try #require(GeneratedFileSet(files, diagnostics: &diagnostics)), record: record)
    }

    private func read(_ text: String) -> (manifest: Manifest?, faults: [String]) {
        var diagnostics = DiagnosticSink()
        let file = SourceFile(path: "manifest.json", text: text)
        let manifest = Manifest(reading: file, id: SourceFileID(rawValue: 0), diagnostics: &diagnostics)
        return (manifest, diagnostics.sorted.map { "\($0.location.map { "\($0.line)" } ?? "-"): \($0.message)" })
    }

    @Test func hasALinePerFile() throws {
        expectEqualText(
            String(decoding: try manifest("b.swift", "a/é.json").bytes, as: UTF8.self),
            """
            {
              "files": {
                "a/é.json": "\(Self.empty)",
                "b.swift": "\(Self.empty)"
              }
            }

            """)
    }

    @Test func isReadBack() throws {
        for manifest in [try manifest(), try manifest("a"), try manifest("a/b c.swift", "d")] {
            let text = String(decoding: manifest.bytes, as: UTF8.self)
            #expect(read(text).manifest == manifest)
            #expect(read(text.replacing("\n", with: "\r\n").replacing("    ", with: "\t")).manifest == manifest)
        }
    }

    @Test func remembersWhatItWasMadeFrom() throws {
        let inputs = SHA256Digest(of: [1])
        let manifest = try sealed(
            ["a", "b"], RunRecord(inputs: inputs, references: ["x.yaml", "../y z.yaml"], findings: 3))
        let text = String(decoding: manifest.bytes, as: UTF8.self)
        let lines = text.split(separator: "\n")
        #expect(lines[1].hasPrefix("  \"made-from\": \""))
        #expect(
            lines[2...7].joined(separator: "\n") == """
                  "refers-to": [
                    "x.yaml",
                    "../y z.yaml"
                  ],
                  "findings": 3,
                  "files": {
                """)
        let back = try #require(read(text).manifest)
        #expect(back == manifest && back.isSealed(like: manifest) && back.isSpelled(as: manifest.bytes))
        #expect(back.record == RunRecord(inputs: nil, references: ["x.yaml", "../y z.yaml"], findings: 3))
        #expect(back.isMade(from: inputs))
        #expect(!back.isMade(from: SHA256Digest(of: [2])))
    }

    /// Whoever changes a line has the next run look for itself.
    @Test(arguments: [("\"b\"", "\"c\""), (empty, String(repeating: "1", count: 64)), ("3", "2"), ("x.yaml", "z.yaml")])
    func anEditBreaksTheSeal(_ old: String, _ new: String) throws {
        let inputs = SHA256Digest(of: [1])
        let manifest = try sealed(["a", "b"], RunRecord(inputs: inputs, references: ["x.yaml"], findings: 3))
        let lines = String(decoding: manifest.bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let text = (lines[...1] + lines[2...].map { $0.replacing(old, with: new)[...] }).joined(separator: "\n")
        #expect(try !#require(read(text).manifest).isMade(from: inputs))
    }

    @Test func aMergeBreaksTheSeal() throws {
        let inputs = SHA256Digest(of: [1])
        let manifest = try sealed(["a"], RunRecord(inputs: inputs, references: [], findings: 0))
        let text = String(decoding: manifest.bytes, as: UTF8.self)
        let seal = text.split(separator: "\n")[1]
        let merged = text.replacing(seal, with: "<<<<<<< HEAD\n\(seal)\n=======\n\(seal)\n>>>>>>> other")
        let back = try #require(read(merged).manifest)
        #expect(back == manifest && !back.isMade(from: inputs) && !back.isSpelled(as: Array(merged.utf8)))
    }

    /// A run that is not over is nothing to rely upon.
    @Test func aUnionHasNoSeal() throws {
        let inputs = SHA256Digest(of: [1])
        let manifest = try sealed(["a"], RunRecord(inputs: inputs, references: [], findings: 0))
        #expect(!manifest.union(nil).isMade(from: inputs))
        #expect(manifest.union(nil) == manifest)
    }

    @Test func unionKeepsOwnHashes() throws {
        let other = try #require(
            read("{\n\"files\": {\n\"a\": \"\(String(repeating: "1", count: 64))\",\n\"c\": \"\(Self.empty)\"\n}\n}")
                .manifest)
        #expect(try manifest("a", "b").union(other) == manifest("a", "b", "c"))
    }

    @Test func subtractingLeavesWhatTheOtherDoesNotOwn() throws {
        let manifest = try manifest("a", "a b", "b", "d", "é")
        func rest(_ other: Manifest?) -> [String] { manifest.subtracting(other).map(\.path) }
        #expect(rest(nil) == ["a", "a b", "b", "d", "é"])
        #expect(rest(manifest) == [])
        #expect(try rest(self.manifest("0", "a", "b", "c", "z")) == ["a b", "d", "é"])
        #expect(try rest(self.manifest("a b", "d/a", "é")) == ["a", "b", "d"])
        #expect(try rest(self.manifest("e\u{301}")).contains("é"), "another spelling is another file")
    }

    @Test func conflictMarkersLeaveBothSides() throws {
        let text = """
            {
              "files": {
            <<<<<<< HEAD
                "a": "\(Self.empty)",
            ||||||| base of a long name, longer than a structural line
            =======
                "b": "\(Self.empty)",
            >>>>>>> feature/another-branch-of-a-long-name
                "c": "\(Self.empty)"
              }
            }
            """
        #expect(try read(text).manifest == manifest("a", "b", "c"))
    }

    @Test(arguments: [
        ("", "-: manifest.json is not complete."),
        ("{\n  \"files\": {\n", "-: manifest.json is not complete."),
        ("[]", "1: This is not a manifest of gen-dtos, or it was edited: this line is not a file with its hash."),
        (
            "{\n\"files\": {\n\"a\": \"12\"\n}\n}",
            "3: This is not a manifest of gen-dtos, or it was edited: this line is not a file with its hash."
        ),
        (
            "{\n\"files\": {\n\"../a\": \"\(empty)\"\n}\n}",
            "3: This is not a manifest of gen-dtos, or it was edited: '../a' cannot be a generated file: it has a component that begins with a dot."
        ),
        (
            "{\n\"files\": {\n\"a\\u002e\": \"\(empty)\"\n}\n}",
            "3: This is not a manifest of gen-dtos, or it was edited: 'a\\u002e' cannot be a generated file: it has a character that not every file system can store."
        ),
    ])
    func damage(_ text: String, _ fault: String) {
        let (manifest, faults) = read(text)
        #expect(manifest == nil)
        #expect(faults == [fault])
    }
}
