/// Writes the blocks of a page as HTML, with a line for each row, item and paragraph. So a change of the contract
/// changes few lines.
struct HTMLPage {
    private(set) var lines: [String] = []
    private let places: [String: String]

    /// - Parameter places: The anchors that differ between Markdown and HTML.
    init(_ page: MarkdownPage, places: [String: String]) {
        self.places = places
        for block in page.blocks { append(block) }
    }

    private mutating func append(_ block: MarkdownPage.Block) {
        switch block {
        case .comment, .sample: break
        case .heading(let level, let text, let anchor): heading(level, text, anchor)
        case .endpoint(let operation, let anchor):
            lines.append("<h3 id=\"\(place(anchor))\">\(HTMLText(endpoint: operation).text)</h3>")
        case .paragraph(let text), .quote(let text): lines.append("<p>\(html(text))</p>")
        case .code(let code, _): append(code: code)
        case .prose(let prose): append(prose)
        case .list(let items): append(items.map { ([], html($0)) })
        case .table(let table): append(table)
        }
    }

    private func html(_ text: MarkdownText) -> String {
        HTMLText(text, places: places).text
    }

    private func place(_ anchor: MarkdownAnchor) -> String {
        HTMLText(escaping: places[anchor.text] ?? anchor.text).text
    }

    private mutating func heading(_ level: Int, _ text: MarkdownText, _ anchor: MarkdownAnchor?) {
        let attribute = anchor.map { " id=\"\(place($0))\"" } ?? ""
        lines.append("<h\(level)\(attribute)>\(html(text))</h\(level)>")
    }

    private mutating func append(code: [String]) {
        lines += HTMLText.preformatted(code)
    }

    // MARK: Prose

    private mutating func append(_ prose: MarkdownProse) {
        var items: [(kinds: [String], text: String)] = []
        for block in prose.blocks {
            if case .item(let level, let marker) = block.kind {
                let words = block.lines.map { html($0) }.joined(separator: " ")
                let isNumbered = marker != "-"
                let kinds = (level == 0 ? [] : ["level\(level)"]) + (isNumbered ? ["numbered"] : [])
                items.append((kinds, isNumbered ? "\(HTMLText(marker).text) \(words)" : words))
                continue
            }
            append(items)
            items = []
            switch block.kind {
            case .code: append(code: block.code)
            case .table: append(MarkdownPage.Table(header: block.rows[0], rows: Array(block.rows.dropFirst())))
            case .paragraph, .item:
                // Each line of the description is a line of the HTML, so that a change in the document changes one
                // line.
                let words = block.lines.map { html($0) }
                lines += words.indices.map { index in
                    (index == 0 ? "<p>" : "") + words[index] + (index == words.count - 1 ? "</p>" : "")
                }
            }
        }
        append(items)
    }

    /// Writes items, with the numbers of the document.
    private mutating func append(_ items: [(kinds: [String], text: String)]) {
        if items.isEmpty { return }
        lines.append("<ul>")
        lines += items.map { kinds, text in
            "<li\(kinds.isEmpty ? "" : " class=\"\(kinds.joined(separator: " "))\"")>\(text)</li>"
        }
        lines.append("</ul>")
    }

    // MARK: Tables

    private mutating func append(_ table: MarkdownPage.Table) {
        lines += ["<div class=\"table\"><table>", "<thead>" + row(table.header, "th") + "</thead>"]
        lines += table.rows.map { row($0, "td") }
        lines.append("</table></div>")
    }

    private func row(_ cells: [MarkdownText], _ name: String) -> String {
        cells.reduce("<tr>") { $0 + "<\(name)>\(html($1))</\(name)>" } + "</tr>"
    }
}

extension HTMLText {
    /// Returns code with its lines unchanged.
    ///
    /// - Parameter id: The escaped anchor of the code, or nil.
    static func preformatted(_ lines: [String], id: String? = nil) -> [String] {
        let texts = lines.map { HTMLText(escaping: $0).text }
        let start = "<pre\(id.map { " id=\"\($0)\"" } ?? "")><code>"
        return texts.indices.map { index in
            (index == 0 ? start : "") + texts[index] + (index == texts.count - 1 ? "</code></pre>" : "")
        }
    }
}
