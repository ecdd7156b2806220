import ContractReading
import Diagnostics
import YAMLTree

/// Security requirements: the only names of components that are no references.
enum SecurityRules {
    /// Schemes that the document or an operation asks for, with their places.
    static func requiredSchemes(_ outline: DocumentOutline) -> [(name: String, location: SourceLocation)] {
        let requirements = [outline.documents.root.root["security"]] + outline.operations.map { $0.node["security"] }
        return requirements.compactMap(\.self).flatMap { list in
            list.elements.flatMap { $0.pairs.map { ($0.key, $0.keyLocation) } }
        }
    }

    /// Since 3.2 a requirement may also be the URI of a scheme. An operation in another document may mean that document's own.
    static func unknownSchemes(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        let known = Set(outline.components.lazy.filter { $0.kind == .securityScheme }.map(\.name))
        for (name, location) in requiredSchemes(outline) where !known.contains(name) && !name.contains("/") {
            let document = outline.documents.trees[location.file]?.root
            let schemes = document?["components"]?["securitySchemes"] ?? document?["securityDefinitions"]
            guard schemes?[name] == nil else { continue }
            findings.emit(LintMessages.unknownSecurityScheme(name, at: location))
        }
    }
}
