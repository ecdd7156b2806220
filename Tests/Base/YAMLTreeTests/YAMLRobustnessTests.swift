import TestSupport
import Testing
@testable import Diagnostics
@testable import YAMLTree

/// No input crashes the readers or takes a long time, even if the readers refuse it.
@Suite(.timeLimit(.minutes(10))) struct YAMLRobustnessTests {
    private static let seeds: [String] = [
        "openapi: 3.1.0\ninfo: &i {title: 'Pets', version: \"1.0\"}\npaths:\n  /pets/{id}:\n    get:\n"
            + "      <<: *i\n      description: |\n        A\n        B\n      tags: [a, b]\n      x: !!int 1\n",
        #"{"openapi": "3.1.0", "info": {"title": "\u00e4\ud83d\ude00", "n": [1, -2.5e3, null, true]}, "a": {}}"#,
        "{openapi: 3.0.0, info: {title: x, 'y': [z, {a: b}, ]}, # c\n paths: }\n",
        "%YAML 1.2\n%TAG !e! tag:e,1:\n---\n- &a [1, ~]\n"
            + "- ? *a\n  : !e!x >-\n   folded\n   text\n- {<<: [{a: 1}, {b: 2}]}\n...\n",
        "ä: \"\\x41\\u263a\\U0001F600\"\n\"long key\": ''\n? x\n: y\n200: 0x1F\nz: .inf\n",
    ]

    private static let fragments: [[UInt8]] =
        [
            "{", "}", "[", "]", ":", ": ", ",", "- ", "? ", "&a ", "*a", "!!str ", "<<: *a", "\"", "'", "|\n", ">", "#",
            "%",
            "\n", "\r", "\t", "  ", "---\n", "...\n", "\\", "\\u", "\\ud800", "0x", "1e", "null", "@", "`", "\u{FEFF}",
            "\u{2028}", "\u{85}", "😀", "%TAG ! !\n",
        ].map { Array($0.utf8) } + [[0], [0xFF], [0xFE, 0xFF], [0xC3], [0xED, 0xA0, 0x80], [0x1B], [0x7F]]

    @Test(arguments: UInt64(0)..<20)
    func mutatedDocumentsAreReadOrRefused(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for text in Self.seeds {
            var bytes = Array(text.utf8)
            for step in 0..<60 {
                if step.isMultiple(of: 12) { bytes = Array(text.utf8) }
                mutate(&bytes, using: &random)
                check(bytes)
            }
        }
    }

    @Test(arguments: UInt64(100)..<110)
    func randomBytesAreReadOrRefused(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<100 {
            let count = Int.random(in: 0...64, using: &random)
            check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
            check((0..<count).flatMap { _ in Self.fragments.randomElement(using: &random) ?? [] })
        }
    }

    @Test func everyPrefixIsReadOrRefused() {
        for text in Self.seeds {
            let bytes = Array(text.utf8)
            for count in 0..<bytes.count { check(Array(bytes.prefix(count))) }
        }
    }

    private static let repeated = [
        "a", "\"", "'", "- ", "-\n", "{", "[", "a: ", "&a ", "*a ", "!a ", "# ", "\n", "\t", " ", "? ", ": ", "|\n",
        "%",
        "\u{FEFF}", "\\", "- [\n", "[a,\n", "{\"a\":[", "\"a\",", "[],", "{},", "a: 1\n", "<<: {}\n", "%TAG !a! b\n",
        "--- a\n", "---\n", "&a a: *a\n", "- &a 1\n", "\"\\u0041", "0", "[0", "ä", "{a: ", "a\n ", "? a\n",
    ]

    /// A text to repeat and the text before it.
    private static let repetitions = repeated.flatMap { fragment in
        ["", "[", "{\"a\": \"", "a: '", "a: |\n ", "0x", "- \""].map { (fragment: fragment, opening: $0) }
    }

    /// Some of these could take quadratic time. 100 KB of each are read within the time limit.
    @Test(arguments: TestExtent.sample(repetitions, repeated.count * 2))
    func repeatedTextTakesLinearTime(_ fragment: String, after opening: String) {
        let text = String(repeating: fragment, count: 100_000 / fragment.utf8.count)
        let reading = TreeReading(bytes: Array((opening + text).utf8))
        #expect((reading.tree == nil) == reading.diagnostics.contains { $0.severity == .error })
    }

    private func mutate(_ bytes: inout [UInt8], using random: inout SeededRandom) {
        let position = Int.random(in: 0...bytes.count, using: &random)
        let length = Int.random(in: 0...min(12, bytes.count - position), using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(position..<position + length)
        case 1: bytes.insert(contentsOf: Self.fragments.randomElement(using: &random) ?? [], at: position)
        case 2: bytes.insert(contentsOf: bytes[position..<position + length], at: 0)
        default:
            guard position < bytes.count else { return }
            bytes[position] = UInt8.random(in: 0...255, using: &random)
        }
    }

    /// Expects a tree or errors, but not both. All locations must be within the text, and every node can be visited.
    private func check(_ bytes: [UInt8]) {
        let reading = TreeReading(bytes: bytes)
        #expect((reading.tree == nil) == reading.diagnostics.contains { $0.severity == .error }, "\(bytes)")
        let file = SourceFile(path: "", bytes: bytes)
        let starts = file.lineStarts()
        for diagnostic in reading.diagnostics {
            for location in [diagnostic.location] + diagnostic.notes.map(\.location) {
                guard let location, 1...starts.count ~= Int(location.line) else {
                    Issue.record("\(diagnostic) is outside of \(bytes)")
                    continue
                }
                let number = Int(location.line)
                let next = number < starts.count ? starts[number] : nil
                let line = String(decoding: file.lineBytes(from: starts[number - 1], before: next), as: UTF8.self)
                #expect(
                    location.column >= 1 && location.column <= line.unicodeScalars.count + 1, "\(diagnostic) \(bytes)")
            }
        }
        #expect(!reading.report.unicodeScalars.contains("\u{1B}"))
        if let root = reading.tree?.root { visit(root) }
    }

    private func visit(_ node: YAMLNode) {
        #expect(node.location.line >= 1 && node.location.column >= 1)
        #expect((node.scalar == nil) == (node.kind != .scalar))
        #expect(String(decoding: node.withUTF8 { Array($0) }, as: UTF8.self) == node.text)
        for element in node.elements { visit(element) }
        for pair in node.pairs {
            #expect(node[pair.key]?.id == pair.value.id)
            visit(pair.value)
        }
    }
}
