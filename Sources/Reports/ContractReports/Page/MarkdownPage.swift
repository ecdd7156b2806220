/// The blocks of a page. As Markdown, they are separated by empty lines. `HTMLPage` writes them as HTML.
package struct MarkdownPage: Sendable {
    enum Block: Sendable {
        case comment(String)
        /// - Parameter anchor: The target of links to the heading, or nil.
        case heading(Int, MarkdownText, anchor: MarkdownAnchor?)
        case paragraph(MarkdownText)
        case swift([String])
        case prose(MarkdownProse)
        case list([MarkdownText])
        case table(Table)
    }

    struct Table: Sendable {
        let header: [MarkdownText]
        let rows: [[MarkdownText]]
        /// The name of each row, for links to it. Empty if links are not needed.
        let names: [String]
    }

    private(set) var blocks: [Block] = []

    package var bytes: [UInt8] {
        Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// The lines of Markdown.
    var lines: [String] {
        var lines: [String] = []
        for block in blocks {
            let own = block.lines
            if !lines.isEmpty, !own.isEmpty { lines.append("") }
            lines += own
        }
        return lines
    }

    package static func += (left: inout MarkdownPage, right: MarkdownPage) {
        left.blocks += right.blocks
    }

    mutating func comment(_ words: StaticString) {
        blocks.append(.comment("\(words)"))
    }

    mutating func heading(_ level: Int, _ text: MarkdownText, anchor: MarkdownAnchor? = nil) {
        blocks.append(.heading(level, text, anchor: anchor))
    }

    mutating func paragraph(_ text: MarkdownText) {
        if !text.isEmpty { blocks.append(.paragraph(text)) }
    }

    /// Adds lines of Swift. They must not contain a fence, which would end the block.
    mutating func code(swift lines: [String]) {
        blocks.append(.swift(lines))
    }

    mutating func prose(_ prose: MarkdownProse) {
        blocks.append(.prose(prose))
    }

    package mutating func list(_ items: [MarkdownText]) {
        if !items.isEmpty { blocks.append(.list(items)) }
    }

    /// Adds a table, unless it has no rows.
    package mutating func table(_ header: [MarkdownText], _ rows: [[MarkdownText]], names: [String] = []) {
        if !rows.isEmpty { blocks.append(.table(Table(header: header, rows: rows, names: names))) }
    }
}

extension MarkdownPage.Block {
    fileprivate var lines: [String] {
        switch self {
        case .comment(let words): ["<!-- \(words) -->"]
        case .heading(let level, let text, _): [String(repeating: "#", count: level) + " " + text.text]
        case .paragraph(let text): [text.lineStart]
        case .swift(let lines): ["```swift"] + lines + ["```"]
        case .prose(let prose): prose.lines
        case .list(let items): items.map { "- " + $0.lineStart }
        case .table(let table):
            [Self.row(table.header), "|" + String(repeating: "---|", count: table.header.count)]
                + table.rows.map(Self.row)
        }
    }

    private static func row(_ cells: [MarkdownText]) -> String {
        cells.reduce("|") { $0 + ($1.isEmpty ? " |" : " \($1.text) |") }
    }
}
