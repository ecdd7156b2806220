/// One change, or the same change of several operations. APIs often add a header to each of their responses.
struct ChangeEntry {
    /// The changes. The list has at least one element.
    private(set) var changes: [JudgedChange]

    var first: JudgedChange { changes[0] }

    /// The distinct operations, or the schema.
    var scopes: [ChangeScope] {
        var known: Set<ChangeScope> = []
        return changes.map(\.change.scope).filter { known.insert($0).inserted }
    }

    /// The properties in which changes of several operations must agree.
    private struct Likeness: Hashable {
        var rule: String
        var severity: ChangeSeverity
        var part: ChangeSubject.OperationPart
        var values: [String?]
        var consequences: [String]
        var approval: String?

        init?(_ judged: JudgedChange) {
            let change = judged.change
            guard case .operation(_, let part) = change.subject, part != .whole else { return nil }
            (rule, severity, self.part, approval) = (change.rule.id, change.severity, part, judged.approval)
            values = [change.before, change.after, change.deadline, change.remedy]
            consequences = change.consequences
        }
    }

    /// Returns the entries in the order of their first changes.
    static func entries(of changes: [JudgedChange]) -> [ChangeEntry] {
        var entries: [ChangeEntry] = []
        var known: [Likeness: Int] = [:]
        for change in changes {
            guard let likeness = Likeness(change) else {
                entries.append(ChangeEntry(changes: [change]))
                continue
            }
            if let index = known[likeness] {
                entries[index].changes.append(change)
            } else {
                known[likeness] = entries.count
                entries.append(ChangeEntry(changes: [change]))
            }
        }
        return entries
    }

    /// A sentence that names the other operations, or nil for a single change.
    var others: String? {
        let names = scopes.dropFirst().map(\.name)
        if names.isEmpty { return nil }
        return
            "\(scopes.count) operations have this change. The other operations are: \(names.joined(separator: ", "))."
    }
}
