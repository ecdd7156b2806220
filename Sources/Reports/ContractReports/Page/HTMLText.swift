import ContractModel
import TemplateEngine
import Texts

/// HTML within a line.
///
/// The HTML is converted from the Markdown of the page, which has only the marks of `MarkdownText` and the document's
/// emphasis. Each mark becomes one of a few tags without attributes, or a link to a heading of the page. All other
/// characters are text. So no character of the document begins a tag, ends an attribute, or is a URL.
struct HTMLText: TemplateLeaf, Sendable {
    private(set) var text = ""

    /// Escapes a string: a title, a path, or an anchor in an attribute. Characters that are invisible or change the
    /// direction of the line are replaced.
    init(escaping content: String) {
        text.reserveCapacity(content.utf8.count)
        for scalar in content.unicodeScalars { Self.append(scalar, to: &text) }
    }

    /// - Parameter places: The anchors that differ between Markdown and HTML.
    init(_ markdown: MarkdownText, places: [String: String] = [:]) {
        var reader = MarkdownReader(markdown.text, places)
        text = reader.html()
    }

    /// Makes the name of an operation, with a class for the colour of its method.
    init(endpoint operation: OperationDefinition) {
        let method = operation.sentMethod
        let kind = OperationDefinition.isFixed(sent: method) ? method.lowercased() : "other"
        let mark = operation.interface?.deprecation.map { deprecation in
            let end = deprecation.sunset.map { ", may stop working from \(HTMLText(escaping: $0).text)" } ?? ""
            return " <span class=\"mark\">deprecated\(end)</span>"
        }
        text =
            "<span class=\"method \(kind)\">\(HTMLText(escaping: method).text)</span> "
            + "<code>\(HTMLText(escaping: operation.path).text)</code>\(mark ?? "")"
    }

    /// A word that is shown next to a name.
    enum Mark: String {
        case new, changed
    }

    /// Returns the text with a mark, or unchanged without a mark.
    func marked(_ mark: Mark?) -> HTMLText {
        var copy = self
        if let mark { copy.text += " <span class=\"mark\">\(mark.rawValue)</span>" }
        return copy
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

/// Reads the Markdown of one line in one pass. A mark without a counterpart is treated as text.
private struct MarkdownReader {
    /// The spans that can be open, each at most once. They are closed in reverse order.
    private enum Span: Hashable {
        case link, strong(Unicode.Scalar), emphasis(Unicode.Scalar)
    }

    private let places: [String: String]
    private let scalars: [Unicode.Scalar]
    private var index = 0
    /// Finished HTML, with an empty piece for each mark that may become a tag.
    private var pieces: [String] = [""]
    private var open: [(span: Span, piece: Int)] = []
    /// Maps the start of each run of backticks to the start of the next run of the same length.
    private let closings: [Int: Int]

    init(_ text: String, _ places: [String: String]) {
        self.places = places
        scalars = Array(text.unicodeScalars)
        closings = CodeSpan.closings(in: scalars)
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

    /// Appends the next character as text.
    private mutating func take() {
        HTMLText.append(scalars[index], to: &pieces[pieces.count - 1])
        index += 1
    }

    // MARK: Code

    private mutating func code() {
        let end = index + CodeSpan.runLength(at: index, in: scalars)
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

    // MARK: Links

    /// Ends a link. Other square brackets of the page are escaped.
    private mutating func endLink() {
        guard let end = scalars[index...].firstIndex(of: ")"), let place = close(.link) else { return take() }
        let written = String(String.UnicodeScalarView(scalars[(index + 3)..<end]))
        let anchor = HTMLText(escaping: places[written] ?? written).text
        pieces[place] = "<a href=\"#\(anchor)\">"
        pieces[pieces.count - 1] += "</a>"
        index = end + 1
    }

    // MARK: Emphasis

    /// Reads emphasis by the common rules of CommonMark 0.31, section 6.2: one or two marks that touch the emphasized
    /// text.
    private mutating func emphasis() {
        let sign = scalars[index]
        let length = index + 1 < scalars.count && scalars[index + 1] == sign ? 2 : 1
        let span: Span = length == 2 ? .strong(sign) : .emphasis(sign)
        let before = index > 0 ? scalars[index - 1] : " "
        let after = index + length < scalars.count ? scalars[index + length] : " "
        // `snake_case` is not emphasis.
        let isWithinWord =
            sign == "_" && MarkdownInline.isWordCharacter(before) && MarkdownInline.isWordCharacter(after)
        if before != " ", !isWithinWord, open.contains(where: { $0.span == span }) {
            end(span, length: length)
        } else if after != " ", !isWithinWord, !(sign == "_" && MarkdownInline.isWordCharacter(before)) {
            begin(span, String(repeating: Character(sign), count: length), length: length)
        } else {
            for _ in 0..<length { take() }
        }
    }

    private mutating func end(_ span: Span, length: Int) {
        guard let place = close(span) else { return }
        let name = if case .strong = span { "strong" } else { "em" }
        pieces[place] = "<\(name)>"
        pieces[pieces.count - 1] += "</\(name)>"
        index += length
    }

    // MARK: Open spans

    private mutating func begin(_ span: Span, _ text: String, length: Int) {
        if let known = open.firstIndex(where: { $0.span == span }) { open.removeSubrange(known...) }
        open.append((span, pieces.count))
        pieces += [text, ""]
        index += length
    }

    /// Removes a span from the open spans, and returns the index of its opening mark in `pieces`. Returns nil if the
    /// span is not open. Spans that were opened later become text.
    private mutating func close(_ span: Span) -> Int? {
        guard let known = open.firstIndex(where: { $0.span == span }) else { return nil }
        let place = open[known].piece
        open.removeSubrange(known...)
        return place
    }
}
