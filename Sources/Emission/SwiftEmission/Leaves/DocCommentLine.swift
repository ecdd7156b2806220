import Texts

/// One line of a documentation comment, with its slashes: `/// The title as the provider spells it.`
///
/// The text comes from the document. So every kind of line ending begins a new line, invisible characters are replaced,
/// and prose is wrapped. Markdown is kept, because DocC interprets it.
package struct DocCommentLine: Hashable, Sendable {
    package let text: String

    fileprivate init(safe text: [UInt8]) {
        self.text = String(decoding: text, as: UTF8.self)
    }

    /// - Parameters:
    ///   - prose: Any text: paragraphs, lists, code.
    ///   - indentation: The number of columns before the comment.
    package static func lines(_ prose: String, indentation: Int) -> [DocCommentLine] {
        lines(prose, marker: "///", indentation: indentation)
    }

    /// Makes lines with another marker: `//` for the header of a file.
    package static func lines(_ prose: String, marker: String, indentation: Int = 0) -> [DocCommentLine] {
        let width = max(SourceLine.columnLimit - indentation - marker.utf8.count - 1, 20)
        var comment = CommentBuilder(marker: marker, width: width)
        var prose = isPlain(prose) ? prose : String(decoding: replacingUnsafe(in: prose), as: UTF8.self)
        prose.withUTF8 { text in
            var start = 0
            while start <= text.count {
                let end = text[start...].firstIndex(of: 0x0A) ?? text.count
                comment.add(UnsafeBufferPointer(rebasing: text[start..<end]))
                start = end + 1
            }
        }
        return comment.finish()
    }

    private static func isPlain(_ prose: String) -> Bool {
        prose.hasOnlyBytes { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }
    }

    /// Returns the text in UTF-8, with LF as its only line ending and without deceptive characters.
    private static func replacingUnsafe(in prose: String) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(prose.utf8.count)
        var previous: Unicode.Scalar = " "
        for scalar in prose.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r":
                break
            case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
                result.append(0x0A)
            case "\t":
                result += [0x20, 0x20, 0x20, 0x20]
            case _ where UnsafeText.isUnsafe(scalar):
                result += "\u{FFFD}".utf8
            default:
                result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
            previous = scalar
        }
        return result
    }
}

/// Collects the lines of one comment. The builder works on UTF-8, because most of the generated text is comments. A
/// column is a Unicode scalar.
private struct CommentBuilder {
    private typealias Bytes = UnsafeBufferPointer<UInt8>

    private let marker: String
    /// The number of columns for the text after the marker and its space.
    private let width: Int
    private var lines: [DocCommentLine] = []
    /// Whether an empty line is added before the next line.
    private var hasBlank = false
    /// The line that is being filled.
    private var current: [UInt8] = []
    private var columns = 0

    init(marker: String, width: Int) {
        self.marker = marker
        self.width = width
        current.reserveCapacity(SourceLine.columnLimit)
    }

    /// Returns the lines. Empty lines at the beginning and the end are dropped. Several empty lines in a row become
    /// one.
    consuming func finish() -> [DocCommentLine] {
        lines
    }

    mutating func add(_ line: UnsafeBufferPointer<UInt8>) {
        guard let last = line.lastIndex(where: { $0 != 0x20 }) else {
            hasBlank = true
            return
        }
        let line = Bytes(rebasing: line[...last])
        if hasBlank, !lines.isEmpty { lines.append(DocCommentLine(safe: Array(marker.utf8))) }
        hasBlank = false
        if line.count <= width {
            begin(indentation: 0)
            append(line, columns: line.count)
            lines.append(DocCommentLine(safe: current))
        } else {
            wrap(line)
        }
    }

    // MARK: Wrapping

    /// Wraps a line at spaces. A word that is wider than the page is not cut, because a cut link would not work.
    private mutating func wrap(_ line: Bytes) {
        let leading = min(line.prefix { $0 == 0x20 }.count, width / 2)
        let hanging = min(Self.continuationIndentation(of: line), width / 2)
        begin(indentation: leading)
        let words = WordEnds(line)
        var isEmpty = true
        var start = leading
        while let first = line[start...].firstIndex(where: { $0 != 0x20 }) {
            let end = words.end(ofWordAt: first)
            let word = Bytes(rebasing: line[first..<end])
            let length = Self.columns(of: word)
            if !isEmpty, columns + 1 + length > width {
                endLine(hanging)
                isEmpty = true
            }
            if !isEmpty {
                current.append(0x20)
                columns += 1
            }
            append(word, columns: length)
            isEmpty = false
            start = end
        }
        lines.append(DocCommentLine(safe: current))
    }

    private mutating func append(_ bytes: Bytes, columns count: Int) {
        current.append(contentsOf: bytes)
        columns += count
    }

    private mutating func begin(indentation: Int) {
        current.removeAll(keepingCapacity: true)
        current.append(contentsOf: marker.utf8)
        current.append(contentsOf: repeatElement(0x20, count: indentation + 1))
        columns = indentation
    }

    private mutating func endLine(_ hanging: Int) {
        lines.append(DocCommentLine(safe: current))
        begin(indentation: hanging)
    }

    private static func columns(of bytes: Bytes) -> Int {
        bytes.count { $0 & 0xC0 != 0x80 }
    }

    /// Returns the indentation of wrapped lines. Wrapped lines align with the text of a list item, a quotation or an
    /// indented line, so that Markdown reads one paragraph.
    private static func continuationIndentation(of line: Bytes) -> Int {
        let leading = line.prefix { $0 == 0x20 }.count
        let rest = line.dropFirst(leading)
        let digits = rest.prefix { (0x30...0x39).contains($0) }.count
        if (1...9).contains(digits), rest.dropFirst(digits).starts(with: [0x2E, 0x20]) { return leading + digits + 2 }
        let isBullet = [0x2D, 0x2A, 0x2B].contains { rest.starts(with: [$0, 0x20]) }
        return isBullet ? leading + 2 : leading
    }
}

/// Finds the ends of words in a line. A word ends at a space outside of code spans (CommonMark section 6.1), because
/// readers copy code.
private struct WordEnds {
    private let line: UnsafeBufferPointer<UInt8>
    /// Maps the length of a run of backticks to the start of the last run of this length. So a run without a
    /// counterpart needs no search.
    private var lastRuns: [Int: Int] = [:]

    init(_ line: UnsafeBufferPointer<UInt8>) {
        self.line = line
        var index = 0
        while let run = nextRun(from: index) {
            lastRuns[run.count] = run.lowerBound
            index = run.upperBound
        }
    }

    func end(ofWordAt start: Int) -> Int {
        var index = start
        while index < line.count, line[index] != 0x20 {
            index = line[index] == 0x60 ? end(ofCodeAt: index) : index + 1
        }
        return index
    }

    /// Returns the end of the code span that begins here. If no code span begins, returns the end of the backticks.
    private func end(ofCodeAt start: Int) -> Int {
        guard let opening = nextRun(from: start) else { return start + 1 }
        guard let last = lastRuns[opening.count], last > start else { return opening.upperBound }
        var index = opening.upperBound
        while let run = nextRun(from: index) {
            if run.count == opening.count { return run.upperBound }
            index = run.upperBound
        }
        return opening.upperBound
    }

    /// Returns the next run of backticks.
    private func nextRun(from index: Int) -> Range<Int>? {
        guard let start = line[index...].firstIndex(of: 0x60) else { return nil }
        return start..<(line[start...].firstIndex { $0 != 0x60 } ?? line.count)
    }
}
