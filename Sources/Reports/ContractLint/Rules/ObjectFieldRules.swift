import ContractReading
import Diagnostics
import YAMLTree

/// Checks required fields. A document from a program may lack one field everywhere, so each field is reported once.
enum ObjectFieldRules {
    static func missingFields(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for (kind, nodes) in outline.objects {
            for field in kind.requiredFields where field.versions.contains(outline.version) {
                let places = nodes.filter { $0[field.name] == nil }.map(\.location)
                guard let first = places.min() else { continue }
                findings.emit(
                    LintMessages.missingField(
                        field.name, of: kind, outline.version, further: places.count - 1, at: first))
            }
        }
    }

    /// Finds a document of OpenAPI 3.1 or later that is empty: it has no `paths`, no `webhooks`, and no `components`
    /// (OpenAPI 3.1.1 and 3.2.0, section 4).
    static func emptyDocument(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        guard SpecificationVersions.since31.contains(outline.version), let root = outline.objects[.document]?.first,
            ["paths", "components", "webhooks"].allSatisfy({ root[$0] == nil })
        else { return }
        findings.emit(LintMessages.emptyDocument(outline.version, at: root.location))
    }

    /// Finds optional parameters of paths. Without one of its parameters, a path would be another path (OpenAPI 3.1.1,
    /// section 4.8.12.2).
    static func optionalPathParameters(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        let optional = (outline.objects[.parameter] ?? []).filter { node in
            node["in"]?.text == "path" && node["name"] != nil && node["required"]?.scalar != .boolean(true)
        }
        guard let first = optional.min(by: { $0.location < $1.location }) else { return }
        findings.emit(
            LintMessages.optionalPathParameter(
                first["name"]?.text ?? "", further: optional.count - 1, at: first.location))
    }

    /// Finds `example` next to `examples`, which exclude each other (OpenAPI 3.0.4, sections 4.7.12, 4.7.14 and
    /// 4.7.21). A schema may have both.
    static func exampleBesideExamples(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        guard SpecificationVersions.since30.contains(outline.version) else { return }
        for kind in [ObjectKind.parameter, .header, .mediaType] {
            for node in outline.objects[kind] ?? [] where node["examples"] != nil {
                guard let example = node.pairs.first(where: { $0.key == "example" }) else { continue }
                findings.emit(LintMessages.exampleBesideExamples(kind, at: example.keyLocation))
            }
        }
    }

    /// Finds parameters without exactly one schema or one content with one entry (OpenAPI 3.1.1, section 4.8.12.2).
    static func ambiguousParameters(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        guard SpecificationVersions.since30.contains(outline.version) else { return }
        for node in outline.objects[.parameter] ?? [] where node["name"] != nil {
            let name = node["name"]?.text ?? ""
            switch (node["schema"], node["content"]) {
            // The keywords of OpenAPI 2.0 are read, and another finding reports them.
            case (nil, nil) where node["type"] == nil:
                findings.emit(
                    LintMessages.ambiguousParameter(
                        "'\(name)' has neither 'schema' nor 'content', so it is read as a string", at: node.location))
            case (_?, let content?):
                findings.emit(
                    LintMessages.ambiguousParameter(
                        "'\(name)' has both 'schema' and 'content', of which only the schema is used",
                        at: content.location))
            case (nil, let content?) where content.kind == .mapping && content.count != 1:
                findings.emit(
                    LintMessages.ambiguousParameter(
                        "'\(name)' has \(content.count) media types, but may have only one; the first is used",
                        at: content.location))
            case (_, nil), (nil, _): break
            }
        }
    }
}
