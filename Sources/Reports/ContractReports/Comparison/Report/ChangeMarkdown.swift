import Texts

/// Writes changes for the comment of a pull request. Severe changes are visible, and the other changes are folded. The
/// text stays below GitHub's limit, and contains the number of changes that it leaves out.
struct ChangeMarkdown {
    let report: ChangeReport

    /// The greatest number of bytes. A comment of GitHub has at most 65,536 characters.
    private static let limit = 60_000
    private static let longestList = 1_000
    private static let head = "| | where | what | before → after | consequences | who |\n|---|---|---|---|---|---|"

    var text: String {
        var parts = ["## Contract: \(Self.plain(report.title))"]
        parts.append([report.summary, report.versionAdvice].compactMap(\.self).joined(separator: " "))
        let open = report.changes.filter { $0.approval == nil }
        let sections: [(title: String, words: String, isFolded: Bool, changes: [JudgedChange])] = [
            ("Breaking", "breaking", false, open.filter { $0.change.severity == .breaking }),
            ("Warnings", "with a warning", false, open.filter { $0.change.severity == .warning }),
            ("For information", "for information", true, open.filter { $0.change.severity == .info }),
            ("Approved", "approved", true, report.changes.filter { $0.approval != nil }),
        ]
        var room = Self.limit
        var omitted: [String] = []
        for section in sections where !section.changes.isEmpty {
            let entries = ChangeEntry.entries(of: section.changes)
            let rows = entries.map(row).prefix { row in
                room -= row.utf8.count + 1
                return room >= 0
            }
            let rest = entries[rows.count...].reduce(0) { $0 + $1.changes.count }
            if rest > 0 { omitted.append("\(rest) \(section.words)") }
            if rows.isEmpty { continue }
            let table = ([Self.head] + rows).joined(separator: "\n")
            parts +=
                section.isFolded
                ? ["<details>\n<summary>\(section.title) (\(section.changes.count))</summary>", table, "</details>"]
                : ["### \(section.title)", table]
        }
        if !omitted.isEmpty {
            parts.append("Changes left out here: \(omitted.joined(separator: ", ")). `gen-dtos diff` prints all.")
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func row(_ entry: ChangeEntry) -> String {
        let judged = entry.first
        let change = judged.change
        let others = [change.users?.text, entry.others?.clipped(to: Self.longestList)].compactMap(\.self)
        let cells = [
            change.priority.rawValue,
            Self.code(change.place) + place(change) + others.map { "<br>" + Self.plain($0) }.joined(),
            Self.plain(change.message) + "<br>`\(change.rule.id)`"
                + (judged.approval.map { "<br>Approved: " + Self.plain($0) } ?? ""),
            [change.before, change.after].map { $0.map(Self.code) ?? "–" }.joined(separator: " → "),
            consequences(change),
            change.owner.rawValue + (change.deadline.map { "<br>until " + Self.plain($0) } ?? ""),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private func place(_ change: Change) -> String {
        let places = [report.old.text(of: change.oldLocation), report.new.text(of: change.newLocation)]
        let text = places.compactMap(\.self).map(Self.plain).joined(separator: " → ")
        return text.isEmpty ? "" : "<br>" + text
    }

    private func consequences(_ change: Change) -> String {
        if change.rule.id == "version-not-raised" { return "–" }
        let remedy = change.remedy.map { [Self.plain($0)] } ?? []
        return (change.consequences.map(Self.prose) + remedy).joined(separator: "<br>")
    }

    /// Returns a sentence of this tool with spans of code: "`T` becomes `T?`".
    private static func prose(_ text: String) -> String {
        CodeSpan.parts(of: text).enumerated().map { number, part in
            if number % 2 == 1 { return code(part) }
            // Escaping would trim the text, but here the spaces separate the text from the code.
            return (part.hasPrefix(" ") ? " " : "") + plain(part) + (part.hasSuffix(" ") ? " " : "")
        }.joined()
    }

    static func plain(_ text: String) -> String {
        MarkdownText.plain(text).text
    }

    static func code(_ text: String) -> String {
        MarkdownText.code(text).text
    }
}
