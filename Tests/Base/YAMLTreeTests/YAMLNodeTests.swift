import Diagnostics
import TestSupport
import Testing
@testable import YAMLTree

@Suite struct YAMLNodeTests {
    @Test func blockNodesKnowTheirPlaces() throws {
        let source = MarkedSource(
            """
            # comment
            1️⃣openapi: 2️⃣3.1.0
            3️⃣info:
              4️⃣title: 5️⃣'Ümläut ☃'
              6️⃣"ver sion": 7️⃣|
                text
            8️⃣servers:
            9️⃣- url: /
            """)
        let root = try TreeReading(source.text).root()
        #expect(place(root.location) == source[1])
        #expect(root.pairs.map { place($0.keyLocation) } == [source[1], source[3], source[8]])
        #expect(root.pairs.map { place($0.value.location) } == [source[2], source[4], source[9]])
        let info = try #require(root["info"])
        #expect(info.pairs.map { place($0.keyLocation) } == [source[4], source[6]])
        #expect(info.pairs.map { place($0.value.location) } == [source[5], source[7]])
    }

    @Test(arguments: ["in.yaml", "in.json"])
    func flowNodesKnowTheirPlaces(path: String) throws {
        let source = MarkedSource(
            "1️⃣{2️⃣\"ä€😀\":\t3️⃣[4️⃣\"😀\", 5️⃣-1],\r\n 6️⃣\"b\": 7️⃣{},\r8️⃣\"c\" :\n9️⃣null}")
        let root = try TreeReading(source.text, path: path).root()
        #expect(place(root.location) == source[1])
        #expect(root.pairs.map { place($0.keyLocation) } == [source[2], source[6], source[8]])
        #expect(root.pairs.map { place($0.value.location) } == [source[3], source[7], source[9]])
        let elements = root.pairs[0].value.elements
        #expect(elements.map { place($0.location) } == [source[4], source[5]])
    }

    /// The text is read only as YAML, because JSON has no comments.
    @Test func yamlFlowNodesKnowTheirPlaces() throws {
        let source = MarkedSource("1️⃣{2️⃣ä€😀: 3️⃣[4️⃣😀, 5️⃣'b'], # comment\n 6️⃣b: 7️⃣}")
        let root = try TreeReading(source.text).root()
        #expect(place(root.location) == source[1])
        #expect(root.pairs.map { place($0.keyLocation) } == [source[2], source[6]])
        #expect(root.pairs[0].value.elements.map { place($0.location) } == [source[4], source[5]])
    }

    @Test func placeOfNodeIsThatOfItsProperties() throws {
        let source = MarkedSource("a: 1️⃣&x !!str 1\nb: 2️⃣!!map {}")
        let root = try TreeReading(source.text).root()
        #expect(root.pairs.map { place($0.value.location) } == [source[1], source[2]])
    }

    @Test func byteOrderMarkBelongsToNoLine() throws {
        for text in ["\u{FEFF}a: 1", "\u{FEFF}{\"a\": 1}"] {
            let root = try TreeReading(text).root()
            #expect(place(root.location) == .init(line: 1, column: 1))
        }
    }

    @Test func kindsAndCounts() throws {
        let root = try TreeReading("a: [1, 2, 3]\nb: text\nc: {}\n").root()
        #expect(root.kind == .mapping)
        #expect(root.count == 3)
        #expect(root.pairs.map(\.key) == ["a", "b", "c"])
        #expect(root["a"]?.kind == .sequence)
        #expect(root["a"]?.elements.map(\.text) == ["1", "2", "3"])
        #expect(root["a"]?.pairs.isEmpty == true)
        #expect(root["a"]?.text == "")
        #expect(root["a"]?.scalar == nil)
        #expect(root["b"]?.kind == .scalar)
        #expect(root["b"]?.count == 0)
        #expect(root["b"]?.withUTF8 { Array($0) } == Array("text".utf8))
        #expect(root["b"]?["a"] == nil)
        #expect(root["c"]?.count == 0)
        #expect(root["d"] == nil)
        #expect(root.tree.nodeCount == 7)
    }

    @Test func symbolsAreDistinctKeysInOrderOfAppearance() throws {
        let root = try TreeReading("b: {a: 1, type: 2}\na: [{type: 3, b: 4}]\n").root()
        #expect(root.tree.symbols == ["b", "a", "type"])
        #expect(root.pairs.map(\.symbol) == [0, 1])
        #expect(root["a"]?.elements.first?.pairs.map(\.symbol) == [2, 0])
        #expect(root[symbol: 1]?.kind == .sequence)
        #expect(root[symbol: 2] == nil)
    }

    @Test func keysThatAreNotStringsAreText() throws {
        let root = try TreeReading("200: a\ntrue: b\nnull: c\n0x10: d\n? e\n: f\n'': g\n").root()
        #expect(root.pairs.map(\.key) == ["200", "true", "null", "0x10", "e", ""])
    }

    /// The sizes are above and below the size from which a mapping is indexed.
    @Test(arguments: [1, PairIndex.threshold, PairIndex.threshold + 1, 5000])
    func everyKeyIsFound(count: Int) throws {
        var random = SeededRandom(seed: 7)
        let keys = (0..<count).map { "key\($0)" }.shuffled(using: &random)
        let other = keys.shuffled(using: &random).map { "\($0): 0\n" }.joined(separator: "  ")
        let own = keys.map { "\($0): \($0.dropFirst(3))\n" }.joined(separator: "  ")
        let root = try TreeReading("other:\n  \(other)own:\n  \(own)").root()
        let mapping = try #require(root["own"])
        for index in 0..<count { #expect(mapping["key\(index)"]?.text == "\(index)") }
        #expect(mapping["key\(count)"] == nil)
        #expect(mapping["own"] == nil)
    }

    @Test func equalityIsByValue() throws {
        let yaml = try TreeReading("a: [1, 0x10, 1.50, yes, ~, .inf]\nb: {c: 'x', d: 1e3}\n").root()
        let same = try TreeReading("b: {d: 1000, c: x}\na: [1.0, 16, 1.5, 'yes', null, +.INF]\n").root()
        #expect(yaml.isEqual(to: same))
        for other in [
            "a: [1, 0x10, 1.50, yes, ~]\nb: {c: 'x', d: 1e3}\n",
            "a: [1, 0x10, 1.50, yes, ~, -.inf]\nb: {c: 'x', d: 1e3}\n",
            "a: [1, 0x10, 1.50, yes, ~, .inf]\nb: {c: 'x', e: 1e3}\n",
            "a: [1, 0x10, 1.50, yes, ~, .inf]\nb: {c: 'x', d: '1e3'}\n",
            "a: [1, 0x10, 1.50, yes, ~, .inf]\nb: [x, 1e3]\n",
        ] {
            #expect(try !yaml.isEqual(to: TreeReading(other).root()))
        }
    }

    @Test(arguments: [
        ("0", "-0.0", true), ("1e400", "10E399", true), ("1e400", "1e401", false), ("-1", "1", false),
        ("1e99999999999", "1e99999999999", true), ("1e99999999999", "1e99999999998", false), ("0.001", "1e-3", true),
        ("123456789012345678901234567890", "123456789012345678901234567891", false),
    ])
    func numbersCompareByValue(left: String, right: String, isEqual: Bool) throws {
        #expect(try TreeReading(left).root().isEqual(to: TreeReading(right).root()) == isEqual)
    }

    private func place(_ location: Diagnostics.SourceLocation) -> MarkedSource.Position {
        MarkedSource.Position(line: Int(location.line), column: Int(location.column))
    }
}
