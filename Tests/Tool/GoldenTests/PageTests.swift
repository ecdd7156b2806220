import ContractModel
import Diagnostics
import Files
import Foundation
import Generation
import GenerationSettings
import InputProperties
import TestSupport
import Testing

/// Each folder of `PageCases` shows a part of the page that describes a contract. Its document must give exactly the
/// expected page.
@Suite struct PageTests {
    static let cases = GoldenCase.all(
        in: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PageCases"))
    private static let root = SharedFolder.packageRoot

    @Test func thereAreCases() {
        #expect(Self.cases.count >= 6)
    }

    @Test(arguments: cases)
    func page(of golden: GoldenCase) throws {
        let document = try #require(golden.document)
        let input = GenerationInput(
            document: try Self.source(document), files: golden.files,
            configuration: try golden.configuration.map { Configuration(reading: try Self.source($0)) },
            overrides: OptionOverrides(module: "Contract", emit: [.models, .client, .docs]))
        let (page, browserPage) = try Self.pages(input)
        // Style and script are equal on all pages, so they are left out.
        let body = String(browserPage[try #require(browserPage.firstRange(of: "<body>")).lowerBound...])
        let shown = body.prefix(upTo: try #require(body.firstRange(of: "<script>")).lowerBound)
        for (text, name) in [(page, "expected.md"), (String(shown), "expected.html")] {
            let expected = golden.folder.appending(path: name)
            if GoldenCase.isRecording {
                try text.write(to: expected, atomically: true, encoding: .utf8)
                Issue.record("recorded \(golden)")
                continue
            }
            expectEqualText(text, (try? String(contentsOf: expected, encoding: .utf8)) ?? "", "\(golden)/\(name)")
        }
        #expect(PageScanner.fault(in: Array(page.utf8)) == nil)
        #expect(BrowserPageScanner.faults(in: browserPage) == [])
    }

    // MARK: BooksTrack

    @Test func ofBooksTrackIsCheckedIn() throws {
        let page = try Self.booksTrackAsJSON.get().page
        let checkedIn = Self.root.appending(path: "Generated/CONTRACT.md")
        expectEqualText(page, try String(contentsOf: checkedIn, encoding: .utf8), "Generated/CONTRACT.md")
        #expect(PageScanner.fault(in: Array(page.utf8)) == nil)
        let browserPage = try Self.booksTrackAsWritten.get().browserPage
        #expect(BrowserPageScanner.faults(in: browserPage) == [])
    }

    /// The order of paths, schemas, parameters and responses in the document makes no difference to the page.
    @Test(arguments: TestExtent.sample([1, 2] as [UInt64], 1))
    func doesNotDependOnTheOrderOfTheDocument(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let shuffled = try Self.booksTrack { path, pairs in
            let isMap = path.first == "components" && path.count <= 2 || path == ["paths"]
            return isMap ? pairs.shuffled(using: &random) : pairs
        }
        expectEqualText(shuffled.page, try Self.booksTrackAsJSON.get().page)
    }

    /// A new property adds one line, and changes the line with the number of properties.
    @Test func aSmallChangeIsASmallDifference() throws {
        let specification = try Self.specification()
        let changed = specification.replacing(
            "        bookCount:\n", with: "        website:\n          type: string\n        bookCount:\n",
            maxReplacements: 1)
        #expect(changed != specification)
        let (old, new) = (try Self.booksTrackAsWritten.get(), try Self.pages(Self.input(changed)))
        let (before, after) = (old.page.split(separator: "\n"), new.page.split(separator: "\n"))
        let difference = after.difference(from: before)
        #expect(difference.insertions.count == 2 && difference.removals.count == 1)
        #expect(after.contains("| `website` | `String?` | no | no | `nil` | |"))
        // The page for browsers also has a list of contents, which changes too. Its samples have the new key.
        let (was, now) = (old.browserPage.split(separator: "\n"), new.browserPage.split(separator: "\n"))
        let insertions = now.difference(from: was).insertions.compactMap { change -> Substring? in
            guard case .insert(_, let line, _) = change else { return nil }
            return line
        }
        #expect(insertions.count(where: { $0.hasPrefix("<") }) == 3)
        #expect(insertions.allSatisfy { $0.hasPrefix("<") || $0.contains("&quot;") })
    }

    /// The test counts keywords in the document itself.
    @Test func countsAreThoseOfTheDocument() throws {
        let json = try #require(RewrittenDocument(Array(try Self.specification().utf8))).json { $1 }
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let page = try Self.booksTrackAsJSON.get().page
        let lists = Self.enumerations(in: document)
        let values = lists.reduce(0) { $0 + $1.count }
        #expect(page.contains("- [Enumerations](#enumerations): \(values) values in \(lists.count) enumerations\n"))
        let paths = try #require(document["paths"] as? [String: [String: Any]])
        let methods: Set<String> = ["get", "put", "post", "delete", "patch"]
        let operations = paths.values.reduce(0) { $0 + $1.keys.count(where: methods.contains) }
        #expect(page.contains("- [Endpoints](#endpoints): \(operations) operations\n"))
        for value in lists.flatMap(\.self) { #expect(page.contains("\n| `\(value)` | `.")) }
        for path in paths.keys { #expect(page.contains(" \(path)`\n")) }
    }

    /// Returns all lists `enum` of the document.
    private static func enumerations(in value: Any) -> [[Any]] {
        if let object = value as? [String: Any] {
            let own = (object["enum"] as? [Any]).map { [$0] } ?? []
            return own
                + object.filter { !["example", "examples", "default"].contains($0.key) }.values
                .flatMap(enumerations)
        }
        return (value as? [Any])?.flatMap(enumerations) ?? []
    }

    // MARK: Artifacts

    /// If the page is not wanted, neither the page nor the values that it shares with tests and clients are computed.
    @Test func isMadeOnlyWhereItIsAskedFor() throws {
        let specification = try Self.specification()
        let usual = GenerationPipeline.run(
            GenerationInput(document: SourceFile(path: "openapi.yaml", text: specification)))
        #expect(try #require(usual.files).files.contains { $0.path.hasSuffix(".md") } == false)
        let models = GenerationPipeline.run(Self.input(specification, emit: [.models, .fixtures]))
        #expect(try #require(models.contract).operations.allSatisfy { $0.interface == nil })
        let alone = GenerationPipeline.run(Self.input(specification, emit: [.docs]))
        #expect(try #require(alone.files).files.map(\.path) == ["CONTRACT.md", "Contract.html"])
    }

    /// A page does not change other files.
    @Test(arguments: TestExtent.sample(GoldenTests.cases, 12))
    func changesNothingElse(_ golden: GoldenCase) throws {
        func result(_ emit: Set<GenerationOptions.Artifact>) throws -> GenerationResult {
            GenerationPipeline.run(
                GenerationInput(
                    document: try Self.source(try #require(golden.document)), files: golden.files,
                    configuration: try golden.configuration.map { Configuration(reading: try Self.source($0)) },
                    overrides: OptionOverrides(module: "Contract", emit: emit)))
        }
        let (usual, full) = (try result([.models]), try result([.models, .docs]))
        #expect(usual.diagnostics == full.diagnostics)
        let others = full.files?.files.filter { !["CONTRACT.md", "Contract.html"].contains($0.path) }
        #expect(usual.files?.files.map(\.path) == others?.map(\.path))
        #expect(usual.files?.files.map(\.digest) == others?.map(\.digest))
        if let page = full.files?.files.first(where: { $0.path == "CONTRACT.md" }) {
            #expect(PageScanner.fault(in: page.bytes) == nil)
        }
        if let page = full.files?.files.first(where: { $0.path == "Contract.html" }) {
            #expect(BrowserPageScanner.faults(in: String(decoding: page.bytes, as: UTF8.self)) == [])
        }
    }
}

extension PageTests {
    /// Several tests use these pages.
    private static let booksTrackAsWritten = Result { try pages(input(specification())) }
    private static let booksTrackAsJSON = Result { try booksTrack { $1 } }

    private static func booksTrack(
        _ order: (_ path: [String], _ pairs: [RewrittenDocument.Pair]) -> [RewrittenDocument.Pair]
    ) throws -> (page: String, browserPage: String) {
        let document = try #require(RewrittenDocument(Array(try specification().utf8)))
        return try pages(input(document.json(order)))
    }

    private static func specification() throws -> String {
        try String(contentsOf: root.appending(path: "spec/openapi.yaml"), encoding: .utf8)
    }

    /// The checked-in page shows the calls of the client.
    private static func input(
        _ document: String, emit: Set<GenerationOptions.Artifact> = [.models, .client, .docs]
    ) -> GenerationInput {
        let configuration = try? source(root.appending(path: "spec/gen-dtos.yaml"))
        return GenerationInput(
            document: SourceFile(path: "openapi.yaml", text: document),
            configuration: configuration.map { Configuration(reading: $0) }, overrides: OptionOverrides(emit: emit))
    }

    private static func pages(_ input: GenerationInput) throws -> (page: String, browserPage: String) {
        let result = GenerationPipeline.run(input)
        let files = try #require(result.files, "\(result.diagnostics.map(\.message))").files
        let texts = try ["CONTRACT.md", "Contract.html"].map { name in
            String(decoding: try #require(files.first { $0.path == name }).bytes, as: UTF8.self)
        }
        return (texts[0], texts[1])
    }

    private static func source(_ url: URL) throws -> SourceFile {
        SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
    }
}
