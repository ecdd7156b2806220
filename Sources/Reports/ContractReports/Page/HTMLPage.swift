/// Writes the blocks of a page as HTML, with a line for each row, item and paragraph. So a change of the contract
/// changes few lines.
struct HTMLPage {
    private(set) var lines: [String] = []
    /// The heading of the current lines. The anchors of rows begin with it.
    private var anchor: MarkdownAnchor?

    init(_ page: MarkdownPage) {
        for block in page.blocks { append(block) }
    }

    private mutating func append(_ block: MarkdownPage.Block) {
        switch block {
        case .comment: break
        case .heading(let level, let text, let anchor): heading(level, text, anchor)
        case .paragraph(let text): lines.append("<p>\(HTMLText(text).text)</p>")
        case .swift(let code): append(code: code)
        case .prose(let prose): append(prose)
        case .list(let items): append(items.map { ([], HTMLText($0).text) })
        case .table(let table): append(table)
        }
    }

    private mutating func heading(_ level: Int, _ text: MarkdownText, _ anchor: MarkdownAnchor?) {
        self.anchor = anchor
        let text = HTMLText(text).text
        guard let anchor else { return lines.append("<h\(level)>\(text)</h\(level)>") }
        let place = HTMLText(escaping: anchor.text).text
        let link = "<a class=\"here\" href=\"#\(place)\" aria-label=\"Link to this place\">#</a>"
        lines.append("<h\(level) id=\"\(place)\">\(text) \(link)</h\(level)>")
    }

    private mutating func append(code: [String]) {
        lines += HTMLText.preformatted(code)
    }

    // MARK: Prose

    private mutating func append(_ prose: MarkdownProse) {
        var items: [(kinds: [String], text: String)] = []
        for block in prose.blocks {
            if case .item(let level, let marker) = block.kind {
                let words = block.lines.map { HTMLText($0).text }.joined(separator: " ")
                let isNumbered = marker != "-"
                let kinds = (level == 0 ? [] : ["level\(level)"]) + (isNumbered ? ["numbered"] : [])
                items.append((kinds, isNumbered ? "\(HTMLText(marker).text) \(words)" : words))
                continue
            }
            append(items)
            items = []
            if block.kind == .code {
                append(code: block.code)
            } else {
                // Each line of the description is a line here, so that a change in the document changes one line.
                let words = block.lines.map { HTMLText($0).text }
                lines += words.indices.map { index in
                    (index == 0 ? "<p>" : "") + words[index] + (index == words.count - 1 ? "</p>" : "")
                }
            }
        }
        append(items)
    }

    /// Writes items. The numbers are the document's own.
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
        lines += ["<div class=\"table\"><table>", "<thead>" + Self.row(table.header, "th") + "</thead>"]
        var places = MarkdownAnchors()
        for (index, cells) in table.rows.enumerated() {
            guard let anchor, index < table.names.count else {
                lines.append(Self.row(cells, "td"))
                continue
            }
            let place = HTMLText(escaping: "\(anchor.text).\(places.anchor(of: table.names[index]).text)").text
            lines.append(Self.row(cells, "td", " id=\"\(place)\""))
        }
        lines.append("</table></div>")
    }

    private static func row(_ cells: [MarkdownText], _ name: String, _ attribute: String = "") -> String {
        cells.reduce("<tr\(attribute)>") { $0 + "<\(name)>\(HTMLText($1).text)</\(name)>" } + "</tr>"
    }
}

extension HTMLText {
    /// Returns code with its lines unchanged.
    fileprivate static func preformatted(_ lines: [String]) -> [String] {
        let texts = lines.map { HTMLText(escaping: $0).text }
        return texts.indices.map { index in
            (index == 0 ? "<pre><code>" : "") + texts[index] + (index == texts.count - 1 ? "</code></pre>" : "")
        }
    }
}
