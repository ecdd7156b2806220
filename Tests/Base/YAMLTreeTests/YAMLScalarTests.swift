import Diagnostics
import Testing
@testable import YAMLTree

/// Tests values of the core schema (YAML 1.2.2 section 10.3.2).
@Suite struct YAMLScalarTests {
    @Test(
        arguments: [
            ("null", .null), ("Null", .null), ("NULL", .null), ("~", .null), ("", .null),
            ("true", .boolean(true)), ("True", .boolean(true)), ("TRUE", .boolean(true)),
            ("false", .boolean(false)), ("False", .boolean(false)), ("FALSE", .boolean(false)),
            ("0", .integer("0")), ("-0", .integer("0")), ("+12", .integer("12")), ("-19", .integer("-19")),
            ("007", .integer("7")), ("-007", .integer("-7")), ("0o17", .integer("15")), ("0x1F", .integer("31")),
            ("0xff", .integer("255")), ("0o0", .integer("0")),
            ("123456789012345678901234567890", .integer("123456789012345678901234567890")),
            ("0xFFFFFFFFFFFFFFFFFFFFFFFF", .integer("79228162514264337593543950335")),
            ("0o7777777777777777777777", .integer("73786976294838206463")),
            ("1.0", .number("1.0")), ("1.50", .number("1.50")), ("-.5", .number("-0.5")), ("+.5", .number("0.5")),
            ("5.", .number("5.0")), ("007.5", .number("7.5")), ("1e3", .number("1e3")), ("1E+3", .number("1e3")),
            ("5.e-2", .number("5.0e-2")), ("-0.0", .number("-0.0")), ("1e999", .number("1e999")),
            ("12e03", .number("12e03")),
            (".inf", .infinity(negative: false)), ("+.Inf", .infinity(negative: false)),
            ("-.INF", .infinity(negative: true)), (".nan", .notANumber), (".NaN", .notANumber), (".NAN", .notANumber),
        ] as [(String, YAMLScalar)])
    func plainScalarIsResolved(text: String, expected: YAMLScalar) throws {
        let node = try #require(try TreeReading("a: \(text)").root()["a"])
        #expect(node.scalar == expected)
        #expect(node.isNull == (expected == .null))
        #expect(!node.isString)
    }

    @Test(arguments: [
        "yes", "no", "on", "off", "Yes", "NO", "y", "n", "nULL", "nil", "tRue", "truefalse", "2001-12-14",
        "2001-12-14T21:59:43.10-05:00", "12:30", "190:20:30", "1_000", "0b101", "0o18", "0o", "0x", "0xFG", "-0x1F",
        "+0o7", "1.2.3", "1e", "1e+", "e3", ".", "+", "-.", "+.", ".e3", "1 2", "0.0.0", ".Nan", ".iNf", "-.nan",
        "inf", "nan", "NaN", "Infinity", "--1", "+-1", "<<", "=", "१२",
    ])
    func everythingElseIsString(text: String) throws {
        let sequence = try TreeReading("- \(text)").root()
        let node = try #require(sequence.elements.first)
        #expect(node.scalar == .string(text))
        #expect(node.isString && !node.isNull)
    }

    @Test(arguments: ["'1'", "\"1\"", "|-\n 1", ">-\n 1", "! 1", "!!str 1", "!!binary 1"])
    func quotedBlockAndTaggedScalarsAreStrings(text: String) throws {
        let node = try #require(try TreeReading("a: \(text)").root()["a"])
        #expect(node.scalar == .string("1"))
        #expect(node.isString)
    }

    /// Quotes make any text a string. A collection is neither a string nor null.
    @Test func whatIsNeitherNullNorString() throws {
        let root = try TreeReading("{a: 'null', b: '', c: [], d: {}, e: !!str 1}").root()
        #expect(root.pairs.map(\.value.isNull) == [false, false, false, false, false])
        #expect(root.pairs.map(\.value.isString) == [true, true, false, false, true])
    }

    @Test(
        arguments: [
            ("!!int 12", .integer("12")), ("!!int '0x1F'", .integer("31")), ("!!float 12", .number("12")),
            ("!!float '1.5'", .number("1.5")), ("!!float .inf", .infinity(negative: false)),
            ("!!float .nan", .notANumber), ("!!bool 'true'", .boolean(true)), ("!!null ''", .null), ("!!null", .null),
            ("!!str", .string("")), ("!!str null", .string("null")), ("!<tag:yaml.org,2002:int> 1", .integer("1")),
        ] as [(String, YAMLScalar)])
    func tagDecides(text: String, expected: YAMLScalar) throws {
        let reading = TreeReading("a: \(text)")
        #expect(try reading.root()["a"]?.scalar == expected)
        #expect(reading.diagnostics.isEmpty)
    }

    @Test(arguments: [
        "!!int abc", "!!int 1.5", "!!bool yes", "!!bool 1", "!!null 0", "!!float x", "!!map x", "!!seq x", "!!str []",
        "!!int {}", "!!map []", "!!seq {}",
    ])
    func tagThatDoesNotFitIsError(text: String) {
        let reading = TreeReading("a: \(text)")
        #expect(reading.tree == nil)
        #expect(reading.summary == ["tag-mismatch 1:4"])
    }

    @Test(arguments: ["!custom x", "!!timestamp 2001-12-14", "!<tag:example.org,2000:a> [1]", "!!set {}"])
    func unknownTagIsWarning(text: String) throws {
        let reading = TreeReading("a: \(text)")
        #expect(reading.summary == ["unknown-tag 1:4"])
        #expect(reading.diagnostics.first?.severity == .warning)
        #expect(reading.tree != nil)
    }

    @Test func unknownTagLeavesTheValueAsItIs() throws {
        let root = try TreeReading("- !x 1\n- !x 'a'\n- !x {a: 1}\n").root()
        #expect(root.elements[0].scalar == .integer("1"))
        #expect(root.elements[1].scalar == .string("a"))
        #expect(root.elements[2].kind == .mapping)
    }

    /// Conversion takes quadratic time, so the length is limited.
    @Test func longRadixNumbersStayStrings() throws {
        let longest = "0x" + String(repeating: "F", count: YAMLNumber.radixDigitLimit)
        let root = try TreeReading("- \(longest)\n- \(longest)F\n").root()
        #expect(root.elements[1].scalar == .string(longest + "F"))
        guard case .integer(let digits) = try #require(root.elements[0].scalar) else {
            Issue.record("a number of \(YAMLNumber.radixDigitLimit) digits is an integer")
            return
        }
        // 16^4096 - 1 has ⌈4096 · log10 16⌉ digits, and powers of 16 end in 6.
        #expect(digits.count == 4933)
        #expect(digits.hasSuffix("5"))
    }

    @Test func jsonLiterals() throws {
        let root = try TreeReading(#"[null, true, false, -0, 12, 1.50, 1E+2, "1", "null", "", 1e400]"#).root()
        #expect(
            root.elements.map(\.scalar) == [
                .null, .boolean(true), .boolean(false), .integer("0"), .integer("12"), .number("1.50"), .number("1e2"),
                .string("1"), .string("null"), .string(""), .number("1e400"),
            ])
    }
}
