import Diagnostics
import YAMLTree

/// Reads the settings for the audit of hand-written Swift code.
extension ConfigurationReader {
    /// Reads settings such as `{types: {EditionFormat: DTOEditionFormat, Cache: null}, max-age: 90}`.
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
                for pair in value.pairs { readTypes(of: pair.key, pair.keyLocation, pair.value) }
            case .exclude: options.audit.exclude = listed(value).compactMap { text($0) }
            case .accepted: options.audit.accepted = text(value)
            case .report:
                options.audit.report = text(value)
                options.audit.reportLocation = value.location
            case .maxAge: options.audit.maxAge = days(value)
            }
        }
    }

    /// Reads the Swift types of a schema: a name, or a list of names. A null means that the schema or Swift type with
    /// this name is not compared.
    private mutating func readTypes(of name: String, _ location: SourceLocation, _ node: YAMLNode) {
        options.locations["audit.types.\(name)"] = location
        if node.isNull {
            options.audit.leftOut.insert(name)
            return
        }
        for element in listed(node) {
            guard let type = text(element) else { continue }
            options.audit.types[name, default: []].append(type)
            options.locations["audit.types.\(name).\(type)"] = element.location
        }
    }
}
