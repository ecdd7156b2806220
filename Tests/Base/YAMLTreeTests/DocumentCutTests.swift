import Diagnostics
import TestSupport
import Testing
@testable import YAMLTree

/// A text that is read in two parts gives the arena of the whole text, or cannot be read in parts.
struct DocumentCutTests {
    @Test func partsOfMappingAreJoined() throws {
        let text = """
            openapi: 3.1.0
            paths:
              /a: {get: [1, 2]}

              /b:
                get: "text"
                post: [3]
              '/c':
                put: {x: 1}
            components:
              schemas: {}
            """
        #expect(try joinedCuts(of: text) == [2, 5, 7, 8, 10])
    }

    /// The lines look like keys but are not, or a part alone would have another meaning.
    @Test(arguments: [
        "a:\n  b: |\n    c:\n      d: 1\n      e: 2",
        "a:\n  b: \"x\n  c: y\n  d: z\"",
        "a:\n  b: {c: 1,\n  d: 2}",
        "a:\n  b: &x 1\n  c: *x",
        "a:\n  b: 1\n  b: 2",
        "a:\n  b: 1\n...\nc: 2",
        "a:\n  b: 1\n---\nc: 2",
        "a:\n  b: &x 1\n  c: 2\n  d: *x",
        "a: &x\n  b: 1\n  c: 2\nd: *x",
        "a:\n  <<: {b: 1}\n  c: 2\n  b: 3",
        "a:\n  e: 0\n  <<: {\n  b: 1}\n  c: 2\n  d: 3",
        "a:\n  b: {\n    q: 2}\n    c: 3}",
        "a:\n- b: 1\n  c: 2",
        "a:\n  {b: 1}\n  c: 2",
        "a:\n   {b: 1}\n    c: 2",
        "a: {b: 1}\n  c: 2",
        "a: 1\n  c: 2",
        "a:\n  k: \"x\na:\n  z\"\n  l: 1\n  m: 2",
        "a:\n  k: \"x\na: {n: 1,\n  z\"\n  l: 1\n  m: 2",
        "a:\n  b: 1\n c: 2",
        "a:\n  ? b\n  : 1\n  c: 2",
        "%YAML 1.1\n---\na:\n  b: !!int 1\n  c: 2",
        "a: !x\n  b: 1\n  c: 2",
        "a:\n  b:\n    text\n  c: 2\n  d",
    ])
    func partsSayWhatTheWholeSays(text: String) throws {
        _ = try joinedCuts(of: text)
    }

    @Test(
        .enabled(if: SharedFolder.isPresent, "yaml-test-suite lies in the folder shared beside the package"),
        arguments: YAMLTestSuiteTests.Case.all)
    func everyCutOfSuite(_ testCase: YAMLTestSuiteTests.Case) throws {
        _ = try joinedCuts(of: testCase.source)
    }

    @Test(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
    func mostDocumentsAreJoined() throws {
        var joined = 0
        var large = 0
        let paths = SharedFolder.lines("corpus/dev.txt").filter { $0.hasSuffix(".yaml") }.prefix(200)
        for path in TestExtent.sample(paths, 40) {
            guard let bytes = SharedFolder.bytes("corpus/\(path)"), bytes.count >= DocumentCut.leastSize else {
                continue
            }
            large += 1
            if try bytes.withUnsafeBufferPointer({ text in
                try DocumentCut(in: text).map { try expectJoined(text, at: $0) } ?? false
            }) {
                joined += 1
            }
        }
        // One text is always allowed to stay uncut, because a small sample would otherwise be too strict.
        #expect(large > 0 && large - joined <= max(1, large / 10), "\(joined) of \(large)")
    }

    /// Returns the lines before which the text can be cut, counted from 1.
    private func joinedCuts(of text: String) throws -> [Int] { try joinedCuts(of: Array(text.utf8)) }

    private func joinedCuts(of bytes: [UInt8]) throws -> [Int] {
        try bytes.withUnsafeBufferPointer { text in
            try bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.enumerated().compactMap { line, newline in
                guard let cut = DocumentCut(in: text, beforeLineAt: newline + 1) else { return nil }
                return try expectJoined(text, at: cut) ? line + 2 : nil
            }
        }
    }

    private func expectJoined(_ text: UnsafeBufferPointer<UInt8>, at cut: DocumentCut) throws -> Bool {
        let source = YAMLReader.Source(
            bytes: text, fileID: SourceFileID(rawValue: 0), limits: .standard, mergeKeys: true)
        guard let parts = YAMLReader.composeParts(of: source, cut) else { return false }
        let whole = YAMLReader.readYAML(source)
        #expect(whole.diagnostics.isEmpty)
        #expect(Arena(parts.builder) == Arena(whole.builder))
        return true
    }

    /// All parts of a reading that belong to its tree.
    private struct Arena: Equatable {
        let root: UInt32?
        let records: [String]
        let pairs: [String]
        let children: [UInt32]
        let text: [UInt8]
        let symbols: [String]
        let positions: [Int?]

        init(_ builder: YAMLTreeBuilder) {
            root = builder.root
            records = builder.records.map { "\($0)" }
            pairs = builder.pairs.map { "\($0)" }
            children = builder.children
            text = builder.text
            symbols = builder.symbols.strings()
            positions = builder.records.enumerated().flatMap { id, record -> [Int?] in
                guard record.kind == .mapping else { return [] }
                return builder.pairs[Int(record.start)..<Int(record.start + record.count)].map {
                    builder.pairIndex.pair(of: $0.symbol, mapping: UInt32(id), count: Int(record.count))
                }
            }
        }
    }
}
