import Diagnostics
import Texts

/// The consequences of findings for the app's users. The gravest consequence comes first.
enum AuditConsequence: Int, CaseIterable {
    case answerLost, valueLost, valueWrong, valueUnsent, other

    init(_ finding: AuditFinding) {
        switch finding.id {
        case "decoder.throws", "decoder.no-fallback", "decoder.closed-enumeration", "property.never-sent",
            "property.type", "envelope.throws":
            self = .answerLost
        case "property.missing", "property.renamed", "coding-keys.missing", "coding-keys.duplicate", "decoder.missing",
            "model.missing", "mapper.not-mapped", "mapper.not-merged", "envelope.missing", "enumeration.missing",
            "enumeration.spelling", "initialiser.not-assigned", "use.unread":
            self = .valueLost
        case "coding-keys.swapped", "mapper.wrong-property", "decoder.default", "envelope.decision": self = .valueWrong
        case "encoder.missing", "initialiser.missing": self = .valueUnsent
        default: self = .other
        }
    }

    /// The beginning of a sentence about properties. The value is nil for a consequence that users do not notice.
    var words: String? {
        switch self {
        case .answerLost: "Whole responses are lost because of"
        case .valueLost: "Users never see"
        case .valueWrong: "Users see wrong values of"
        case .valueUnsent: "The app cannot send"
        case .other: nil
        }
    }
}

/// Findings with the same cause, which the report counts as one finding: all findings about a property, many findings
/// of one kind about a type, or findings with the same `root`.
struct AuditCause {
    /// The subject of the findings: `WorkDTO.coverImageURL` for a property, `WorkDTO` for a schema, or a phrase for a
    /// root.
    let subject: String
    let message: String
    let impact: String
    /// The findings. The gravest finding comes first.
    let parts: [AuditFinding]

    var gravest: AuditFinding { parts[0] }
    var consequence: AuditConsequence { AuditConsequence(gravest) }
    /// Whether the findings are about several properties.
    var isOfKind: Bool { subject != gravest.subject }

    /// The schemas, each with the keys of its properties.
    var keys: [(schema: String, keys: [String])] {
        parts.inGroups(by: \.schema).map { group in (group[0].schema, group.map(\.key)) }
    }

    /// - Parameter parts: The findings about one property.
    fileprivate init(about parts: [AuditFinding]) {
        self.parts = parts
        subject = parts[0].subject
        message = parts[0].message
        impact = parts[0].impact
    }

    /// - Parameter parts: Findings with the same root.
    fileprivate init(_ root: AuditFinding.Root, _ parts: [AuditFinding]) {
        self.parts = parts
        let subjects = parts.map(\.subject).listed(most: Self.mostKeys)
        switch root {
        case .unstated:
            let schemas = Set(parts.map(\.schema)).count
            subject = schemas == 1 ? parts[0].schema : schemas.counted("schema")
            message = """
                The contract does not say which properties of \(subject) are always present, because 'required' is missing. \
                In Swift, \(parts.count) of the properties are required, so decoding fails if one of them is absent.
                """
            impact =
                "Whole responses are lost if one of these properties is absent. The contract should require what is always sent."
        case .closed(let type):
            subject = type
            message = "\(parts[0].message) \(parts.count.counted("property", "properties")) have the type."
            impact = "With the first response that has a new value, whole responses are lost: \(subjects)."
        }
    }

    /// - Parameter parts: Findings of one kind about a type.
    fileprivate init(ofKind parts: [AuditFinding]) {
        self.parts = parts
        let first = parts[0]
        let schemas = parts.inGroups(by: \.schema)
        subject = schemas.max { $0.count < $1.count }?[0].schema ?? first.schema
        let rule = AuditDiagnostics.rules.first { $0.id == first.id }?.description ?? first.message
        message = "\(rule.prefix { $0 != "." }): \(parts.count) times in '\(first.type ?? first.schema)'."
        let words = AuditConsequence(first).words
        impact = words.map { "\($0) \(parts.map(\.key).listed(most: Self.mostKeys))." } ?? first.impact
    }

    /// The greatest number of keys in a sentence.
    private static let mostKeys = 8
}

extension AuditReport {
    /// The fewest findings of one kind about a type that have one cause. Fewer findings are separate causes.
    private static let fewestOfKind = 4

    /// The kind of a finding, and the type that it is about.
    private struct Kind: Hashable {
        let id: String
        let severity: AuditSeverity
        let type: String

        init(_ finding: AuditFinding) {
            id = finding.id
            severity = finding.severity
            type = finding.type ?? finding.schema
        }
    }

    /// The causes of the findings, by severity and then by consequence.
    var causes: [AuditCause] {
        let roots = findings.inGroups(by: \.root).filter { $0[0].root != nil && $0.count > 1 }
        var causes = roots.compactMap { group in group[0].root.map { AuditCause($0, group) } }
        let rooted = Set(causes.compactMap(\.gravest.root))
        let rest = findings.filter { finding in !(finding.root.map(rooted.contains) ?? false) }
        let subjects = rest.inGroups(by: \.subject)
        causes += subjects.filter { $0.count > 1 }.map(AuditCause.init(about:))
        for kind in subjects.filter({ $0.count == 1 }).flatMap(\.self).inGroups(by: Kind.init) {
            causes += kind.count < Self.fewestOfKind ? kind.map { AuditCause(about: [$0]) } : [AuditCause(ofKind: kind)]
        }
        let order = Dictionary(findings.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        func rank(_ cause: AuditCause) -> (Int, Int) { (cause.consequence.rawValue, order[cause.gravest] ?? 0) }
        return causes.sorted { left, right in
            let (a, b) = (left.gravest.severity, right.gravest.severity)
            return a == b ? rank(left) < rank(right) : a > b
        }
    }
}

extension Array {
    /// The elements, grouped by key, in the order of the first element of each group.
    fileprivate func inGroups<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var order: [Key] = []
        let groups = reduce(into: [Key: [Element]]()) { groups, element in
            let key = key(element)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(element)
        }
        return order.compactMap { groups[$0] }
    }
}

extension [String] {
    /// `a, b and 3 more`.
    func listed(most: Int) -> String {
        prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
    }
}

/// The findings of an earlier report in Markdown.
package struct AuditLastReport: Sendable {
    /// The ids and subjects: `property.missing WorkDTO.coverImageURL`.
    let findings: Set<String>

    /// - Parameter text: The report. Only the rows of its findings are read.
    package init(_ text: String) {
        let rows = text.split(separator: "\n").filter { line in
            AuditSeverity.allCases.contains { line.hasPrefix("| \($0.rawValue.uppercased()) | `") }
        }
        findings = Set(rows.flatMap(Self.findings))
    }

    /// Returns the findings of a row from its second cell. The cell contains the id and the subject of the first
    /// finding, and the ids and subjects of the other findings, or only their keys.
    private static func findings(_ row: Substring) -> [String] {
        let cell = row.split(separator: " | ", maxSplits: 2).dropFirst().first ?? ""
        let names = cell.split(separator: "`").enumerated().compactMap { $0.isMultiple(of: 2) ? String($1) : nil }
        guard let first = names.first, names.count > 1 else { return names }
        if names.dropFirst().allSatisfy({ name in AuditDiagnostics.rules.contains { name.hasPrefix($0.id + " ") } }) {
            return names
        }
        return names.dropFirst().map { first + (first.contains(" ") ? "." : " ") + $0 }
    }
}
