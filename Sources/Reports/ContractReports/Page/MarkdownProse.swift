import Texts

/// A description of the document as the blocks of a page: paragraphs, list items, tables and code.
///
/// A heading becomes a bold paragraph, because the page has its own headings and links. Comments of HTML, and the marks
/// of quotations and rules, are removed. The language of a block of code is removed, because GitHub would draw diagrams
/// and maps for some languages.
package struct MarkdownProse: Sendable {
    package struct Block: Sendable {
        package enum Kind: Hashable, Sendable {
            case paragraph
            /// - Parameter marker: `-` or `1.`
            case item(level: Int, marker: MarkdownText)
            case table
            case code
        }

        var kind: Kind
        var lines: [MarkdownText] = []
        /// The rows of a table. The first row is the header, and no row has more cells.
        var rows: [[MarkdownText]] = []
        /// The lines of code, unchanged.
        var code: [String] = []
    }

    private(set) var blocks: [Block] = []
    /// The indentations of the last item and of the items that contain it.
    private var indentations: [Int] = []

    init(_ text: String) {
        var fence: Fence?
        var isComment = false
        // The line before this line, if this line can continue its block.
        var previous: Line?
        for line in HTMLProse.withoutPairsAcrossLines(text).unicodeScalars.split(
            omittingEmptySubsequences: false, whereSeparator: MarkdownSyntax.isNewline)
        {
            var line = Line(line)
            if let open = fence {
                if open.isClosed(by: line) { fence = nil } else { blocks[blocks.count - 1].code.append(line.whole) }
                continue
            }
            if isComment {
                guard let end = line.whole.firstRange(of: "-->")?.upperBound else { continue }
                isComment = false
                line = Line(line.whole[end...].unicodeScalars)
            }
            if line.beginsComment {
                isComment = true
                previous = nil
            } else if let opening = Fence(line) {
                fence = opening
                blocks.append(Block(kind: .code))
                previous = nil
            } else if let header = previous, line.isDelimiter(of: header), beginTable(header) {
                previous = line
            } else if line.isBlank || line.isRule && !(line.hasPipe && previous != nil && blocks.last?.kind == .table) {
                previous = nil
            } else {
                append(line, isContinued: previous != nil)
                previous = line.isHeading ? nil : line
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
        } else if isContinued, blocks.last?.kind == .table {
            blocks[blocks.count - 1].rows.append(line.cells(blocks[blocks.count - 1].rows[0].count))
        } else if isContinued {
            blocks[blocks.count - 1].lines.append(.prose(line.text))
        } else {
            blocks.append(Block(kind: .paragraph, lines: [.prose(line.text)]))
        }
    }

    /// Begins a table. Its header is the last line of a paragraph. Returns whether the last block is a paragraph.
    private mutating func beginTable(_ header: Line) -> Bool {
        guard var paragraph = blocks.last, paragraph.kind == .paragraph else { return false }
        paragraph.lines.removeLast()
        blocks.removeLast()
        if !paragraph.lines.isEmpty { blocks.append(paragraph) }
        blocks.append(Block(kind: .table, rows: [header.cells(header.cellCount)]))
        return true
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
        self.text = Self.uncommented(rest.first == ">" ? rest.drop { $0 == ">" || $0 == " " } : rest)
    }

    /// Returns the text after the comments of HTML that begin the line and end on it (CommonMark 0.31, section 4.6).
    private static func uncommented(_ text: Substring) -> Substring {
        var text = text
        while text.hasPrefix("<!--"), let end = text.firstRange(of: "-->")?.upperBound {
            text = text[end...].drop { $0 == " " }
        }
        return text
    }

    var isBlank: Bool { text.isEmpty }

    /// Whether a comment of HTML begins that does not end on the line.
    var beginsComment: Bool { text.hasPrefix("<!--") }

    /// Whether the line is a thematic break, the underline of a heading, or a line of dashes that is not in a table.
    var isRule: Bool {
        let signs = text.utf8.filter { $0 != 0x20 }
        return !signs.isEmpty && signs.allSatisfy { "-=*_:|".utf8.contains($0) } && signs.count > 2
            || text.utf8.allSatisfy { $0 == UInt8(ascii: "=") } || text.utf8.allSatisfy { $0 == UInt8(ascii: "-") }
    }

    // MARK: Rows of a table (GitHub Flavored Markdown 0.29, section 4.10)

    /// The texts between the pipes, without the pipes at both ends. A pipe after a backslash is part of a cell.
    private var cellTexts: [Substring] {
        var row = text
        if row.first == "|" { row.removeFirst() }
        if row.last == "|", !row.hasSuffix("\\|") { row.removeLast() }
        var cells: [Substring] = []
        var start = row.startIndex
        var isEscaped = false
        for index in row.indices {
            if row[index] == "|", !isEscaped {
                cells.append(row[start..<index])
                start = row.index(after: index)
            }
            isEscaped = row[index] == "\\" && !isEscaped
        }
        return cells + [row[start...]]
    }

    var hasPipe: Bool { text.utf8.contains(UInt8(ascii: "|")) }

    var cellCount: Int { cellTexts.count }

    /// Returns the cells of the row, at most as many as the header has. Further texts join the last cell.
    func cells(_ limit: Int) -> [MarkdownText] {
        let cells = cellTexts.map { cell in
            MarkdownText.prose(MarkdownSyntax.trimmed(cell).replacing("\\|", with: "|"))
        }
        if cells.count <= limit { return cells }
        return cells.prefix(limit - 1) + [Array(cells.dropFirst(limit - 1)).joined(" ")]
    }

    /// Whether the line separates this header from the rows of a table: `|---|:-:|`
    func isDelimiter(of header: Line) -> Bool {
        guard hasPipe else { return false }
        let cells = cellTexts
        return cells.count == header.cellCount
            && cells.allSatisfy { cell in
                var dashes = MarkdownSyntax.trimmed(cell)[...]
                if dashes.first == ":" { dashes.removeFirst() }
                if dashes.last == ":" { dashes.removeLast() }
                return !dashes.isEmpty && dashes.utf8.allSatisfy { $0 == UInt8(ascii: "-") }
            }
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
        case .table:
            return MarkdownPage.Table(header: rows[0], rows: Array(rows.dropFirst())).lines
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
        case .table: [rows.map { $0.joined(", ") }.joined("<br>")]
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
