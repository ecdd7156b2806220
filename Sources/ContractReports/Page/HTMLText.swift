import TemplateEngine
import Texts

/// HTML within a line.
///
/// Made of the Markdown that is on the page already, whose signs are the few of `MarkdownText` and of the document's emphasis. Each of
/// them becomes one of a handful of tags without attributes, or a link to a heading of the page; everything else is text. So no sign of
/// the document begins a tag, ends an attribute, or names an address.
struct HTMLText: TemplateLeaf, Sendable {
    private(set) var text = ""

    /// Text as it is: a title, a path, an anchor in an attribute. What cannot be seen, or turns the line around, is replaced.
    init(escaping content: String) {
        text.reserveCapacity(content.utf8.count)
        for scalar in content.unicodeScalars { Self.append(scalar, to: &text) }
    }

    init(_ markdown: MarkdownText) {
        var reader = MarkdownReader(markdown.text)
        text = reader.html()
    }

    fileprivate static func append(_ scalar: Unicode.Scalar, to text: inout String) {
        switch scalar {
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case "\"": text += "&quot;"
        case "'": text += "&#39;"
        case "\n", "\r", "\t": text += " "
        default: text.unicodeScalars.append(UnsafeText.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
        }
    }
}

/// Reads the Markdown of one line, in one pass. A sign that nothing closes is text.
private struct MarkdownReader {
    /// What can be open, each at most once; what is opened last is closed first.
    private enum Span: Hashable {
        case link, strong(Unicode.Scalar), emphasis(Unicode.Scalar)
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0
    /// Finished HTML, with a place of its own for each sign that may yet turn out to be one.
    private var pieces: [String] = [""]
    private var open: [(span: Span, piece: Int)] = []
    /// Where a run of backticks begins → where the next one of the same length does.
    private let closings: [Int: Int]

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        closings = Self.closings(in: scalars)
    }

    mutating func html() -> String {
        while index < scalars.count {
            switch scalars[index] {
            case "\\" where index + 1 < scalars.count && MarkdownSyntax.isPunctuation(scalars[index + 1]):
                index += 1
                take()
            case "`": code()
            case "[": begin(.link, "[", length: 1)
            case "]" where isAhead("](#"): endLink()
            case "*", "_": emphasis()
            case "<" where isAhead("<br>"):
                pieces[pieces.count - 1] += "<br>"
                index += 4
            default: take()
            }
        }
        return pieces.joined()
    }

    private func isAhead(_ text: String) -> Bool {
        scalars[index...].starts(with: text.unicodeScalars)
    }

    /// The next sign as itself.
    private mutating func take() {
        HTMLText.append(scalars[index], to: &pieces[pieces.count - 1])
        index += 1
    }

    // MARK: Code

    private mutating func code() {
        let end = index + Self.runLength(at: index, in: scalars)
        guard let closing = closings[index] else {
            while index < end { take() }
            return
        }
        var content = scalars[end..<closing]
        // One space at both ends belongs to the marks (CommonMark 0.31, section 6.1).
        if content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
            content = content.dropFirst().dropLast()
        }
        var code = ""
        for scalar in content { HTMLText.append(scalar, to: &code) }
        pieces[pieces.count - 1] += "<code>\(code)</code>"
        index = closing + (end - index)
    }

    private static func runLength(at start: Int, in scalars: [Unicode.Scalar]) -> Int {
        var end = start
        while end < scalars.count, scalars[end] == "`" { end += 1 }
        return end - start
    }

    /// Outside of code a backslash takes a backtick's meaning away.
    private static func closings(in scalars: [Unicode.Scalar]) -> [Int: Int] {
        var runs: [Int: [Int]] = [:]
        var index = 0
        while index < scalars.count {
            let length = runLength(at: index, in: scalars)
            if length > 0 { runs[length, default: []].append(index) }
            index += max(length, 1)
        }
        var closings: [Int: Int] = [:]
        for starts in runs.values {
            for (start, next) in zip(starts, starts.dropFirst()) { closings[start] = next }
        }
        return closings
    }

    // MARK: Links

    /// Other square brackets of the page are escaped.
    private mutating func endLink() {
        guard let end = scalars[index...].firstIndex(of: ")"), let place = close(.link) else { return take() }
        var anchor = ""
        for scalar in scalars[(index + 3)..<end] { HTMLText.append(scalar, to: &anchor) }
        pieces[place] = "<a href=\"#\(anchor)\">"
        pieces[pieces.count - 1] += "</a>"
        index = end + 1
    }

    // MARK: Emphasis

    /// The rules of CommonMark 0.31, section 6.2, as far as people use them: one sign or two, which touch what they emphasise.
    private mutating func emphasis() {
        let sign = scalars[index]
        let length = index + 1 < scalars.count && scalars[index + 1] == sign ? 2 : 1
        let span: Span = length == 2 ? .strong(sign) : .emphasis(sign)
        let before = index > 0 ? scalars[index - 1] : " "
        let after = index + length < scalars.count ? scalars[index + length] : " "
        // `snake_case` is none.
        let isWithinWord = sign == "_" && Self.isWord(before) && Self.isWord(after)
        if before != " ", !isWithinWord, open.contains(where: { $0.span == span }) {
            end(span, length: length)
        } else if after != " ", !isWithinWord, !(sign == "_" && Self.isWord(before)) {
            begin(span, String(repeating: Character(sign), count: length), length: length)
        } else {
            for _ in 0..<length { take() }
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII || MarkdownSyntax.isLetter(scalar) || MarkdownSyntax.isDigit(scalar)
    }

    private mutating func end(_ span: Span, length: Int) {
        guard let place = close(span) else { return }
        let name = if case .strong = span { "strong" } else { "em" }
        pieces[place] = "<\(name)>"
        pieces[pieces.count - 1] += "</\(name)>"
        index += length
    }

    // MARK: What is open

    private mutating func begin(_ span: Span, _ text: String, length: Int) {
        if let known = open.firstIndex(where: { $0.span == span }) { open.removeSubrange(known...) }
        open.append((span, pieces.count))
        pieces += [text, ""]
        index += length
    }

    /// Where the sign stands that opened it. What was opened since then is text.
    private mutating func close(_ span: Span) -> Int? {
        guard let known = open.firstIndex(where: { $0.span == span }) else { return nil }
        let place = open[known].piece
        open.removeSubrange(known...)
        return place
    }
}
