import Diagnostics
import TestSupport
import Testing
@testable import YAMLTree

@Suite struct YAMLReaderTests {
    // MARK: YAML or JSON

    @Test(arguments: [
        ("YAML flow", "{openapi: 3.0.0, info: {title: x}}", "openapi: 3.0.0\ninfo: {title: x}"),
        ("trailing commas", "{\"a\": [1, 2,], \"b\": {\"c\": 3,},}", "a: [1, 2]\nb: {c: 3}"),
        ("trailing commas, tabs", "{\n\t\"a\": 1,\n\t\"b\": [\n\t\t2,\n\t],\n}\n", "a: 1\nb: [2]"),
        ("comments", "{ # first\n  \"a\": 1 # second\n}", "a: 1"),
        ("single quotes", "{'a': 'b'}", "a: b"),
        ("YAML flow sequence", "[a, b: c]", "- a\n- b: c"),
        ("a comment before it", "# c\n{\"a\": 1}", "a: 1"),
        ("anchors", "{a: &x 1, b: *x}", "a: 1\nb: 1"),
    ])
    func flowThatIsNotJSONIsYAML(reason: String, text: String, expected: String) throws {
        let reading = TreeReading(text)
        #expect(reading.diagnostics.isEmpty)
        #expect(try reading.root().isEqual(to: TreeReading(expected).root()), "\(reason)")
        let looksLikeJSON = !text.hasPrefix("#")
        #expect(
            TreeReading(text, path: "in.json").diagnostics.map(\.id) == (looksLikeJSON ? ["json-read-as-yaml"] : []))
    }

    /// The reader reports all merge conflicts of a file, and nothing else about it.
    @Test(arguments: [
        "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> other\nc: 1\n<<<<<<< HEAD\n=======\nd: 3\n>>>>>>> other\n",
        "{\n<<<<<<< HEAD\n\"b\": 2,\n=======\n\"b\": 3,\n>>>>>>> other\n\"c\": 1,\n<<<<<<< HEAD\n=======\n>>>>>>> other\n}\n",
    ])
    func conflictsOfAMergeAreSaid(text: String) {
        let diagnostics = TreeReading(text).diagnostics
        #expect(diagnostics.map(\.id) == ["merge-conflict", "merge-conflict"])
        #expect(diagnostics.map(\.location?.line) == [2, 8])
    }

    /// Conflict markers inside a string are a part of the string.
    @Test func whatIsYAMLHasNoConflict() {
        #expect(TreeReading("a: |\n  <<<<<<< HEAD\nb: '<<<<<<< HEAD'\n").diagnostics.isEmpty)
    }

    @Test func fileNamedJSONThatIsOnlyYAMLIsWarnedOf() {
        expectEqualText(
            TreeReading("{\"a\": [1, tru]}", path: "in.json").report,
            """
            in.json:1:11: warning: the file is named .json, but is not JSON, so it is read as YAML: this is not a JSON \
            value; a string must be in double quotes [json-read-as-yaml]
                {"a": [1, tru]}
                          ^

            """)
    }

    /// A text that is neither valid JSON nor valid YAML gets the message of the format that it resembles.
    @Test(arguments: [
        (#"{"a": 1 "b": 2}"#, "in.json", "json-syntax 1:9"),
        (#"{"a": [1, 2}"#, "in.yaml", "json-syntax 1:12"),
        (#"{"a": "x"#, "in.yaml", "json-syntax 1:9"),
        (#"{"a": {"b": 1}"#, "in.yaml", "json-syntax 1:15"),
        ("{openapi: 3.0.0, info: {title: x}", "in.yaml", "yaml-syntax 1:34"),
        ("{openapi: 3.0.0, info: {title: x}", "in.json", "json-syntax 1:2"),
        (#"{"a": 1, "a": 2}"#, "in.json", "duplicate-key 1:10"),
        ("{a: 1, a: 2}", "in.yaml", "duplicate-key 1:8"),
    ])
    func faultIsToldInTheFormatsWords(text: String, path: String, expected: String) {
        let reading = TreeReading(text, path: path)
        #expect(reading.tree == nil)
        #expect(reading.summary == [expected])
    }

    @Test func excessInJSONIsNotReadAgainAsYAML() {
        var limits = YAMLLimits()
        limits.nodes = 2
        #expect(TreeReading("[1, 2, x]", limits: limits).summary == ["too-many-nodes 1:5"])
    }

    // MARK: Bytes

    @Test(arguments: [true, false], ["a: [ä, 😀]\nb: 1\n", "{\"a\": [\"ä\", \"😀\"], \"b\": 1}"])
    func utf16WithByteOrderMarkIsRead(isBigEndian: Bool, text: String) throws {
        let bytes = ("\u{FEFF}" + text).utf16.flatMap { unit in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? pair : pair.reversed()
        }
        let root = try TreeReading(bytes: bytes).root()
        #expect(root["a"]?.elements.map(\.text) == ["ä", "😀"])
        #expect(root["a"]?.elements[1].location.column == (text.hasPrefix("{") ? 13 : 8))
    }

    @Test func malformedUTF16IsNotUTF8Either() {
        #expect(TreeReading(bytes: [0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8]).summary == ["invalid-utf-8 1:1"])
        #expect(TreeReading(bytes: [0xFE, 0xFF, 0x00]).summary == ["invalid-utf-8 1:1"])
    }

    @Test(
        arguments: [
            ([0xFF], "stray"), ([0xC3, 0x28], "broken off"), ([0xC3], "end"), ([0xE2, 0x82], "end"),
            ([0xED, 0xA0, 0x80], "surrogate"), ([0xC0, 0x80], "overlong"),
            ([0xF4, 0x90, 0x80, 0x80], "beyond Unicode"),
            ([0x80], "continuation"), ([0xE4], "Latin-1 ä"),
        ] as [([UInt8], String)])
    func invalidUTF8IsLocated(bytes: [UInt8], reason: String) {
        let yaml = TreeReading(bytes: Array("a: ü\nb: ü'".utf8) + bytes)
        #expect(yaml.summary == ["invalid-utf-8 2:6"], "\(reason)")
        let json = TreeReading(bytes: Array("[\n\"ü".utf8) + bytes + Array("\"]".utf8), path: "in.json")
        #expect(json.summary == ["invalid-utf-8 2:3"], "\(reason)")
    }

    @Test(arguments: [
        (UInt8(0), "U+0000"), (1, "U+0001"), (0x0B, "U+000B"), (0x1B, "U+001B"), (0x7F, "U+007F"),
    ])
    func controlCharactersAreLocated(byte: UInt8, name: String) {
        let reading = TreeReading(bytes: Array("a: ok\nb: 'x".utf8) + [byte] + Array("'".utf8))
        #expect(reading.summary == ["control-character 2:6"])
        #expect(reading.report.contains("the character \(name) is not allowed"))
    }

    @Test func jsonTextMayHoldDelete() throws {
        #expect(try TreeReading("[\"a\u{7F}b\u{2028}\u{FEFF}\"]").root().elements[0].text == "a\u{7F}b\u{2028}\u{FEFF}")
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func lineBreaksAreAlike(lineBreak: String) throws {
        let text = "a:\n  b: |\n    x\n    y\n  c: 'p\n    q'\nd: 1\nd: 2\n".replacing("\n", with: lineBreak)
        #expect(TreeReading(text).summary == ["duplicate-key 8:1"])
        let root = try TreeReading(String(text.dropLast(lineBreak == "\r\n" ? 5 : 5))).root()
        #expect(root["a"]?["b"]?.text == "x\ny\n")
        #expect(root["a"]?["c"]?.text == "p q")
    }

    /// The separators were line breaks in YAML 1.1, but are not in YAML 1.2 (YAML 1.2.2, section 5.4).
    @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}", "\u{2028}\u{2029} \u{85}\u{2028}"])
    func unicodeLineSeparatorsAreText(separator: String) throws {
        let text = "a: x\(separator)y\nb: |\n  x\(separator)y\nc: 'x\(separator) y'\nd\(separator): \"\\u2028\"\n"
        let root = try TreeReading("\u{FEFF}" + text).root()
        #expect(root.pairs.map(\.value.text) == ["x\(separator)y", "x\(separator)y\n", "x\(separator) y", "\u{2028}"])
        #expect(root.pairs.map(\.key) == ["a", "b", "c", "d\(separator)"])
        #expect(root.pairs.map(\.keyLocation.line) == [1, 2, 4, 5])
        #expect(
            TreeReading("# \(separator)\na: 'x\(separator)' y\n").summary == [
                "yaml-syntax 2:\(8 + separator.unicodeScalars.count)"
            ])
    }

    /// The reader replaces a line separator with a character that does not occur in the document.
    @Test func standInsGiveWayToCharactersOfTheDocument() throws {
        let lastCharacters = "\u{7FF}\u{7FE}\u{EFFF}\u{F8FF}"
        let root = try TreeReading("a: '\(lastCharacters)\u{85}\u{2028}\u{2029}'\n").root()
        #expect(root["a"]?.text == lastCharacters + "\u{85}\u{2028}\u{2029}")
    }

    @Test func tabsMaySeparateAndFillBlocks() throws {
        let root = try TreeReading("a:\t1\nb: |\n  x\ty\n  \tz\nc: \"\tq\"\n").root()
        #expect(root.pairs.map(\.value.text) == ["1", "x\ty\n\tz\n", "\tq"])
    }

    // MARK: Texts of the messages

    @Test(arguments: [
        ("a: b: c\n", "1:5", "a `:` is not allowed here"),
        ("a: 1\n b: 2\n", "2:3", "a `:` is not allowed here"),
        ("a:\n  b: 1\n c: 2\n", "3:2", "a line is indented unlike its neighbours"),
        ("a: 'x\n", "2:1", "a quoted string is not closed before the end of the file"),
        ("a: \"x\n", "2:1", "a quoted string is not closed before the end of the file"),
        ("a:\n\tb: 1\n", "2:1", "a tab is used for indentation"),
        ("a: @x\n", "1:4", "no value can begin with `@`"),
        ("a: `x`\n", "1:4", "no value can begin with ``"),
        ("a: %x\n", "1:4", "no value can begin with `%`"),
        ("a: [1, 2\nb: 3\n", "2:2", "a list in `[ ]` is not closed"),
        ("a: [1, 2", "1:9", "a list in `[ ]` is not closed"),
        ("a: {b: 1\n", "2:1", "a mapping in `{ }` is not closed"),
        ("a: [\n", "2:1", "the file ends inside `[ ]` or `{ }`"),
        ("a: {b:", "1:7", "the file ends inside `[ ]` or `{ }`"),
        ("a: ]\n", "1:4", "a value is missing here"),
        ("a: \"\\d\"\n", "1:5", "double quotes do not allow this escape"),
        ("a: \"\\u12\"\n", "1:7", "`\\x` needs 2 hexadecimal digits"),
        ("a: \"\\ud83d\\ude00\"\n", "1:7", "this escape is not a Unicode character"),
        ("a: *\n", "1:5", "a name must follow `&` and `*`"),
        ("a: **bold**\n", "1:5", "a name must follow `&` and `*`"),
        ("a: !x!y z\n", "1:4", "this tag begins with a handle"),
        ("a:\n- 1\n  b: 2\n", "3:4", "a `:` is not allowed here"),
        ("- a\nb: 1\n", "2:1", "a line in a list begins without `-`"),
        ("a: - b\n", "1:4", "a list entry `-` is not allowed here"),
        ("a: |x\n  b\n", "1:5", "only a comment may follow here"),
        ("a: |0\n  b\n", "1:5", "the indentation of a block of text is 1 to 9"),
        ("a: 1\nbcd\n", "3:1", "this line is neither a key with a `:`"),
        ("a: 1\nbcd\ne: 2\n", "3:1", "this line is neither a key with a `:`"),
        ("%YAML 2.0\n--- a\n", "1:1", "the %YAML directive asks for another version"),
        ("%YAML 1.2\n%YAML 1.2\n--- a\n", "2:1", "the %YAML directive occurs twice"),
        ("%TAG ! a\n%TAG ! b\n--- a\n", "2:1", "two %TAG directives declare the same handle"),
        ("%FOO\n--- a\n", "1:5", "this directive is malformed"),
        ("a: 'x\n---\ny'\n", "2:1", "a quoted string is not closed before the line `---`"),
        ("'a' b: c\n", "1:5", "text follows"),
        ("a: !<x y\n", "1:7", "this tag is malformed"),
    ])
    func syntaxFaultSaysWhatToDo(text: String, place: String, message: String) {
        let reading = TreeReading(text)
        #expect(reading.tree == nil)
        #expect(reading.summary == ["yaml-syntax \(place)"], "\(reading.report)")
        #expect(reading.report.contains(message), "\(reading.report)")
    }
}
