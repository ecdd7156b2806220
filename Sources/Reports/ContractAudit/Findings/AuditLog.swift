/// Collects what the layers find.
struct AuditLog {
    private(set) var findings: [AuditFinding] = []
    private(set) var doubts: [AuditDoubt] = []
    /// How many comparisons there were.
    private(set) var comparisons = 0

    mutating func compare() { comparisons += 1 }

    mutating func add(_ finding: AuditFinding) { findings.append(finding) }

    mutating func doubt(_ subject: String, _ reason: String, _ place: AuditPlace) {
        let doubt = AuditDoubt(subject: subject, reason: reason, swift: place)
        if !doubts.contains(doubt) { doubts.append(doubt) }
    }

    func has(_ id: String, _ subject: String) -> Bool {
        findings.contains { $0.id == id && $0.subject == subject }
    }
}
