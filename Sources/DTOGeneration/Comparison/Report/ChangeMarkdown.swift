import Diagnostics

/// Changes for the comment of a pull request: what is grave in full, the rest folded away.
struct ChangeMarkdown {
    let report: ChangeReport

    var text: String {
        var parts = ["## Contract: \(MarkdownText.line(report.title))"]
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
            MarkdownText.code(change.place) + place(change),
            MarkdownText.line(change.message) + "<br>`\(change.rule.id)`"
                + (judged.approval.map { "<br>Approved: " + MarkdownText.line($0) } ?? ""),
            [change.before, change.after].map { $0.map(MarkdownText.code) ?? "–" }.joined(separator: " → "),
            consequences(change),
            change.owner.rawValue + (change.deadline.map { "<br>until " + MarkdownText.line($0) } ?? ""),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private func place(_ change: Change) -> String {
        let places = [report.old.text(of: change.oldLocation), report.new.text(of: change.newLocation)]
        let text = places.compactMap(\.self).map(MarkdownText.line).joined(separator: " → ")
        return text.isEmpty ? "" : "<br>" + text
    }

    private func consequences(_ change: Change) -> String {
        if change.rule.id == "version-not-raised" { return "–" }
        return MarkdownText.line(change.effect.text) + "<br>" + MarkdownText.line(change.swiftEffect.text)
    }
}

/// Text of an untrusted document in Markdown: it says what it says, and makes no markup.
enum MarkdownText {
    /// On one line, fit for a table.
    static func line(_ text: String) -> String {
        VisibleText.escaped(text).map { "\\`*_{}[]<>#|~!&".contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    /// As code. A backtick would end it, and a table has no other sign for its own (GFM 0.29, section 4.10).
    static func code(_ text: String) -> String {
        let visible = VisibleText.escaped(text)
        return visible.contains("`") ? line(text) : "`\(visible.replacing("|", with: "\\|"))`"
    }
}
