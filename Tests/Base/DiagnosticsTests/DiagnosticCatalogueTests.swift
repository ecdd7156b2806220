import Foundation
import TestSupport
import Testing
@testable import Diagnostics

/// The catalogue, the sources, and the documentation must name equal sets of diagnostics.
@Suite struct DiagnosticCatalogueTests {
    private static let root = SharedFolder.packageRoot
    private static let catalogued = DiagnosticCatalogue.entries.map(\.id)

    @Test func idsAreKebabCaseAndUnique() {
        #expect(Set(Self.catalogued).count == Self.catalogued.count)
        for id in Self.catalogued { #expect(id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(id)") }
    }

    @Test func textsAreSentences() {
        for entry in DiagnosticCatalogue.entries {
            for text in [entry.description, entry.help] {
                #expect(text.hasSuffix(".") && text.first?.isUppercase == true && !text.contains("\n"), "\(entry.id)")
            }
        }
    }

    /// Each id in a `…Messages.swift` file must be in the catalogue, and each entry must be the id of a message.
    @Test func everyMessageIsCatalogued() throws {
        var ids: Set<String> = []
        for url in try Self.sources() where url.lastPathComponent.contains("Messages") {
            ids.formUnion(try Self.ids(in: String(contentsOf: url, encoding: .utf8)))
        }
        #expect(ids.count > 80)
        let missing = ids.subtracting(Self.catalogued).sorted()
        #expect(missing == [], "add these to Sources/Base/Diagnostics/Catalogue")
        let extra = Set(Self.catalogued).subtracting(ids).sorted()
        #expect(extra == [], "no message has these ids any more")
    }

    /// The test above would miss a diagnostic that is made elsewhere.
    @Test func diagnosticsAreMadeInMessagesOnly() throws {
        for url in try Self.sources() where !url.lastPathComponent.contains("Messages") {
            let text = try String(contentsOf: url, encoding: .utf8)
            #expect(!text.contains(/[^.A-Za-z]Diagnostic\(\s*\./), "\(url.lastPathComponent)")
        }
    }

    @Test func documentation() throws {
        let rows = DiagnosticCatalogue.entries.map { "| `\($0.id)` | \($0.severity) | \($0.description) \($0.help) |" }
        let table = "| id | severity | meaning and remedy |\n|---|---|---|\n" + rows.joined(separator: "\n") + "\n"
        let url = Self.root.appending(path: "Documentation/Diagnostics.md")
        let text = try String(contentsOf: url, encoding: .utf8)
        let start = try #require(text.range(of: "| id |")).lowerBound
        if GoldenCase.isRecording {
            try (text[..<start] + table).write(to: url, atomically: true, encoding: .utf8)
            Issue.record("recorded \(url.lastPathComponent)")
        } else {
            expectEqualText(String(text[start...]), table, url.lastPathComponent)
        }
    }

    private static func sources() throws -> [URL] {
        let folder = root.appending(path: "Sources")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .map { folder.appending(path: $0) }
    }

    /// Returns literals in kebab case, and literals after a severity, because an id may be a single word.
    private static func ids(in text: String) -> Set<String> {
        let compound = text.matches(of: /"([a-z0-9]+(?:-[a-z0-9]+)+)"/).map { String($0.1) }
        let simple = text.matches(of: /\.(?:error|warning|note),\s*"([a-z0-9-]+)"/).map { String($0.1) }
        return Set(compound + simple)
    }
}
