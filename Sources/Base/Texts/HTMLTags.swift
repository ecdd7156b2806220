/// The known tags of a text outside its code. One pass finds all of them.
package struct HTMLTags {
    package let scalars: [Unicode.Scalar]
    /// The tags by their start.
    private var tags: [Int: HTMLTag] = [:]
    /// Maps the start of each code span and each fenced block of code to its end.
    private(set) var codeEnds: [Int: Int] = [:]

    private static let codeLimit = 1000
    static let entities = [("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&nbsp;", " "), ("&amp;", "&")]

    package init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
        guard scalars.contains("<") else { return }
        let closings = CodeSpan.closings(in: scalars)
        var open: [String: [(start: Int, tag: HTMLTag)]] = [:]
        var index = 0
        var isLineStart = true
        var lastBlankLine = -1
        while index < scalars.count {
            let start = index
            index += 1
            if scalars[start] == "\n" {
                if isLineStart { lastBlankLine = start }
                isLineStart = true
            } else if !Self.isSpace(scalars[start]) {
                if isLineStart, let end = fenceEnd(at: start) {
                    codeEnds[start] = end
                    index = end
                } else if scalars[start] == "`" {
                    index += CodeSpan.runLength(at: index, in: scalars)
                    if let closing = closings[start] {
                        index += closing - start
                        codeEnds[start] = index
                    }
                } else if scalars[start] == "<", let tag = HTMLTag(scalars[start...]) {
                    index = tag.end
                    let opening = tag.isEnd ? open[tag.name]?.popLast() : nil
                    if let opening, !opening.tag.isSpan || opening.start > max(lastBlankLine, start - Self.codeLimit) {
                        tags[opening.start] = opening.tag.paired(with: start)
                        tags[start] = tag.paired(with: opening.start)
                    } else if tag.isAlone {
                        tags[start] = tag
                    }
                    if !tag.isEnd { open[tag.name, default: []].append((start, tag)) }
                }
                isLineStart = false
            }
        }
    }

    package var isEmpty: Bool { tags.isEmpty }

    package subscript(start: Int) -> HTMLTag? { tags[start] }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\n" || scalar == "\r" || scalar == "\t"
    }

    /// Returns the end of the fenced block of code that begins at the position (CommonMark 0.31, section 4.5).
    private func fenceEnd(at start: Int) -> Int? {
        let sign = scalars[start]
        guard sign == "`" || sign == "~" else { return nil }
        let length = scalars[start...].prefix { $0 == sign }.count
        var line = scalars[(start + length)...].prefix { $0 != "\n" }
        guard length >= 3, sign == "~" || !line.contains(sign) else { return nil }
        while line.endIndex < scalars.count {
            line = scalars[(line.endIndex + 1)...].prefix { $0 != "\n" }
            let marks = line.filter { !Self.isSpace($0) }
            if marks.count >= length, marks.allSatisfy({ $0 == sign }) { break }
        }
        return line.endIndex
    }

    // MARK: Code

    /// Returns the text between a tag and its end tag, without tags and with the meanings of entities.
    package func content(of tag: HTMLTag) -> String {
        var content = String.UnicodeScalarView()
        var index = tag.end
        while index < tag.partner ?? index {
            if let inner = tags[index] {
                if case .newLine = inner.effect { content.append("\n") }
                index = inner.end
            } else {
                content.append(scalars[index])
                index += 1
            }
        }
        guard content.contains("&") else { return String(content) }
        // The ampersand is last, so its result is not read again.
        return ([("&lt;", "<"), ("&gt;", ">")] + Self.entities).reduce(String(content)) { text, entity in
            text.replacing(entity.0, with: entity.1)
        }
    }

    /// Returns the content of a tag as a code span, or as a fenced block whose lines are indented.
    func code(of tag: HTMLTag, isBlock: Bool, indentation: String) -> String {
        let content = content(of: tag)
        guard isBlock else {
            let words = content.split(whereSeparator: \.isWhitespace)
            return words.isEmpty ? "" : CodeSpan.text(of: words.joined(separator: " "))
        }
        let fence = String(repeating: "`", count: max(3, CodeSpan.longestRunOfBackticks(in: content) + 1))
        var lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
        while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        return lines.isEmpty ? "" : ([fence[...]] + lines + [fence[...]]).joined(separator: "\n" + indentation)
    }
}

extension HTMLTag {
    /// Whether the tag begins code within a line.
    fileprivate var isSpan: Bool { if case .code(isBlock: false) = effect { true } else { false } }

    fileprivate func paired(with partner: Int) -> HTMLTag {
        var tag = self
        tag.partner = partner
        return tag
    }
}
