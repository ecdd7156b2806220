/// Rewrites the HTML of a document's text as Markdown, because editors show the tags of a comment as they are written.
package enum HTMLProse {
    /// Returns the text with paragraphs, lists, code and links of Markdown. A text without known tags, a text that
    /// consists of tags, and all code stay unchanged.
    package static func markdown(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
        let tags = HTMLTags(Array(text.unicodeScalars))
        let markdown = tags.isEmpty ? text : HTMLReader(tags).markdown()
        return markdown.isEmpty ? text : markdown
    }

    /// Returns the text without the pairs of tags that begin and end on different lines. Code becomes code of Markdown.
    package static func withoutPairsAcrossLines(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
        let tags = HTMLTags(Array(text.unicodeScalars))
        if tags.isEmpty { return text }
        var line = 0
        let lines = tags.scalars.map { scalar in
            if scalar == "\n" { line += 1 }
            return line
        }
        var result = String.UnicodeScalarView()
        var index = 0
        while index < lines.count {
            guard let tag = tags[index], !tag.isAlone, let partner = tag.partner, lines[index] != lines[partner] else {
                result.append(tags.scalars[index])
                index += 1
                continue
            }
            index = tag.end
            if case .code(let isBlock) = tag.effect {
                let code = tags.code(of: tag, isBlock: isBlock, indentation: "")
                result += (isBlock ? "\n\(code)\n" : code).unicodeScalars
                index = partner
            }
        }
        return String(result)
    }
}

private struct HTMLReader {
    private let tags: HTMLTags
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var result: [Unicode.Scalar] = []
    /// The number of lists around the position.
    private var depth = 0
    /// The end of the paragraph or list around the position, where white space only separates words.
    private var blockEnd = 0
    /// The end of the last item's mark in the result.
    private var markEnd: Int?
    /// The address of the open link, and the beginning of its text in the result.
    private var link: (address: String, start: Int)?

    /// Deeper lists are shown at this level, because each level indents the lines further.
    private static let levelLimit = 4

    init(_ tags: HTMLTags) {
        self.tags = tags
        scalars = tags.scalars
    }

    consuming func markdown() -> String {
        while index < scalars.count {
            switch scalars[index] {
            case "`", "~":
                take(tags.codeEnds[index].map { $0 - index } ?? max(1, CodeSpan.runLength(at: index, in: scalars)))
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

    private mutating func entity() {
        for (entity, meaning) in HTMLTags.entities where scalars[index...].starts(with: entity.unicodeScalars) {
            append(meaning)
            index += entity.unicodeScalars.count
            return
        }
        take(1)
    }

    // MARK: White space

    private mutating func space() {
        let run = scalars[index...].prefix(while: HTMLTags.isSpace)
        if index >= blockEnd { return take(run.count) }
        index += run.count
        guard let last = result.last, !HTMLTags.isSpace(last) else { return }
        let lines = run.count { $0 == "\n" }
        append(lines == 0 ? " " : lines == 1 ? "\n" : "\n\n")
    }

    private mutating func skipSpace() {
        index += scalars[index...].prefix(while: HTMLTags.isSpace).count
    }

    private mutating func trim() {
        while let last = result.last, HTMLTags.isSpace(last) { result.removeLast() }
    }

    private mutating func beginLine(_ lines: Int) {
        // A paragraph at the beginning of an item stays on the item's line.
        if result.count == markEnd { return }
        trim()
        if !result.isEmpty { append(String(repeating: "\n", count: lines) + indentation(depth)) }
    }

    private func indentation(_ depth: Int) -> String {
        String(repeating: "  ", count: max(0, min(depth, Self.levelLimit)))
    }

    // MARK: Tags

    private mutating func tag() {
        guard let tag = tags[index] else { return take(1) }
        index = tag.end
        switch tag.effect {
        case .nothing: break
        case .newLine: beginLine(1)
        case .paragraph:
            beginLine(2)
            blockEnd = max(blockEnd, tag.partner ?? 0)
            skipSpace()
        case .list(let isEnd):
            if tag.partner != nil { depth = max(0, depth + (isEnd ? -1 : 1)) }
            if isEnd { beginLine(depth > 0 ? 1 : 2) }
            blockEnd = max(blockEnd, tag.partner ?? 0)
            skipSpace()
        case .item:
            trim()
            append((result.isEmpty ? "" : "\n") + indentation(min(depth, Self.levelLimit) - 1) + "- ")
            skipSpace()
            markEnd = result.count
        case .code(let isBlock):
            if isBlock { beginLine(2) }
            append(tags.code(of: tag, isBlock: isBlock, indentation: indentation(depth)))
            index = tag.partner ?? index
        case .link(let address):
            let isPlain = !address.contains { $0.isWhitespace || "()<>".contains($0) }
            link = isPlain && !address.isEmpty ? (address, result.count) : nil
        case .linkEnd: endLink()
        }
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
