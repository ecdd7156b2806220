/// One line of a documentation comment, from its slashes to its end: `/// The title as the provider spells it.`
///
/// Made from text of the document, so every line ending is one here, what cannot be seen is replaced, and prose is
/// wrapped. Markdown goes through as it is, since DocC reads it.
package struct DocCommentLine: Hashable, Sendable {
    package let text: String

    /// An empty line within a comment: `///`.
    package static let blank = DocCommentLine(safe: "///")

    private init(safe text: String) {
        self.text = text
    }

    /// - Parameters:
    ///   - prose: paragraphs, lists, code; any text.
    ///   - indentation: columns in front of the comment.
    package static func lines(_ prose: String, indentation: Int) -> [DocCommentLine] {
        lines(prose, marker: "///", indentation: indentation)
    }

    /// The same with another marker than that of documentation: `//` for the header of a file.
    static func lines(_ prose: String, marker: String, indentation: Int = 0) -> [DocCommentLine] {
        let width = max(SourceLine.columnLimit - indentation - marker.utf8.count - 1, 20)
        var result: [DocCommentLine] = []
        for line in safeLines(prose) {
            if line.isEmpty {
                if result.last?.text != marker { result.append(DocCommentLine(safe: marker)) }
            } else if line.utf8.count <= width {
                result.append(DocCommentLine(safe: marker + " " + line))
            } else {
                result += wrapped(line, width).map { DocCommentLine(safe: marker + " " + $0) }
            }
        }
        while result.last?.text == marker { result.removeLast() }
        while result.first?.text == marker { result.removeFirst() }
        return result
    }

    // MARK: Safety

    /// The text in lines, without white space at their ends and without characters that could deceive.
    private static func safeLines(_ prose: String) -> [Substring] {
        let isOneLine = prose.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        let safe = isOneLine ? prose : String(String.UnicodeScalarView(replacingUnsafe(in: prose)))
        return safe.split(separator: "\n", omittingEmptySubsequences: false).map(trimmedAtEnd)
    }

    private static func replacingUnsafe(in prose: String) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        result.reserveCapacity(prose.utf8.count)
        var previous: Unicode.Scalar = " "
        for scalar in prose.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r":
                break
            case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
                result.append("\n")
            case "\t":
                result += [" ", " ", " ", " "]
            case _ where UnsafeText.isUnsafe(scalar):
                result.append("\u{FFFD}")
            default:
                result.append(scalar)
            }
            previous = scalar
        }
        return result
    }

    private static func trimmedAtEnd(_ line: Substring) -> Substring {
        var line = line
        while line.utf8.last == 0x20 { line.removeLast() }
        return line
    }

    // MARK: Wrapping

    /// Breaks at spaces; a word that is wider than the page is broken where the page ends.
    private static func wrapped(_ line: Substring, _ width: Int) -> [String] {
        let hanging = String(repeating: " ", count: min(continuationIndentation(of: line), width / 2))
        var result: [String] = []
        var current = String(line.prefix { $0 == " " }.prefix(width / 2))
        var columns = current.utf8.count
        var isEmpty = true
        func breakLine() {
            result.append(current)
            current = hanging
            columns = hanging.utf8.count
            isEmpty = true
        }
        for word in line.split(separator: " ") {
            var rest = word
            var length = word.count
            if !isEmpty, columns + 1 + length > width { breakLine() }
            while columns + length > width {
                let head = rest.prefix(width - columns)
                current += head
                rest = rest[head.endIndex...]
                length -= width - columns
                breakLine()
            }
            if length == 0 { continue }
            current += isEmpty ? rest : " " + rest
            columns += isEmpty ? length : length + 1
            isEmpty = false
        }
        if !isEmpty { result.append(current) }
        return result
    }

    /// Under the text of a list's item, a quotation or an indented line, so that Markdown sees one paragraph.
    private static func continuationIndentation(of line: Substring) -> Int {
        let leading = line.prefix { $0 == " " }.count
        let rest = line.dropFirst(leading)
        let number = rest.prefix { $0.isASCII && $0.isNumber }
        if !number.isEmpty, number.count < 10, rest.dropFirst(number.count).hasPrefix(". ") {
            return leading + number.count + 2
        }
        return rest.hasPrefix("- ") || rest.hasPrefix("* ") || rest.hasPrefix("+ ") ? leading + 2 : leading
    }
}
