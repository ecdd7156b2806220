import Diagnostics
import TestSupport
import Testing
@testable import Files

@Suite struct ManifestTests {
    private static let hash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

    private func manifest(_ paths: String...) throws -> Manifest {
        var diagnostics = DiagnosticSink()
        let files = paths.map { GeneratedFile(path: $0, bytes: []) }
        return Manifest(of: try #require(GeneratedFileSet(files, diagnostics: &diagnostics)))
    }

    private func read(_ text: String) -> (manifest: Manifest?, faults: [String]) {
        var diagnostics = DiagnosticSink()
        let file = SourceFile(path: "manifest.json", text: text)
        let manifest = Manifest(reading: file, id: SourceFileID(rawValue: 0), diagnostics: &diagnostics)
        return (manifest, diagnostics.sorted.map { "\($0.location.map { "\($0.line)" } ?? "-"): \($0.message)" })
    }

    /// The manifest does not depend on the contents of the files.
    @Test func hasALinePerFile() throws {
        expectEqualText(
            String(decoding: try manifest("b.swift", "a/é.json").bytes, as: UTF8.self),
            """
            {
              "files": [
                "a/é.json",
                "b.swift"
              ]
            }

            """)
        #expect(String(decoding: try manifest().bytes, as: UTF8.self) == "{\n  \"files\": []\n}\n")
    }

    @Test func isReadBack() throws {
        for manifest in [try manifest(), try manifest("a"), try manifest("a/b c.swift", "d")] {
            let text = String(decoding: manifest.bytes, as: UTF8.self)
            #expect(read(text).manifest == manifest)
            #expect(read(text.replacing("\n", with: "\r\n").replacing("    ", with: "\t")).manifest == manifest)
        }
    }

    /// A project may contain output of an earlier version.
    @Test func thoseOfEarlierVersionsAreRead() throws {
        let text = """
            {
              "made-from": "\(Self.hash)",
              "refers-to": [
                "x.yaml",
                "../y z.yaml"
              ],
              "findings": 3,
              "files": {
                "a": "\(Self.hash)",
                "b": "\(Self.hash)"
              }
            }

            """
        #expect(try read(text).manifest == manifest("a", "b"))
        #expect(try read("{\n  \"files\": {}\n}\n").manifest == manifest())
    }

    @Test func unionHasBoth() throws {
        #expect(try manifest("a", "b").union(manifest("a", "c")) == manifest("a", "b", "c"))
        #expect(try manifest("a").union(nil) == manifest("a"))
    }

    @Test func subtractingLeavesWhatTheOtherDoesNotOwn() throws {
        let manifest = try manifest("a", "a b", "b", "d", "é")
        func rest(_ other: Manifest?) -> [String] { manifest.subtracting(other) }
        #expect(rest(nil) == ["a", "a b", "b", "d", "é"])
        #expect(rest(manifest) == [])
        #expect(try rest(self.manifest("0", "a", "b", "c", "z")) == ["a b", "d", "é"])
        #expect(try rest(self.manifest("a b", "d/a", "é")) == ["a", "b", "d"])
        #expect(try rest(self.manifest("e\u{301}")).contains("é"), "another spelling is another file")
    }

    @Test func conflictMarkersLeaveBothSides() throws {
        let text = """
            {
              "files": [
            <<<<<<< HEAD
                "a",
            ||||||| base of a long name, longer than a structural line
            =======
                "b",
            >>>>>>> feature/another-branch-of-a-long-name
                "c"
              ]
            }
            """
        #expect(try read(text).manifest == manifest("a", "b", "c"))
    }

    /// If both sides differ in the last file, each side has its own end of the list.
    @Test func eachSideOfAConflictMayEndTheList() throws {
        let text = """
            {
              "files": [
                "a",
            <<<<<<< HEAD
                "b"
              ]
            }
            =======
                "c"
              ]
            }
            >>>>>>> other
            """
        #expect(try read(text).manifest == manifest("a", "b", "c"))
        let old = text.replacing("\"files\": [", with: "\"files\": {").replacing("  ]", with: "  }")
        #expect(try read(old).manifest == manifest("a", "b", "c"))
        let whole = "<<<<<<< HEAD\n{\n\"files\": [\n\"a\"\n]\n}\n=======\n{\n\"files\": [\n\"b\"\n]\n}\n>>>>>>> other\n"
        #expect(try read(whole).manifest == manifest("a", "b"))
    }

    private static let start = "This is not a manifest of gen-dtos, or the file was edited: "

    @Test(arguments: [
        ("", "-: manifest.json is not complete."),
        ("{\n  \"files\": [\n", "-: manifest.json is not complete."),
        ("[]", "1: \(start)this line is not the path of a file."),
        ("{\"name\": \"An app\"}", "1: \(start)this line is not the path of a file."),
        ("{\n  \"name\": \"An app\",\n}", "2: \(start)this line is not the path of a file."),
        ("{\n\"files\": [\n\"a\"\n]\n}\n\"b\"", "6: \(start)this line is not the path of a file."),
        ("{\n\"files\": {\n\"a\": \"12\"\n}\n}", "3: \(start)this line is not the path of a file."),
        (
            "{\n\"files\": [\n\"../a\"\n]\n}",
            "3: \(start)'../a' cannot be a generated file: it has a component that begins with a dot."
        ),
        (
            "{\n\"files\": [\n\"a\\u002e\"\n]\n}",
            "3: \(start)'a\\u002e' cannot be a generated file: it has a character that not every file system can store."
        ),
    ])
    func damage(_ text: String, _ fault: String) {
        let (manifest, faults) = read(text)
        #expect(manifest == nil)
        #expect(faults == [fault])
    }
}
