import ContractModel
package import Diagnostics
package import YAMLTree

/// Reads a policy. A misspelt key is an error, because the tool would ignore a misspelt approval without notice.
package struct ChangePolicyReader {
    private var policy = ChangePolicy()
    private var diagnostics: DiagnosticSink

    package static func read(_ tree: YAMLTree, diagnostics: inout DiagnosticSink) -> ChangePolicy {
        var reader = ChangePolicyReader(diagnostics: diagnostics)
        reader.read(tree.root)
        diagnostics = reader.diagnostics
        return reader.policy
    }

    private mutating func read(_ root: YAMLNode) {
        if root.isNull { return }
        guard root.kind == .mapping else { return fault("The policy must be a mapping.", root) }
        for pair in root.pairs {
            switch pair.key {
            case "approved": readApprovals(pair.value)
            case "severities": readSeverities(pair.value)
            default: fault("There is no key '\(pair.key)'. The keys are: approved, severities.", at: pair.keyLocation)
            }
        }
    }

    private mutating func readApprovals(_ node: YAMLNode) {
        guard node.kind == .sequence else { return fault("'approved' must be a list.", node) }
        for element in node.elements { readApproval(element) }
    }

    private mutating func readApproval(_ node: YAMLNode) {
        guard node.kind == .mapping else { return fault("An approval must be a mapping.", node) }
        var approval = ChangePolicy.Approval(reason: "", location: node.location)
        for pair in node.pairs {
            let text = pair.value.kind == .scalar ? pair.value.text : ""
            switch pair.key {
            case "fingerprint": approval.fingerprint = text
            case "rule":
                approval.rule = text
                requireRule(text, pair.value)
            case "place": approval.place = text
            case "reason": approval.reason = text
            case "until":
                approval.until = text
                if CalendarDay(text) == nil { fault("'until' must be a day such as 2026-03-01.", pair.value) }
            default:
                fault(
                    "There is no key '\(pair.key)'. The keys are: fingerprint, rule, place, reason, until.",
                    at: pair.keyLocation)
            }
        }
        if approval.fingerprint == nil, approval.rule == nil {
            fault("An approval needs a 'fingerprint', or a 'rule'.", node)
        }
        if approval.reason.isEmpty { fault("An approval needs a 'reason'.", node) }
        policy.approvals.append(approval)
    }

    private mutating func readSeverities(_ node: YAMLNode) {
        guard node.kind == .mapping else { return fault("'severities' must be a mapping.", node) }
        for pair in node.pairs {
            requireRule(pair.key, at: pair.keyLocation)
            let word = pair.value.kind == .scalar ? pair.value.text : ""
            if word == "none" {
                policy.severities[pair.key] = .some(nil)
            } else if let severity = ChangeSeverity(rawValue: word) {
                policy.severities[pair.key] = severity
            } else {
                fault("A severity is breaking, warning, info or none.", pair.value)
            }
        }
    }

    private mutating func requireRule(_ id: String, _ node: YAMLNode) {
        requireRule(id, at: node.location)
    }

    private mutating func requireRule(_ id: String, at location: SourceLocation) {
        if ChangeCatalogue[id] == nil { fault("There is no rule '\(id)'.", at: location) }
    }

    private mutating func fault(_ message: String, _ node: YAMLNode) {
        fault(message, at: node.location)
    }

    private mutating func fault(_ message: String, at location: SourceLocation) {
        diagnostics.emit(ChangePolicyMessages.invalid(message, at: location))
    }
}
