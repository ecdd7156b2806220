import ContractAudit
import Diagnostics
import GenerationSettings

/// The `audit:` section of a configuration, with the Swift types of each schema, and with the evidence in comments.
struct AuditDraft {
    private let report: AuditReport
    private let settings: AuditSettings

    init(_ report: AuditReport, _ settings: AuditSettings) {
        self.report = report
        self.settings = settings
    }

    var text: String {
        (["audit:", "  # Each schema, and the Swift types that are compared with it. Correct errors.", "  types:"]
            + pairs + leftOut + proposals + others).map { VisibleText.escaped($0) + "\n" }.joined()
    }

    private var pairs: [String] {
        let own = report.types.filter { $0.schema != nil && $0.language == "Swift" }
        let schemas = Dictionary(grouping: own, by: { $0.schema ?? "" })
        return schemas.sorted { $0.key < $1.key }.map { schema, types in
            let names = types.map { OptionMessages.key($0.name) }
            let value = names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
            return "    \(OptionMessages.key(schema)): \(value)" + comment(types.compactMap(\.evidence).first)
        }
    }

    private var leftOut: [String] { settings.leftOut.sorted().map { "    \(OptionMessages.key($0)): null" } }

    private var proposals: [String] {
        if report.proposals.isEmpty { return [] }
        return ["    # These pairs are proposals and not yet compared. Remove the # before the correct pairs."]
            + report.proposals.map { proposal in
                "    # \(OptionMessages.key(proposal.schema)): \(OptionMessages.key(proposal.type))"
                    + comment(proposal.evidence)
            }
    }

    private var others: [String] {
        let proposed = Set(report.proposals.map(\.type))
        let names = report.types.filter { $0.schema == nil && $0.language == "Swift" && !proposed.contains($0.name) }
        if names.isEmpty { return [] }
        return ["    # These types have no schema. Remove the # before types that are not DTOs."]
            + names.map { "    # \(OptionMessages.key($0.name)): null" }
    }

    private func comment(_ evidence: String?) -> String { evidence.map { "  # \($0)" } ?? "" }
}
