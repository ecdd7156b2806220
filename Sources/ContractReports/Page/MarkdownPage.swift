/// What a page says, block by block; as Markdown, an empty line between two, or as HTML (`HTMLPage`).
package struct MarkdownPage: Sendable {
    enum Block: Sendable {
        case comment(String)
        /// - Parameter anchor: where links to it lead; nil where none do.
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
        /// What each row is about, for links to it; empty where nobody would look for one.
        let names: [String]
    }

    private(set) var blocks: [Block] = []

    package var bytes: [UInt8] {
        Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// Of Markdown.
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

    /// Lines of Swift. A fence within them would end it: no line may hold one.
    mutating func code(swift lines: [String]) {
        blocks.append(.swift(lines))
    }

    mutating func prose(_ prose: MarkdownProse) {
        blocks.append(.prose(prose))
    }

    package mutating func list(_ items: [MarkdownText]) {
        if !items.isEmpty { blocks.append(.list(items)) }
    }

    /// Nothing where there are no rows.
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
