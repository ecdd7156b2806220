import Diagnostics
import Testing
@testable import Files

@Suite struct GeneratedFileSetTests {
    private func build(_ paths: [String]) -> (paths: [String]?, messages: [String]) {
        var diagnostics = DiagnosticSink()
        let set = GeneratedFileSet(paths.map { GeneratedFile(path: $0, bytes: []) }, diagnostics: &diagnostics)
        return (set?.files.map(\.path), diagnostics.sorted.map { "\($0.message) [\($0.id)]" })
    }

    @Test func isInTheOrderOfBytes() {
        #expect(build(["b", "a/c", "a/b", "a.swift", "Z", "é"]).paths == ["Z", "a.swift", "a/b", "a/c", "b", "é"])
        #expect(build([]).paths == [])
    }

    @Test(arguments: [
        ("", "it is empty"),
        ("/a", "it has an empty component"),
        ("a//b", "it has an empty component"),
        ("a/", "it has an empty component"),
        ("..", "it has a component that begins with a dot"),
        ("a/../b", "it has a component that begins with a dot"),
        ("a/./b", "it has a component that begins with a dot"),
        (".git/config", "it has a component that begins with a dot"),
        (".gitkeep/config", "it has a component that begins with a dot"),
        ("a\u{0}b", "it has a character that not every file system can store"),
        ("a\nb", "it has a character that not every file system can store"),
        ("C:\\a", "it has a character that not every file system can store"),
        ("a./b", "it has a component that ends in a dot or a space"),
        ("a ", "it has a component that ends in a dot or a space"),
        ("manifest.json", "the name belongs to the manifest"),
        (String(repeating: "a", count: 256), "it has a component of more than 255 bytes"),
    ])
    func badPath(_ path: String, _ fault: String) {
        let (paths, messages) = build(["a.swift", path])
        #expect(paths == nil)
        #expect(messages == ["'\(path)' cannot be the path of a generated file: \(fault). [output-path]"])
    }

    @Test func keepsAnEmptyFolder() {
        #expect(build(["a/.gitkeep", "b.swift"]).paths == ["a/.gitkeep", "b.swift"])
    }

    @Test(arguments: [
        ("User.swift", "User.swift"),
        ("User.swift", "user.swift"),
        ("Models/User.swift", "models/user.swift"),
        ("\u{E9}.swift", "e\u{301}.swift"),
        ("ÄRGER.swift", "ärger.swift"),
    ])
    func samePlace(_ first: String, _ second: String) {
        let (paths, messages) = build([first, "other", second])
        #expect(paths == nil)
        #expect(messages.count == 1)
        #expect(messages.first?.hasSuffix("[output-clash]") == true)
        #expect(messages.first?.contains("'\(first)'") == true)
    }

    @Test func fileInThePlaceOfAFolder() {
        let (paths, messages) = build(["a/B", "a/b/c/d"])
        #expect(paths == nil)
        #expect(messages.count == 1)
        #expect(messages.first?.contains("'a/B' and 'a/b/' are the same file") == true)
    }

    /// The two clashing paths are listed among others, above and beside them.
    @Test(arguments: [
        (["a/b/x", "a/b/y", "a/b/c/x", "A/B"], "'A/B' and 'a/b/'"),
        (["a/b.swift", "a/b/c", "a/b/d/e", "a/b/D"], "'a/b/D' and 'a/b/d/'"),
        (["a/b", "a/b/c"], "'a/b' and 'a/b/'"),
        (["a/bc/d", "a/b/d", "a/BC"], "'a/BC' and 'a/bc/'"),
    ])
    func fileInThePlaceOfAFolderAmongOthers(_ paths: [String], _ clash: String) {
        let (set, messages) = build(paths)
        #expect(set == nil)
        #expect(messages.count == 1)
        #expect(messages.first?.contains(clash + " are the same file") == true)
    }

    @Test func everyFaultIsReported() {
        #expect(build(["../a", "b", "B", "/c"]).messages.count == 3)
    }
}
