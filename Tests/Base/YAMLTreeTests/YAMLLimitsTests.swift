import Diagnostics
import Testing
@testable import YAMLTree

@Suite struct YAMLLimitsTests {
    @Test func namesAreThoseOfTheOption() {
        var limits = YAMLLimits()
        #expect(YAMLLimits.names == ["bytes", "depth", "nodes", "files", "alias-expansion", "composition"])
        for (index, name) in YAMLLimits.names.enumerated() {
            let isSet = limits.set(name, to: index + 1)
            #expect(isSet)
            #expect(limits[name] == index + 1)
        }
        #expect(
            [limits.bytes, limits.depth, limits.nodes, limits.files, limits.aliasExpansion, limits.composition]
                == [1, 2, 3, 4, 5, 6])
        let refusals = [limits.set("width", to: 1), limits.set("depth", to: 0), limits.set("depth", to: -1)]
        #expect(refusals == [false, false, false])
        #expect(limits.depth == 2)
        #expect(limits["width"] == nil)
    }

    @Test func bytes() {
        var limits = YAMLLimits()
        limits.bytes = 4
        #expect(TreeReading("a: 1", limits: limits).tree != nil)
        let reading = TreeReading("a: 12", limits: limits)
        #expect(reading.summary == ["document-too-large 1:1"])
        #expect(reading.report.contains("--limit bytes="))
    }

    @Test(arguments: ["[[1]]", "{\"a\": [1]}", "- - 1", "a:\n  b: 1", "[[], # not JSON\n]", "- &a []\n- [1]"])
    func depth(text: String) {
        var limits = YAMLLimits()
        limits.depth = 2
        #expect(TreeReading(text, limits: limits).tree != nil)
        limits.depth = 1
        let reading = TreeReading(text, limits: limits)
        #expect(reading.diagnostics.map(\.id) == ["nesting-too-deep"])
        #expect(reading.report.contains("--limit depth="))
    }

    /// Each line is shallow, but the expanded aliases are deep.
    @Test func depthCountsThroughAliases() {
        let lines = (1...300).map { "a\($0): &a\($0) [[*a\($0 - 1)]]\n" }
        let reading = TreeReading("a0: &a0 []\n" + lines.joined())
        #expect(reading.diagnostics.map(\.id) == ["nesting-too-deep"])
    }

    @Test(arguments: ["[", "{\"a\":", "{a: ", "- ", "[{\"a\":", "? "])
    func depthOfOneHundredThousand(opening: String) {
        let text = String(repeating: opening, count: 100_000)
        #expect(TreeReading(text).diagnostics.last?.id == "nesting-too-deep")
    }

    @Test func deepDocumentWithinARaisedLimitIsReadAndCompared() throws {
        var limits = YAMLLimits()
        limits.depth = 100_000
        let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        let first = try TreeReading(text, limits: limits).root()
        let second = try TreeReading(text, limits: limits).root()
        #expect(first.isEqual(to: second))
    }

    @Test(arguments: ["[1, 2]", "{\"a\": 1, \"b\": []}", "a: 1\nb: 2\n", "- 1\n- 2\n"])
    func nodes(text: String) {
        var limits = YAMLLimits()
        limits.nodes = 3
        #expect(TreeReading(text, limits: limits).tree != nil)
        limits.nodes = 2
        let reading = TreeReading(text, limits: limits)
        #expect(reading.diagnostics.map(\.id) == ["too-many-nodes"])
        #expect(reading.report.contains("--limit nodes="))
    }

    /// Nine aliases of nine aliases and so on are 9^9 nodes in 500 bytes.
    @Test(arguments: ["[*a, *a, *a, *a, *a, *a, *a, *a, *a]", "{b: *a, c: *a, d: *a, e: *a, f: *a, g: *a, h: *a}"])
    func billionLaughs(collection: String) {
        let lines = (1...9).map { "l\($0): &l\($0) " + collection.replacing("*a", with: "*l\($0 - 1)") + "\n" }
        let reading = TreeReading("l0: &l0 lol\n" + lines.joined())
        #expect(reading.diagnostics.map(\.id) == ["alias-expansion"])
        #expect(reading.report.contains("--limit alias-expansion="))
    }

    @Test func aliasExpansionCountsNodesWrittenOut() {
        var limits = YAMLLimits()
        limits.aliasExpansion = 6
        let text = "a: &a [1, 2]\nb: *a\nc: *a\n"
        #expect(TreeReading(text, limits: limits).tree != nil)
        limits.aliasExpansion = 5
        #expect(TreeReading(text, limits: limits).summary == ["alias-expansion 3:4"])
    }

    @Test func mergeKeysCountAsAliases() {
        let pairs = (0..<1000).map { "k\($0): 1" }.joined(separator: ", ")
        let merges = (0..<2000).map { "m\($0): {<<: *a}\n" }.joined()
        let reading = TreeReading("a: &a {\(pairs)}\n" + merges)
        #expect(reading.diagnostics.map(\.id) == ["alias-expansion"])
    }

    @Test func errorsEndTheReading() {
        let reading = TreeReading((0..<5000).map { "- *a\($0)\n" }.joined())
        #expect(reading.diagnostics.count == YAMLTreeBuilder.diagnosticLimit + 1)
        #expect(reading.diagnostics.contains { $0.id == "too-many-errors" })
    }

    @Test func warningsDoNot() {
        let reading = TreeReading((0..<5000).map { "- !a\($0) b\n" }.joined())
        #expect(reading.tree?.root.count == 5000)
        #expect(reading.diagnostics.count == YAMLTreeBuilder.diagnosticLimit)
        #expect(reading.diagnostics.last?.id == "more-warnings")
    }

    /// Each alias doubles the value before it. A 64-bit number cannot count the nodes.
    @Test func raisedLimitsDoNotOverflow() {
        var limits = YAMLLimits()
        for name in YAMLLimits.names { _ = limits.set(name, to: .max) }
        let lines = (1...100).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }
        let reading = TreeReading("a0: &a0 x\n" + lines.joined(), limits: limits)
        #expect(reading.diagnostics.map(\.id) == ["alias-expansion"])
    }

    /// libyaml compares each directive with all before it.
    @Test func tagDirectivesEnd() {
        let directives = (0..<50_000).map { "%TAG !a\($0)! b\n" }.joined()
        #expect(TreeReading(directives + "--- a\n").diagnostics.map(\.id) == ["too-many-directives"])
        #expect(TreeReading("--- a\n...\n" + directives + "--- a\n").diagnostics.map(\.id) == ["too-many-directives"])
    }
}
