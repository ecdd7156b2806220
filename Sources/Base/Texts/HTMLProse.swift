/// Rewrites the HTML of a document's text as Markdown, because editors show the tags of a comment as they are written.
package enum HTMLProse {
    /// Returns the text with paragraphs, lists, code and links of Markdown. A text without known tags, a text that
    /// consists of tags, and all code stay unchanged.
    package static func markdown(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
        let scalars = Array(text.unicodeScalars)
        let hasTag = scalars.indices.contains { scalars[$0] == "<" && HTMLTag(scalars[$0...]) != nil }
        let markdown = hasTag ? HTMLReader(scalars).markdown() : text
        return markdown.isEmpty ? text : markdown
    }
}

private struct HTMLReader {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var result: [Unicode.Scalar] = []
    /// The number of lists around the position.
    private var depth = 0
    /// Whether the position is within a paragraph or a list, where white space only separates words.
    private var isInBlock = false
    /// The address of the open link, and the beginning of its text in the result.
    private var link: (address: String, start: Int)?

    private static let entities = [
        ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&nbsp;", " "),
    ]
    private static let codeLimit = 1000

    init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    consuming func markdown() -> String {
        while index < scalars.count {
            switch scalars[index] {
            case "`": code()
            case "<": tag()
            case "&": entity()
            case " ", "\n", "\r", "\t": space()
            default: take(1)
            }
        }
        trim()
        return String(String.UnicodeScalarView(result))
    }

    private mutating func take(_ count: Int) {
        result += scalars[index..<index + count]
        index += count
    }

    private mutating func append(_ text: String) {
        result += text.unicodeScalars
    }

    /// Copies a code span, which ends with as many backticks as it begins with (CommonMark section 6.1).
    private mutating func code() {
        let count = runLength(at: index)
        var end = index + count
        while end < scalars.count {
            let length = runLength(at: end)
            if length == count { return take(end + length - index) }
            end += max(length, 1)
        }
        take(count)
    }

    private func runLength(at start: Int) -> Int {
        scalars[start...].prefix { $0 == "`" }.count
    }

    private mutating func entity() {
        for (entity, meaning) in Self.entities where scalars[index...].starts(with: entity.unicodeScalars) {
            append(meaning)
            index += entity.unicodeScalars.count
            return
        }
        take(1)
    }

    // MARK: White space

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        [" ", "\n", "\r", "\t"].contains(scalar)
    }

    private mutating func space() {
        let run = scalars[index...].prefix(while: Self.isSpace)
        if !isInBlock { return take(run.count) }
        index += run.count
        guard let last = result.last, !Self.isSpace(last) else { return }
        let lines = run.count { $0 == "\n" }
        append(lines == 0 ? " " : lines == 1 ? "\n" : "\n\n")
    }

    private mutating func skipSpace() {
        index += scalars[index...].prefix(while: Self.isSpace).count
    }

    private mutating func trim() {
        while let last = result.last, Self.isSpace(last) { result.removeLast() }
    }

    private mutating func beginLine(_ lines: Int) {
        // A paragraph at the beginning of an item stays on the item's line.
        if isAtItem { return }
        trim()
        if !result.isEmpty { append(String(repeating: "\n", count: lines) + indentation(depth)) }
    }

    private func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

    /// Whether the result ends with the mark of an item.
    private var isAtItem: Bool {
        let end = result.suffix(2)
        guard end.elementsEqual("- ".unicodeScalars), depth > 0 else { return false }
        return result.dropLast(2).reversed().first { $0 != " " }.map { $0 == "\n" } ?? true
    }

    // MARK: Tags

    private mutating func tag() {
        guard let tag = HTMLTag(scalars[index...]) else { return take(1) }
        index += tag.length
        switch tag.effect {
        case .nothing: break
        case .newLine: beginLine(1)
        case .paragraph(let isEnd):
            beginLine(2)
            isInBlock = !isEnd || depth > 0
            skipSpace()
        case .list(let isEnd):
            depth = isEnd ? max(0, depth - 1) : depth + 1
            if isEnd { beginLine(depth > 0 ? 1 : 2) }
            isInBlock = depth > 0
            skipSpace()
        case .item:
            depth = max(depth, 1)
            isInBlock = true
            trim()
            append((result.isEmpty ? "" : "\n") + indentation(depth - 1) + "- ")
        case .code: taggedCode()
        case .link(let address):
            let isPlain = !address.contains { $0.isWhitespace || "()<>".contains($0) }
            link = isPlain && !address.isEmpty ? (address, result.count) : nil
        case .linkEnd: endLink()
        }
    }

    /// Reads code up to the next closing tag, without the tags in it.
    private mutating func taggedCode() {
        var content = String.UnicodeScalarView()
        let end = min(scalars.count, index + Self.codeLimit)
        while index < end {
            if scalars[index] == "<", let tag = HTMLTag(scalars[index...]) {
                let isClosing = scalars[index...].dropFirst().first == "/"
                if case .nothing = tag.effect, isClosing, !content.isEmpty { break }
                index += tag.length
                continue
            }
            content.append(scalars[index])
            index += 1
        }
        let words = String(content).split(whereSeparator: \.isWhitespace)
        if !words.isEmpty { append(CodeSpan.text(of: words.joined(separator: " "))) }
    }

    private mutating func endLink() {
        guard let (address, start) = link, start <= result.count else { return }
        link = nil
        let label = String(String.UnicodeScalarView(result[start...]))
        if label.isEmpty || label == address || label.contains("\n") { return }
        result.removeSubrange(start...)
        append("[\(label)](\(address))")
    }
}
