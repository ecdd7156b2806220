import Texts

/// Writes changes for the comment of a pull request. Severe changes are shown, the others are folded.
struct ChangeMarkdown {
    let report: ChangeReport

    var text: String {
        var parts = ["## Contract: \(Self.plain(report.title))"]
        parts.append([report.summary, report.versionAdvice].compactMap(\.self).joined(separator: " "))
        let open = report.changes.filter { $0.approval == nil }
        parts += section("Breaking", open.filter { $0.change.severity == .breaking })
        parts += section("To be warned of", open.filter { $0.change.severity == .warning })
        parts += folded("For information", open.filter { $0.change.severity == .info })
        parts += folded("Approved", report.changes.filter { $0.approval != nil })
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func section(_ title: String, _ changes: [JudgedChange]) -> [String] {
        changes.isEmpty ? [] : ["### \(title)", table(changes)]
    }

    private func folded(_ title: String, _ changes: [JudgedChange]) -> [String] {
        guard !changes.isEmpty else { return [] }
        return ["<details>\n<summary>\(title) (\(changes.count))</summary>", table(changes), "</details>"]
    }

    private func table(_ changes: [JudgedChange]) -> String {
        let head = ["| | where | what | before → after | consequences | who |", "|---|---|---|---|---|---|"]
        return (head + changes.map(row)).joined(separator: "\n")
    }

    private func row(_ judged: JudgedChange) -> String {
        let change = judged.change
        let cells = [
            change.priority.rawValue,
            Self.code(change.place) + place(change),
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
            // Escaping trims the text, but here the spaces separate it from the code.
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
