import TestSupport
import Testing
@testable import GenerationSettings
@testable import SwiftEmission

@Suite struct ProseTests {
    @Test(arguments: [
        ("The id. It is unique.", "The id"), ("The id", "The id"),
        ("The start, e.g. 2026-01-05. Required.", "The start, e.g. 2026-01-05"),
        ("Kinds (e.g. raw, i.e. no text, etc. as here). More.", "Kinds (e.g. raw, i.e. no text, etc. as here)"),
        ("See example.com. Then call.", "See example.com"), ("At least 1.5. Required.", "At least 1.5"),
        ("Since v1.2. Required.", "Since v1.2"),
    ])
    func firstSentences(_ text: String, _ sentence: String) {
        #expect(Prose.firstSentence(of: text[...]) == sentence)
    }
}

@Suite struct SwiftLiteralTests {
    @Test(arguments: [
        ("", "\"\""),
        ("plain", "\"plain\""),
        ("say \"hi\"", "\"say \\\"hi\\\"\""),
        ("C:\\temp", "\"C:\\\\temp\""),
        ("\\(exit(1))", "\"\\\\(exit(1))\""),
        ("#\"raw\"#", "\"#\\\"raw\\\"#\""),
        ("two\nlines", "\"two\\nlines\""),
        ("two\r\nlines", "\"two\\r\\nlines\""),
        ("tab\tbed", "\"tab\\tbed\""),
        ("nul\0", "\"nul\\0\""),
        ("bell\u{7}", "\"bell\\u{7}\""),
        ("delete\u{7F}", "\"delete\\u{7F}\""),
        ("c1\u{85}", "\"c1\\u{85}\""),
        ("line\u{2028}separator", "\"line\\u{2028}separator\""),
        ("paragraph\u{2029}separator", "\"paragraph\\u{2029}separator\""),
        ("override\u{202E}", "\"override\\u{202E}\""),
        ("isolate\u{2066}", "\"isolate\\u{2066}\""),
        ("mark\u{200F}", "\"mark\\u{200F}\""),
        ("\u{FEFF}bom", "\"\\u{FEFF}bom\""),
        ("zero\u{200B}width", "\"zero\\u{200B}width\""),
        ("\u{1F469}\u{200D}\u{1F4BB}", "\"\u{1F469}\\u{200D}\u{1F4BB}\""),
        ("tag\u{E0041}", "\"tag\\u{E0041}\""),
        ("\u{301}accent", "\"\\u{301}accent\""),
        ("cafe\u{301}", "\"cafe\\u{301}\""), ("\u{5B0}point", "\"\\u{5B0}point\""),
        ("po\u{5B0}int", "\"po\u{5B0}int\""),
        ("Käse 読書", "\"Käse 読書\""),
    ])
    func escapesStrings(value: String, literal: String) {
        #expect(SwiftLiteral.string(value).text == literal)
    }

    @Test func integersKeepToTheirType() {
        #expect(SwiftLiteral.integer("9223372036854775807", in: Int64.self)?.text == "9223372036854775807")
        #expect(SwiftLiteral.integer("9223372036854775808", in: Int64.self) == nil)
        #expect(SwiftLiteral.integer("9223372036854775808", in: UInt64.self)?.text == "9223372036854775808")
        #expect(SwiftLiteral.integer("-1", in: UInt64.self) == nil)
        #expect(SwiftLiteral.integer("0x10", in: Int.self) == nil)
        #expect(SwiftLiteral.integer("1; exit(1)", in: Int.self) == nil)
    }

    @Test(arguments: [
        ("0.5", "0.5"), ("1E5", "1E5"), ("-0.0", "-0.0"), ("0", "0"), ("12", "12"), ("1e-400", "0"),
        ("123456789012345678901234567890", "123456789012345678901234567890.0"), ("1e400", nil), ("inf", nil),
        ("0x1p3", nil), ("nan", nil), ("", nil),
    ])
    func doublesAreFinite(number: String, literal: String?) {
        #expect(SwiftLiteral.double(number)?.text == literal)
    }

    @Test(arguments: [
        ("12", "12"), ("-12", "-12"), ("0.0", "0"),
        ("19.99", "Decimal(sign: .plus, exponent: -2, significand: 1999)"),
        ("-0.001", "Decimal(sign: .minus, exponent: -3, significand: 1)"),
        ("1.5e3", "Decimal(sign: .plus, exponent: 2, significand: 15)"),
        ("12345678901234567890.5", "Decimal(string: \"12345678901234567890.5\") ?? 0"),
        ("1e400", nil), ("x", nil), ("1.", "1"), (".5", nil), ("1e", nil),
        ("123456789012345678901234567890123456789", nil),
    ])
    func decimalsAreExact(number: String, literal: String?) {
        let type = SwiftTypeSpelling(known: "Decimal", module: "Foundation", shadowed: [])
        #expect(SwiftLiteral.decimal(number, type: type)?.text == literal)
    }

    @Test func collectionsAreOnOneLine() {
        #expect(SwiftLiteral.array([.string("a\nb"), .nil]).text == "[\"a\\nb\", nil]")
        #expect(SwiftLiteral.dictionary([("a\"", .zero)]).text == "[\"a\\\"\": 0]")
        #expect(SwiftLiteral.dictionary([]).text == "[:]")
    }
}

@Suite struct SwiftIdentifierTests {
    @Test(arguments: [
        ("title", "title", "title", "title"),
        ("default", "`default`", "default", "default"),
        ("init", "`init`", "`init`", "init"),
        ("self", "`self`", "`self`", "self"),
        ("Type", "`Type`", "`Type`", "Type"),
        ("inout", "`inout`", "inout", "`inout`"),
        ("let", "`let`", "let", "`let`"),
        ("await", "`await`", "await", "await"),
        ("open", "open", "open", "open"),
    ])
    func needsBackticksByPosition(name: String, declared: String, member: String, label: String) {
        let identifier = SwiftIdentifier(checked: name)
        #expect(identifier.declared == declared)
        #expect(identifier.member == member)
        #expect(identifier.label == label)
    }

    @Test func spellsPathsAndShadowedNames() {
        let path = ["Search", "default"].map { SwiftIdentifier(checked: $0) }
        #expect(SwiftTypeSpelling(path: path).text == "Search.default")
        let string = SwiftTypeSpelling(known: "String", module: "Swift", shadowed: ["String"])
        #expect(string.text == "Swift.String")
        #expect(string.optional.array.text == "[Swift.String?]")
    }
}

@Suite struct DocCommentLineTests {
    private func lines(_ prose: String, indentation: Int = 0) -> [String] {
        DocCommentLine.lines(prose, indentation: indentation).map(\.text)
    }

    @Test(arguments: [
        ("One.", ["/// One."]),
        ("One.\n\n\nTwo.\n", ["/// One.", "///", "/// Two."]),
        ("\n\n  Indented.  \n", ["///   Indented."]),
        ("*/ import Evil /*", ["/// */ import Evil /*"]),
        ("a\r\nb\rc\u{2028}d\u{85}e\u{B}f", ["/// a", "/// b", "/// c", "/// d", "/// e", "/// f"]),
        ("over\u{202E}ride\0", ["/// over\u{FFFD}ride\u{FFFD}"]),
        ("a\tb", ["/// a    b"]),
        ("- one\n- `two`", ["/// - one", "/// - `two`"]),
        ("", []),
        (" \n \n", []),
    ])
    func everyLineIsAComment(prose: String, expected: [String]) {
        #expect(lines(prose) == expected)
    }

    @Test func wrapsProseAtTheLimit() {
        let prose = Array(repeating: "word", count: 60).joined(separator: " ")
        for indentation in [0, 4, 8] {
            let result = lines(prose, indentation: indentation)
            #expect(result.allSatisfy { $0.count + indentation <= 120 })
            #expect(result.map { $0.dropFirst(4) }.joined(separator: " ") == prose)
            #expect(result.dropLast().allSatisfy { $0.count + indentation + 5 > 120 })
        }
    }

    @Test func continuesListItemsUnderTheirText() {
        let words = Array(repeating: "word", count: 40).joined(separator: " ")
        #expect(lines("- " + words).dropFirst().allSatisfy { $0.hasPrefix("///   word") })
        #expect(lines("12. " + words).dropFirst().allSatisfy { $0.hasPrefix("///     word") })
    }

    /// A link that is cut leads nowhere, and a pattern that is cut cannot be copied, so long words stay whole.
    @Test func keepsLongWordsWhole() {
        for word in [String(repeating: "読", count: 300), "https://example.com/" + String(repeating: "a/", count: 80)] {
            #expect(lines("see \(word) for more") == ["/// see", "/// \(word)", "/// for more"])
        }
    }

    @Test func keepsCodeWhole() {
        let words = Array(repeating: "word", count: 22).joined(separator: " ")
        #expect(lines("\(words) `a  b c` d") == ["/// \(words)", "/// `a  b c` d"])
        let long = Array(repeating: "x", count: 80).joined(separator: " ")
        #expect(lines("- see ``\(long) ` y``, or not") == ["/// - see", "///   ``\(long) ` y``,", "///   or not"])
        // A backtick that has no counterpart does not begin code.
        let open = lines("`" + Array(repeating: "word", count: 60).joined(separator: " "))
        #expect(open.count > 1 && open.allSatisfy { $0.count <= 120 })
    }

    /// The time for a description of 4 MB that has no space grows only with its length.
    @Test(.timeLimit(.minutes(10))) func longWordsTakeLinearTime() {
        let size = TestExtent.choose(sample: 1, full: 4)
        #expect(lines(String(repeating: "x", count: size * 1_000_000)).count == 1)
        // The runs of backticks have all different lengths, so none has a counterpart.
        let runs = (1...1_000 + size * 250).map { String(repeating: "`", count: $0) }.joined(separator: " ")
        #expect(lines(runs).count > 1_000)
        #expect(lines(String(repeating: "` `` ", count: size * 100_000)).count > 100)
    }
}

@Suite struct ImportSetTests {
    @Test(arguments: [
        (GenerationOptions.AccessLevel.public, "@_spi(Generated) public import DTORuntime", "import Foundation"),
        (.package, "@_spi(Generated) package import DTORuntime", "import Foundation"),
        (.internal, "@_spi(Generated) import DTORuntime", "import Foundation"),
    ])
    func exposesWhatDeclarationsShow(access: GenerationOptions.AccessLevel, runtime: String, foundation: String) {
        var imports = ImportSet()
        imports.insert("Foundation", isExposed: false)
        imports.insert("DTORuntime")
        imports.insert("DTORuntime", isExposed: false)
        var options = GenerationOptions()
        options.access = access
        #expect(imports.lines(options).map(\.text) == [runtime, foundation])
    }
}
