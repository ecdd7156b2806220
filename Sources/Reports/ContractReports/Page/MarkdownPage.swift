import ContractModel
import Texts

/// The blocks of a page. As Markdown, they are separated by empty lines. `HTMLPage` writes them as HTML.
package struct MarkdownPage: Sendable {
    enum Block: Sendable {
        case comment(String)
        /// - Parameter anchor: The target of links to the heading, or nil.
        case heading(Int, MarkdownText, anchor: MarkdownAnchor?)
        /// The heading of an operation: `GET /v1/works/{id}`
        case endpoint(OperationDefinition, anchor: MarkdownAnchor)
        case paragraph(MarkdownText)
        case quote(MarkdownText)
        case code([String], language: String)
        /// A call. `HTMLPage` leaves it out, because the page for browsers has all samples next to the operation.
        case sample(PageSample)
        case prose(MarkdownProse)
        case list([MarkdownText])
        case table(Table)
    }

    struct Table: Sendable {
        let header: [MarkdownText]
        let rows: [[MarkdownText]]

        var lines: [String] {
            [Self.row(header), "|" + String(repeating: "---|", count: header.count)] + rows.map(Self.row)
        }

        private static func row(_ cells: [MarkdownText]) -> String {
            cells.reduce("|") { $0 + ($1.isEmpty ? " |" : " \($1.text) |") }
        }
    }

    private(set) var blocks: [Block] = []

    package var bytes: [UInt8] {
        Array((lines.joined(separator: "\n") + "\n").utf8)
    }

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

    mutating func endpoint(_ operation: OperationDefinition, anchor: MarkdownAnchor) {
        blocks.append(.endpoint(operation, anchor: anchor))
    }

    mutating func paragraph(_ text: MarkdownText) {
        if !text.isEmpty { blocks.append(.paragraph(text)) }
    }

    mutating func quote(_ text: MarkdownText) {
        blocks.append(.quote(text))
    }

    mutating func code(_ lines: [String], language: String = "swift") {
        blocks.append(.code(lines, language: language))
    }

    mutating func sample(_ sample: PageSample) {
        blocks.append(.sample(sample))
    }

    mutating func prose(_ prose: MarkdownProse) {
        blocks.append(.prose(prose))
    }

    package mutating func list(_ items: [MarkdownText]) {
        if !items.isEmpty { blocks.append(.list(items)) }
    }

    /// Adds a table, unless it has no rows.
    package mutating func table(_ header: [MarkdownText], _ rows: [[MarkdownText]]) {
        if !rows.isEmpty { blocks.append(.table(Table(header: header, rows: rows))) }
    }

    /// Adds a table without the columns that are empty in all rows, unless it has no rows.
    mutating func compactTable(_ header: [MarkdownText], _ rows: [[MarkdownText]]) {
        let columns = header.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        table(columns.map { header[$0] }, rows.map { row in columns.map { row[$0] } })
    }
}

extension MarkdownPage.Block {
    fileprivate var lines: [String] {
        switch self {
        case .comment(let words): ["<!-- \(words) -->"]
        case .heading(let level, let text, _): [String(repeating: "#", count: level) + " " + text.text]
        case .endpoint(let operation, _): ["### " + MarkdownText.code(operation.endpoint).text]
        case .paragraph(let text): [text.lineStart]
        case .quote(let text): ["> " + text.text]
        case .code(let lines, let language): Self.fenced(lines, language)
        case .sample(let sample): Self.lines(of: sample)
        case .prose(let prose): prose.lines
        case .list(let items): items.map { "- " + $0.lineStart }
        case .table(let table): table.lines
        }
    }

    private static func lines(of sample: PageSample) -> [String] {
        let isCommand = sample.title == "curl"
        let title = isCommand ? "Called with curl:" : "Called in Swift:"
        return [title, ""] + fenced(sample.lines, isCommand ? "sh" : "swift")
    }

    /// Writes code between fences that are longer than any run of backticks in it.
    private static func fenced(_ lines: [String], _ language: String) -> [String] {
        let longest = lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return [fence + language] + lines.map { String(String.UnicodeScalarView($0.unicodeScalars.map(shown))) } + [
            fence
        ]
    }

    private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        UnsafeText.isUnsafe(scalar) ? "\u{FFFD}" : scalar
    }
}
