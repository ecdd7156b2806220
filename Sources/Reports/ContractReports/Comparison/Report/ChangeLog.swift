import ContractModel

/// Writes a section for the changelog of the contract, in the format of keepachangelog.com 1.1.0.
struct ChangeLog {
    let report: ChangeReport
    let today: String

    var text: String {
        let changes = report.changes.map(\.change).filter { $0.rule.id != "version-not-raised" }
        let kinds: [(title: String, Kind)] = [
            ("Breaking", .breaking), ("Added", .added), ("Changed", .changed), ("Deprecated", .deprecated),
            ("Removed", .removed),
        ]
        var lines = ["## \(ChangeMarkdown.plain(report.new.info.version)) – \(today)"]
        for (title, kind) in kinds {
            var seen: Set<String> = []
            // A request and a response may have the same entry.
            let entries = changes.filter { Self.kind($0) == kind }.filter { seen.insert($0.message).inserted }
            if entries.isEmpty { continue }
            lines += ["", "### \(title)", ""] + entries.map(entry)
        }
        if lines.count == 1 { lines += ["", "No change of the contract."] }
        return lines.joined(separator: "\n") + "\n"
    }

    private enum Kind {
        case breaking
        case added
        case changed
        case deprecated
        case removed
    }

    private static func kind(_ change: Change) -> Kind {
        if change.isBreaking { return .breaking }
        let id = change.rule.id
        if id.contains("-deprecated") { return .deprecated }
        if id.hasSuffix("-added") || id.hasPrefix("new-") { return .added }
        return id.hasSuffix("-removed") ? .removed : .changed
    }

    private func entry(_ change: Change) -> String {
        let values = [change.before, change.after].compactMap { $0.map(ChangeMarkdown.code) }.joined(separator: " → ")
        return "- " + ChangeMarkdown.plain(change.message) + (values.isEmpty ? "" : " (\(values))")
    }
}
