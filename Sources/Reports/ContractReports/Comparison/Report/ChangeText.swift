import Diagnostics

/// Writes changes for a terminal:
///
///     breaking P1 WorkDTO.title [response-property-became-nullable]
///         'WorkDTO.title' may be null now.
///         - string             old.yaml:12:7
///         + string or null     new.yaml:12:7
///         An app that is shipped reads …
struct ChangeText {
    let report: ChangeReport

    var text: String {
        let entries = report.changes.map { entry($0) + "\n" }
        let conclusion = [report.summary, report.versionAdvice].compactMap(\.self).joined(separator: " ")
        return (entries + [VisibleText.escaped("\(report.title). \(conclusion)") + "\n"]).joined()
    }

    private func entry(_ judged: JudgedChange) -> String {
        let change = judged.change
        let word = judged.approval == nil ? change.severity.rawValue : "approved"
        var lines = ["\(word) \(change.priority.rawValue) \(change.place) [\(change.rule.id)]"]
        let details =
            [change.message] + values(change) + change.consequences + [change.remedy].compactMap(\.self)
            + notes(judged)
        lines += details.map { "    " + $0 }
        return lines.map { VisibleText.escaped($0) + "\n" }.joined()
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
