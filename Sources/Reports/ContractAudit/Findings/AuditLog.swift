/// Collects the findings of all layers.
struct AuditLog {
    private(set) var findings: [AuditFinding] = []
    private(set) var doubts: [AuditDoubt] = []
    private(set) var comparisons = 0
    /// The type and the schema that are being compared. The value is nil for findings that belong to no pair.
    private var match: TypeMatching.Match?
    /// Maps each type to the ids and keys of the findings about the type.
    private var told: [String: Set<String>] = [:]

    mutating func compare() { comparisons += 1 }

    /// - Parameter match: The type and schema of the findings that follow.
    mutating func begin(_ match: TypeMatching.Match?) { self.match = match }

    mutating func add(_ finding: AuditFinding) {
        var finding = finding
        if let match {
            finding.type = match.type.name
            if !match.isSure {
                finding.hold =
                    finding.hold ?? """
                        '\(match.type.name)' was paired with '\(match.schema.name)' by a similar name: confirm the pair under \
                        'audit: types:'.
                        """
            }
            let isNew = told[match.type.name, default: []].insert(finding.id + " " + finding.key).inserted
            if !match.isFirst, !isNew || !Self.isKept(finding, ofFurther: match) { return }
        }
        findings.append(finding)
    }

    /// The ids of the findings that are kept for the second and further schemas of a type. Other findings would repeat
    /// the findings of the first schema.
    private static let idsOfFurther: Set<String> = [
        "property.missing", "property.renamed", "property.never-sent", "property.type", "decoder.throws",
        "enumeration.missing", "enumeration.spelling", "envelope.missing", "envelope.throws", "envelope.decision",
    ]

    /// Whether a finding about a further schema is kept. If no code uses the type for the schema, the schema may be a
    /// part of other schemas that is never sent alone. For a schema that is never sent alone, nothing shows that
    /// decoding fails.
    private static func isKept(_ finding: AuditFinding, ofFurther match: TypeMatching.Match) -> Bool {
        if finding.id == "property.never-sent", !match.isUsed { return false }
        return idsOfFurther.contains(finding.id)
    }

    mutating func doubt(_ subject: String, _ reason: String, _ place: AuditPlace) {
        let doubt = AuditDoubt(subject: subject, reason: reason, swift: place)
        if let match, !match.isFirst, doubts.contains(where: { $0.reason == reason && $0.swift == place }) { return }
        if !doubts.contains(doubt) { doubts.append(doubt) }
    }

    /// Replaces each finding by the result of the closure. A result of nil removes the finding.
    mutating func revise(_ change: (AuditFinding) -> AuditFinding?) { findings = findings.compactMap(change) }

    func has(_ id: String, _ subject: String) -> Bool {
        findings.contains { $0.id == id && $0.subject == subject }
    }
}
