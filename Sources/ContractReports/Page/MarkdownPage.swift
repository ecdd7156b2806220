import Texts

/// Writes Markdown block by block, an empty line between two.
package struct MarkdownPage {
    private var lines: [String] = []

    package var bytes: [UInt8] {
        Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private mutating func append(_ block: [String]) {
        if block.isEmpty { return }
        if !lines.isEmpty { lines.append("") }
        lines += block
    }

    package static func += (left: inout MarkdownPage, right: MarkdownPage) {
        left.append(right.lines)
    }

    mutating func comment(_ words: StaticString) {
        append(["<!-- \(words) -->"])
    }

    mutating func heading(_ level: Int, _ text: MarkdownText) {
        append([String(repeating: "#", count: level) + " " + text.text])
    }

    mutating func paragraph(_ text: MarkdownText) {
        if !text.isEmpty { append([text.lineStart]) }
    }

    /// Lines of Swift. A fence within them would end it: no line may hold one.
    mutating func code(swift lines: [String]) {
        append(["```swift"] + lines + ["```"])
    }

    mutating func prose(_ prose: MarkdownProse) {
        append(prose.lines)
    }

    package mutating func list(_ items: [MarkdownText]) {
        append(items.map { "- " + $0.lineStart })
    }

    /// Nothing where there are no rows.
    package mutating func table(_ header: [MarkdownText], _ rows: [[MarkdownText]]) {
        if rows.isEmpty { return }
        append(
            [Self.row(header), "|" + String(repeating: "---|", count: header.count)] + rows.map(Self.row))
    }

    private static func row(_ cells: [MarkdownText]) -> String {
        cells.reduce("|") { $0 + ($1.isEmpty ? " |" : " \($1.text) |") }
    }
}
