import Diagnostics
import YAMLTree

/// Reads the settings for the audit of hand-written Swift.
extension ConfigurationReader {
    /// Reads settings such as `{types: {EditionFormat: DTOEditionFormat}, max-age: 90}`.
    mutating func readAudit(_ node: YAMLNode) {
        if node.isNull { return }
        guard node.kind == .mapping else { return emit(.notAMapping("'audit'", at: node.location)) }
        for (key, value) in fields(node, AuditKey.self) {
            switch key {
            case .types:
                if value.isNull { continue }
                guard value.kind == .mapping else {
                    emit(.notAMapping("'types'", at: value.location))
                    continue
                }
                for pair in value.pairs {
                    options.audit.types[pair.key] = text(pair.value)
                    options.locations["audit.types.\(pair.key)"] = pair.keyLocation
                    options.locations["audit.types.\(pair.key).type"] = pair.value.location
                }
            case .accepted: options.audit.accepted = text(value)
            case .report:
                options.audit.report = text(value)
                options.audit.reportLocation = value.location
            case .maxAge: options.audit.maxAge = days(value)
            }
        }
    }
}
