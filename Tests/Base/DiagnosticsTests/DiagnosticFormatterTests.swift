import TestSupport
import Testing
@testable import Diagnostics

@Suite struct DiagnosticFormatterTests {
    @Test func showsLineAndCaretAndNotes() {
        let (formatter, file) = makeFormatter("info:\n  titel: Pets\n  title: Dogs\n")
        let diagnostic = Diagnostic(
            .error, "unknown-field", "\"titel\" is not a field of the Info Object", at: place(file, 2, 3),
            notes: [
                .init("\"title\" stands here", at: place(file, 3, 3)), .init("fields that begin with x- are allowed"),
            ]
        )
        expectEqualText(
            formatter.format(diagnostic),
            """
            pets.yaml:2:3: error: "titel" is not a field of the Info Object [unknown-field]
                  titel: Pets
                  ^
            pets.yaml:3:3: note: "title" stands here
                  title: Dogs
                  ^
            note: fields that begin with x- are allowed
            """)
    }

    @Test func severitiesAndPlacesThatAreNone() {
        let (formatter, file) = makeFormatter("a\n")
        expectEqualText(
            formatter.format([
                Diagnostic(.warning, "w", "odd", at: nil),
                Diagnostic(.error, "e", "past the end", at: place(file, 9, 1)),
                Diagnostic(.error, "e", "in an empty line", at: place(file, 2, 1)),
                Diagnostic(.error, "e", "another run's", at: place(SourceFileID(rawValue: 7), 1, 1)),
            ]),
            """
            warning: odd [w]
            pets.yaml:9:1: error: past the end [e]
            pets.yaml:2:1: error: in an empty line [e]
            error: another run's [e]

            """)
    }

    @Test(arguments: [
        ("\t\tab: c", 3, "\t\tab: c", "\t\t^"),
        ("ä€: x", 4, "ä€: x", "   ^"),
        ("日本: x", 4, "日本: x", "     ^"),
        ("😀x", 2, "😀x", "  ^"),
        ("e\u{301}x", 3, "e\u{301}x", " ^"),
        ("ab", 3, "ab", "  ^"),
        ("ab", 99, "ab", "  ^"),
        ("a\u{1B}[31mb", 7, "a\\u{1B}[31mb", "           ^"),
        ("\u{202E}x", 2, "\\u{202E}x", "        ^"),
        ("a\u{A0}b\u{0}", 3, "a\\u{A0}b\\u{0}", "       ^"),
        ("a\u{2028}b", 2, "a\\u{2028}b", " ^"),
    ])
    func caretStandsUnderItsCharacter(line: String, column: Int, shown: String, caret: String) {
        let (formatter, file) = makeFormatter("first\r\n\(line)\r\nlast")
        let lines = formatter.format(Diagnostic(.error, "e", "m", at: place(file, 2, column)))
            .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.dropFirst() == ["    \(shown)"[...], "    \(caret)"[...]])
    }

    @Test(arguments: [1, 2, 61, 62, 500, 939, 940, 941, 1000, 1001])
    func longLinesAreCutAroundTheColumn(column: Int) throws {
        let line = String((0..<1000).map { Character(Unicode.Scalar(UInt8(33 + $0 % 90))) })
        let (formatter, file) = makeFormatter(line)
        let lines = formatter.format(Diagnostic(.error, "e", "m", at: place(file, 1, column)))
            .split(separator: "\n").map { $0.dropFirst(4) }
        try #require(lines.count == 3)
        #expect(lines[1].count <= 2 * SourceExcerpt.reach + 2)
        #expect(lines[1].hasPrefix("…") == (column > 61))
        #expect(lines[1].hasSuffix("…") == (column < 941))
        let caret = try #require(lines[2].firstIndex(of: "^"))
        let offset = lines[2].distance(from: lines[2].startIndex, to: caret)
        let expected = line.dropFirst(column - 1).first
        #expect(lines[1].dropFirst(offset).first == expected)
    }

    @Test func messageAndPathCannotSpeakToTheTerminal() {
        var sources = SourceFileTable()
        let file = sources.add(SourceFile(path: "a\u{1B}]0;x\u{7}.yaml", text: "x"))
        let text = DiagnosticFormatter(sources: sources).format(
            Diagnostic(.error, "e", "key \"\u{202E}\n\r\t\u{9B}31m\"", at: place(file, 1, 1)))
        #expect(
            text.hasPrefix("a\\u{1B}]0;x\\u{7}.yaml:1:1: error: key \"\\u{202E}\\n\\r\\t\\u{9B}31m\" [e]\n"), "\(text)")
    }

    @Test func colourOnlyWhenAsked() {
        var sources = SourceFileTable()
        let file = sources.add(SourceFile(path: "p", text: "x"))
        let diagnostic = Diagnostic(.warning, "w", "m", at: place(file, 1, 1))
        expectEqualText(
            DiagnosticFormatter(sources: sources, colour: true).format(diagnostic),
            "\u{1B}[1mp:1:1:\u{1B}[0m \u{1B}[1;35mwarning:\u{1B}[0m m [w]\n    x\n    \u{1B}[1;32m^\u{1B}[0m")
        expectEqualText(
            DiagnosticFormatter(sources: sources).format(diagnostic), "p:1:1: warning: m [w]\n    x\n    ^")
    }

    private func makeFormatter(_ text: String) -> (DiagnosticFormatter, SourceFileID) {
        var sources = SourceFileTable()
        let file = sources.add(SourceFile(path: "pets.yaml", text: text))
        return (DiagnosticFormatter(sources: sources), file)
    }

    private func place(_ file: SourceFileID, _ line: Int, _ column: Int) -> Diagnostics.SourceLocation {
        SourceLocation(file: file, line: UInt32(line), column: UInt32(column))
    }
}
