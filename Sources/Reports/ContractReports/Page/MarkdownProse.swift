import Texts

/// A description of the document as the blocks of a page: paragraphs, list items and code.
///
/// A heading becomes a bold paragraph, because the page has its own headings and links. The marks of quotations and
/// rules are removed, and the marks of tables are shown as text. The language of a block of code is removed, because
/// GitHub would draw diagrams and maps for some languages.
package struct MarkdownProse: Sendable {
    package struct Block: Sendable {
        package enum Kind: Hashable, Sendable {
            case paragraph
            /// - Parameter marker: `-` or `1.`
            case item(level: Int, marker: MarkdownText)
            case code
        }

        var kind: Kind
        var lines: [MarkdownText] = []
        /// The lines of code, unchanged.
        var code: [String] = []
    }

    private(set) var blocks: [Block] = []
    /// The indentations of the last item and of the items that contain it.
    private var indentations: [Int] = []

    init(_ text: String) {
        var fence: Fence?
        var isContinued = false
        for line in text.unicodeScalars.split(
            omittingEmptySubsequences: false, whereSeparator: MarkdownSyntax.isNewline)
        {
            let line = Line(line)
            if let open = fence {
                if open.isClosed(by: line) { fence = nil } else { blocks[blocks.count - 1].code.append(line.whole) }
                isContinued = false
            } else if let opening = Fence(line) {
                fence = opening
                blocks.append(Block(kind: .code))
            } else if line.isBlank || line.isRule {
                isContinued = false
            } else {
                append(line, isContinued: isContinued)
                isContinued = !line.isHeading
            }
        }
        blocks.removeAll { $0.kind == .code && $0.code.isEmpty }
    }

    init(_ paragraphs: [String]) {
        self.init(paragraphs.joined(separator: "\n\n"))
    }

    private mutating func append(_ line: Line, isContinued: Bool) {
        if let item = line.item {
            let level = level(ofItemAt: line.indentation)
            blocks.append(Block(kind: .item(level: level, marker: item.marker), lines: [.prose(item.text)]))
        } else if line.isHeading {
            blocks.append(Block(kind: .paragraph, lines: [.bold(.prose(line.headingText))]))
        } else if isContinued {
            blocks[blocks.count - 1].lines.append(.prose(line.text))
        } else {
            blocks.append(Block(kind: .paragraph, lines: [.prose(line.text)]))
        }
    }

    /// Returns the number of items that contain an item. An item is nested if it follows another item and begins after
    /// that item's mark.
    private mutating func level(ofItemAt indentation: Int) -> Int {
        if case .item? = blocks.last?.kind {
            while let last = indentations.last, indentation < last + 2 { indentations.removeLast() }
        } else {
            indentations = []
        }
        indentations.append(indentation)
        return min(indentations.count - 1, 3)
    }
}

// MARK: Lines

/// A line of a description, with the kind of block that it begins.
private struct Line {
    let whole: String
    let indentation: Int
    /// The text without outer spaces and without the mark of a quotation.
    let text: Substring

    init(_ scalars: Substring.UnicodeScalarView) {
        var text = ""
        for scalar in scalars {
            if scalar == "\t" {
                text += "    "
            } else {
                text.unicodeScalars.append(UnsafeText.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
            }
        }
        whole = text
        indentation = text.utf8.prefix { $0 == 0x20 }.count
        let rest = MarkdownSyntax.trimmed(text)[...]
        self.text = rest.first == ">" ? rest.drop { $0 == ">" || $0 == " " } : rest
    }

    var isBlank: Bool { text.isEmpty }

    /// Whether the line is a thematic break, the underline of a heading, or the second line of a table.
    var isRule: Bool {
        let signs = text.utf8.filter { $0 != 0x20 }
        return !signs.isEmpty && signs.allSatisfy { "-=*_:|".utf8.contains($0) } && signs.count > 2
            || text.utf8.allSatisfy { $0 == UInt8(ascii: "=") } || text.utf8.allSatisfy { $0 == UInt8(ascii: "-") }
    }

    private var headingLevel: Int { text.utf8.prefix { $0 == UInt8(ascii: "#") }.count }

    var isHeading: Bool {
        (1...6).contains(headingLevel) && (text.utf8.count == headingLevel || text.dropFirst(headingLevel).first == " ")
    }

    var headingText: String {
        var rest = text.drop { $0 == "#" }
        while rest.utf8.last == UInt8(ascii: "#") { rest.removeLast() }
        return MarkdownSyntax.trimmed(rest)
    }

    var item: (marker: MarkdownText, text: String)? {
        if ["- ", "* ", "+ "].contains(where: text.hasPrefix) {
            return ("-", MarkdownSyntax.trimmed(text.dropFirst(2)))
        }
        if text == "*" || text == "+" { return ("-", "") }
        let digits = text.utf8.prefix { (0x30...0x39).contains($0) }.count
        guard (1...9).contains(digits) else { return nil }
        let rest = text.dropFirst(digits)
        guard rest.first == "." || rest.first == ")", rest.dropFirst().first.map({ $0 == " " }) ?? true else {
            return nil
        }
        return (.plain(text.prefix(digits) + "."), MarkdownSyntax.trimmed(rest.dropFirst()))
    }
}

/// The marks around a block of code (CommonMark 0.31, section 4.5).
private struct Fence {
    let sign: UInt8
    let length: Int

    init?(_ line: Line) {
        guard let sign = line.text.utf8.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else {
            return nil
        }
        let length = line.text.utf8.prefix { $0 == sign }.count
        guard length >= 3, sign == UInt8(ascii: "~") || !line.text.utf8.dropFirst(length).contains(sign) else {
            return nil
        }
        self.sign = sign
        self.length = length
    }

    func isClosed(by line: Line) -> Bool {
        line.text.utf8.count >= length && line.text.utf8.allSatisfy { $0 == sign }
    }
}

// MARK: On a page

extension MarkdownProse {
    /// The lines for a page.
    var lines: [String] {
        var result: [String] = []
        var wasItem = false
        for block in blocks {
            let isItem = if case .item = block.kind { true } else { false }
            if !result.isEmpty, !isItem || !wasItem { result.append("") }
            result += block.pageLines
            wasItem = isItem
        }
        return result
    }

    /// The text for a cell of a table, or within other text.
    var inline: MarkdownText {
        var result: MarkdownText = ""
        for block in blocks {
            for (index, line) in block.inlineLines.enumerated() {
                if !result.isEmpty { result += index == 0 ? "<br>" : " " }
                result += line
            }
        }
        return result
    }

    /// Whether the description is only one paragraph, which other text can follow.
    var isOneParagraph: Bool {
        blocks.count == 1 && blocks[0].kind == .paragraph
    }
}

extension MarkdownProse.Block {
    fileprivate var pageLines: [String] {
        switch kind {
        case .paragraph:
            return lines.map(\.lineStart)
        case .item(let level, let marker):
            let margin = String(repeating: " ", count: 4 * level)
            let hanging = margin + String(repeating: " ", count: marker.text.utf8.count + 1)
            return lines.enumerated().map { index, line in
                (index == 0 ? "\(margin)\(marker.text) " : hanging) + line.lineStart
            }
        case .code:
            let longest = code.map { $0.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0 }.max() ?? 0
            let fence = String(repeating: "`", count: max(3, longest + 1))
            return [fence] + code + [fence]
        }
    }

    fileprivate var inlineLines: [MarkdownText] {
        switch kind {
        case .paragraph: lines
        case .item(_, let marker): lines.enumerated().map { $0 == 0 ? "\(marker) \($1)" : $1 }
        case .code: [code.map { MarkdownText.code($0) }.joined("<br>")]
        }
    }
}

extension MarkdownText {
    /// The text at the beginning of a line, escaped if it would begin a block: a heading, an item, a quotation, or an
    /// underline.
    var lineStart: String {
        let signs = text.utf8.prefix { $0 != 0x20 }
        guard let first = signs.first else { return text }
        switch first {
        case UInt8(ascii: "#"):
            return signs.count <= 6 && signs.allSatisfy { $0 == first } ? "\\" + text : text
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "="), UInt8(ascii: "_"):
            let isRule = text.utf8.allSatisfy { $0 == first || $0 == 0x20 }
            return signs.count == 1 || isRule ? "\\" + text : text
        case UInt8(ascii: ">"):
            return "\\" + text
        case 0x30...0x39:
            let digits = signs.prefix { (0x30...0x39).contains($0) }.count
            guard digits == signs.count - 1, signs.last == UInt8(ascii: ".") || signs.last == UInt8(ascii: ")") else {
                return text
            }
            return text.prefix(digits) + "\\" + text.dropFirst(digits)
        default:
            return text
        }
    }
}
