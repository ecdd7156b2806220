import Diagnostics
import TestSupport
import Testing
@testable import YAMLTree

@Suite struct YAMLComposerTests {
    // MARK: Anchors

    /// Each use of an alias has nodes of its own, as if its value were written there. The location of these nodes is
    /// that of the anchored text.
    @Test func anAliasIsANodeOfItsOwn() throws {
        let root = try TreeReading("a: &x {k: {l: [1]}}\nb: *x\nc: [*x, &x 2, *x]\n").root()
        let places = [root["a"], root["b"], root["c"]?.elements[0]].compactMap(\.self)
        #expect(places.count == 3)
        for place in places {
            #expect(place.isEqual(to: places[0]))
            #expect(place.location == places[0].location)
        }
        #expect(Set(places.map(\.id)).count == 3)
        #expect(Set(places.compactMap { $0["k"]?["l"]?.id }).count == 3)
        #expect(root["c"]?.elements[2].scalar == .integer("2"))
    }

    @Test func mergedValuesAreNodesOfTheirOwn() throws {
        let root = try TreeReading("a: &x {k: {l: 1}}\nb: {<<: *x}\nc: {<<: [*x]}\n").root()
        #expect(Set(["a", "b", "c"].compactMap { root[$0]?["k"]?.id }).count == 3)
        #expect(root["c"]?["k"]?["l"]?.text == "1")
    }

    @Test func aLargeMappingIsFoundThroughAnAlias() throws {
        let pairs = (0..<40).map { "k\($0): \($0)" }.joined(separator: ", ")
        let root = try TreeReading("a: &x {\(pairs)}\nb: *x\n").root()
        #expect(root["b"]?["k39"]?.text == "39")
        #expect(root["b"]?["k40"] == nil)
    }

    @Test func keysMayHaveAnchorsAndBeAliases() throws {
        let root = try TreeReading("&k name: &v x\nb: *k\n*v : *v\n").root()
        #expect(root.pairs.map(\.key) == ["name", "b", "x"])
        #expect(root.pairs.map(\.value.text) == ["x", "name", "x"])
    }

    @Test func innerAnchorOfTheSameNameWins() throws {
        let root = try TreeReading("- &a [&a 1, *a]\n- *a\n").root()
        #expect(root.elements[0].elements[1].text == "1")
        #expect(root.elements[1].text == "1")
    }

    @Test func faultyAliasesAreAllReported() {
        let reading = TreeReading("a: *no\nb: &x [*x, {c: *x}]\n*never : 1\nd: {<<: *gone}\n")
        #expect(reading.tree == nil)
        #expect(
            reading.summary == [
                "unknown-anchor 1:4", "alias-cycle 2:8", "alias-cycle 2:16", "unknown-anchor 3:1",
                "unknown-anchor 4:9",
            ])
    }

    @Test func cycleNamesBothPlaces() {
        expectEqualText(
            TreeReading("a: &x\n  b: *x\n").report,
            """
            in.yaml:2:6: error: `*x` is inside the value to which it refers, so the value would contain itself \
            [alias-cycle]
                  b: *x
                     ^
            in.yaml:1:4: note: the value begins here
                a: &x
                   ^

            """)
    }

    // MARK: Keys

    @Test func duplicateKeyNamesBothPlaces() {
        expectEqualText(
            TreeReading("a:\n  b: 1\n  c: 2\n  \"b\": 3\n").report,
            """
            in.yaml:4:3: error: the key "b" occurs twice in one mapping, first on line 2; remove or rename one of them \
            [duplicate-key]
                  "b": 3
                  ^
            in.yaml:2:3: note: it occurs first here
                  b: 1
                  ^

            """)
    }

    @Test func everyDuplicateIsReported() {
        let reading = TreeReading("a: {x: 1, x: 2, x: 3}\nb: {x: 1, y: {x: 1, z: 1, z: 2}}\na: 1\n")
        #expect(
            reading.summary == ["duplicate-key 1:11", "duplicate-key 1:17", "duplicate-key 2:27", "duplicate-key 3:1"])
        #expect(TreeReading(#"{"a": 1, "b": {"c": 1, "c": 2}, "\u0061": 2}"#).summary.count == 2)
        #expect(TreeReading("1: a\n'1': b\n").summary == ["duplicate-key 2:1"])
    }

    @Test(arguments: ["? [a]\n: 1\n", "{a: 1}: 1\n", "[]: 1\n", "a: &x []\n*x : 1\n"])
    func collectionAsKeyIsError(text: String) {
        let reading = TreeReading(text)
        #expect(reading.tree == nil)
        #expect(reading.diagnostics.map(\.id) == ["key-not-scalar"])
    }

    // MARK: Merge keys

    @Test(arguments: [
        ("explicit keys win, before and after", "{a: 1, <<: *m, b: 2}", "{a: 1, c: mc, b: 2}"),
        ("merged pairs stand where the merge key stands", "{<<: *m, d: 1}", "{a: ma, b: mb, c: mc, d: 1}"),
        ("the first of a list wins", "{<<: [*n, *m]}", "{a: na, e: ne, b: mb, c: mc}"),
        ("a mapping may be written in place", "{<<: {a: 1, z: 2}, a: 3}", "{z: 2, a: 3}"),
        ("merges of merges", "{<<: {<<: *n, b: 1}}", "{a: na, e: ne, b: 1}"),
        ("an empty list", "{<<: [], a: 1}", "{a: 1}"),
        ("a quoted key is text", "{'<<': 1}", "{'<<': 1}"),
        ("a key with a tag", "{!!merge <<: *n}", "{a: na, e: ne}"),
    ])
    func mergeKey(reason: String, mapping: String, expected: String) throws {
        let anchors = "m: &m {a: ma, b: mb, c: mc}\nn: &n {a: na, e: ne}\n"
        let merged = try #require(try TreeReading(anchors + "x: \(mapping)\n").root()["x"])
        let written = try TreeReading(expected, mergeKeys: false).root()
        #expect(merged.isEqual(to: written), "\(reason)")
        #expect(merged.pairs.map(\.key) == written.pairs.map(\.key), "\(reason)")
    }

    @Test func mergedPairsKeepTheirPlaces() throws {
        let root = try TreeReading("m: &m\n  a: 1\nx:\n  <<: *m\n").root()
        let pair = try #require(root["x"]?.pairs.first)
        #expect(pair.keyLocation.line == 2)
        #expect(pair.value.location.column == 6)
    }

    @Test func mergeKeysCanBeSwitchedOff() throws {
        let root = try TreeReading("m: &m {a: 1}\nx: {<<: *m}\n", mergeKeys: false).root()
        #expect(root["x"]?.pairs.map(\.key) == ["<<"])
    }

    @Test func jsonHasNoMergeKeys() throws {
        #expect(try TreeReading(#"{"<<": {"a": 1}}"#).root().pairs.map(\.key) == ["<<"])
    }

    @Test(arguments: [
        ("{<<: 1}", "merge-value 1:2"), ("{<<: [{}, 2]}", "merge-value 1:2"), ("{<<: }", "merge-value 1:2"),
        ("{<<: {}, a: 1, <<: {}}", "duplicate-key 1:16"),
    ])
    func badMergeIsError(text: String, expected: String) {
        #expect(TreeReading(text).summary == [expected])
    }

    // MARK: Documents

    @Test(arguments: ["", " \n", "# comment\n", "\u{FEFF}", "%YAML 1.2\n# x\n---\n...\n"])
    func documentWithoutValue(text: String) {
        let reading = TreeReading(text)
        if text.hasPrefix("%") {
            #expect(reading.tree?.root.scalar == .null)
        } else {
            #expect(reading.summary == ["empty-document 1:1"])
        }
    }

    @Test(arguments: [("a: 1\n---\nb: 2\n", "2:1"), ("---\na\n...\n---\n", "4:1"), ("{\"a\": 1}\n---\n", "2:1")])
    func severalDocuments(text: String, place: String) {
        let reading = TreeReading(text)
        #expect(reading.tree == nil)
        #expect(reading.summary == ["several-documents \(place)"])
    }

    @Test func documentMarksAroundOneDocumentAreFine() throws {
        #expect(try TreeReading("%YAML 1.2\n%TAG !e! tag:e,1:\n---\na: 1\n...\n").root().count == 1)
    }
}
