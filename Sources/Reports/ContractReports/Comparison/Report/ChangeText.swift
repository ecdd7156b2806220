import Diagnostics

/// Writes changes for a terminal, with one line for each change, grouped by schema or operation:
///
///     WorkDTO
///       Read by GET /works, GET /works/{id} and 4 more.
///       breaking P1 'WorkDTO.title' may now be null: string → string or null [response-property-became-nullable]
///
/// The detailed form also has the places and the consequences:
///
///     breaking P1 WorkDTO.title [response-property-became-nullable]
///         'WorkDTO.title' may now be null.
///         - string             old.yaml:12:7
///         + string or null     new.yaml:12:7
///         A released app reads …
struct ChangeText {
    let report: ChangeReport
    var isDetailed = false
    var hasColour = false

    private static let namedOperations = 3

    var text: String {
        let entries = ChangeEntry.entries(of: report.changes)
        let body = isDetailed ? entries.map { detailed($0) + "\n" } : grouped(entries)
        let hint = isDetailed || entries.isEmpty ? nil : "'--verbose' also shows places and effects."
        let conclusion = [report.summary, report.versionAdvice, hint].compactMap(\.self).joined(separator: " ")
        return (body + [VisibleText.escaped("\(report.title). \(conclusion)") + "\n"]).joined()
    }

    // MARK: One line for each change

    /// Groups entries by schema or operations. A group with a grave change comes first.
    private func grouped(_ entries: [ChangeEntry]) -> [String] {
        var groups: [(scopes: [ChangeScope], entries: [ChangeEntry])] = []
        var known: [[ChangeScope]: Int] = [:]
        for entry in entries {
            let scopes = entry.scopes
            if let index = known[scopes] {
                groups[index].entries.append(entry)
            } else {
                known[scopes] = groups.count
                groups.append((scopes, [entry]))
            }
        }
        return groups.map { group in
            let users = group.entries[0].first.change.users?.text.map { ["  " + $0] } ?? []
            let lines = [Self.title(group.scopes)] + users
            return lines.map { VisibleText.escaped($0) + "\n" }.joined() + group.entries.map(line).joined() + "\n"
        }
    }

    private static func title(_ scopes: [ChangeScope]) -> String {
        let names = scopes.prefix(namedOperations).map(\.name).joined(separator: ", ")
        let others = scopes.count - namedOperations
        return others > 0 ? "\(names) and \(others) more" : names
    }

    private func line(_ entry: ChangeEntry) -> String {
        let change = entry.first.change
        var message = change.message
        let values = [change.before, change.after].compactMap(\.self)
        let isShown = values.count == 2 || values.contains { !message.contains($0) }
        if isShown, message.hasSuffix(".") { message = message.dropLast() + ": " + values.joined(separator: " → ") }
        if let deadline = change.deadline, !message.contains(deadline) { message += " (until \(deadline))" }
        let word = coloured("\(word(entry.first)) \(change.priority.rawValue)", entry.first)
        return "  \(word) " + VisibleText.escaped("\(message) [\(change.rule.id)]") + "\n"
    }

    // MARK: Details

    private func detailed(_ entry: ChangeEntry) -> String {
        let judged = entry.first
        let change = judged.change
        let head = coloured("\(word(judged)) \(change.priority.rawValue)", judged)
        let details =
            [change.message] + values(change) + change.consequences + [change.remedy].compactMap(\.self)
            + [change.users?.text, entry.others].compactMap(\.self) + notes(judged)
        let lines = details.map { "    " + VisibleText.escaped($0) + "\n" }
        return head + VisibleText.escaped(" \(change.place) [\(change.rule.id)]") + "\n" + lines.joined()
    }

    private func word(_ judged: JudgedChange) -> String {
        judged.approval == nil ? judged.change.severity.rawValue : "approved"
    }

    private func coloured(_ text: String, _ judged: JudgedChange) -> String {
        guard hasColour, judged.approval == nil else { return text }
        return DiagnosticFormatter.coloured(text, judged.change.severity.diagnosticSeverity)
    }

    private func values(_ change: Change) -> [String] {
        let before = side("-", change.before, report.old.text(of: change.oldLocation))
        let after = side("+", change.after, report.new.text(of: change.newLocation))
        return [before, after].compactMap(\.self)
    }

    private func side(_ sign: String, _ value: String?, _ place: String?) -> String? {
        let parts = [value, place].compactMap(\.self)
        return parts.isEmpty ? nil : "\(sign) \(parts.joined(separator: "   "))"
    }

    private func notes(_ judged: JudgedChange) -> [String] {
        let change = judged.change
        var words: [String] = []
        if change.owner != .nobody { words.append("To be done by \(change.owner.rawValue).") }
        if let deadline = change.deadline { words.append("Until \(deadline).") }
        if let reason = judged.approval { words.append("Approved: \(reason)") }
        words.append("Fingerprint \(change.fingerprint).")
        return [words.joined(separator: " ")]
    }
}
