import ContractReading
import Diagnostics
import YAMLTree

/// Checks security requirements, which name components without a reference.
enum SecurityRules {
    /// Returns the schemes that the document or an operation requires, with their places.
    static func requiredSchemes(_ outline: DocumentOutline) -> [(name: String, location: SourceLocation)] {
        let requirements = [outline.documents.root.root["security"]] + outline.operations.map { $0.node["security"] }
        return requirements.compactMap(\.self).flatMap { list in
            list.elements.flatMap { $0.pairs.map { ($0.key, $0.keyLocation) } }
        }
    }

    /// Finds unknown schemes. Since OpenAPI 3.2, a requirement may be the URI of a scheme. An operation in another
    /// document may use that document's schemes.
    static func unknownSchemes(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        let known = Set(outline.components.lazy.filter { $0.kind == .securityScheme }.map(\.name))
        for (name, location) in requiredSchemes(outline) where !known.contains(name) && !name.contains("/") {
            let document = outline.documents.tree(of: location.file)?.root
            let schemes = document?["components"]?["securitySchemes"] ?? document?["securityDefinitions"]
            guard schemes?[name] == nil else { continue }
            findings.emit(LintMessages.unknownSecurityScheme(name, at: location))
        }
    }

    /// Finds scopes that no flow of the scheme declares (OpenAPI 3.1.1, section 4.8.30). Only OAuth 2.0 declares
    /// scopes. Each scope is reported once.
    static func undeclaredScopes(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        struct Use: Hashable {
            var scope: String
            var scheme: YAMLNode.ID
        }
        var places: [Use: [(node: YAMLNode, scheme: String)]] = [:]
        var declared: [YAMLNode.ID: Set<String>?] = [:]
        for (name, scopes) in requirements(outline) where scopes.value.kind == .sequence {
            guard let scheme = scheme(name, seenFrom: scopes.keyLocation.file, outline) else { continue }
            let known = declared[scheme.identity] ?? declaredScopes(of: scheme)
            declared[scheme.identity] = .some(known)
            guard let known else { continue }
            for node in scopes.value.elements where node.kind == .scalar && !known.contains(node.text) {
                places[Use(scope: node.text, scheme: scheme.identity), default: []].append((node, name))
            }
        }
        let candidates = declared.mapValues { ($0 ?? []).sorted() }
        var hints = SpellingHints()
        let found = places.compactMap { use, uses in
            uses.min { $0.node.location < $1.node.location }.map { (use: use, first: $0, count: uses.count) }
        }
        for (use, first, count) in found.sorted(by: { $0.first.node.location < $1.first.node.location }) {
            findings.emit(
                LintMessages.undeclaredScope(
                    use.scope, of: first.scheme, count: count,
                    meant: hints.nearest(to: use.scope, among: candidates[use.scheme] ?? []),
                    at: first.node.location))
        }
    }

    private static func requirements(_ outline: DocumentOutline) -> [(name: String, scopes: YAMLPair)] {
        let lists = [outline.documents.root.root["security"]] + outline.operations.map { $0.node["security"] }
        return lists.compactMap(\.self).flatMap { list in
            list.elements.flatMap { requirement in requirement.pairs.map { ($0.key, $0) } }
        }
    }

    /// Returns the scheme of the root document, or the scheme of the document with the requirement if the root document
    /// does not have the scheme.
    private static func scheme(
        _ name: String, seenFrom file: SourceFileID, _ outline: DocumentOutline
    ) -> YAMLNode? {
        for root in [outline.documents.root.root, outline.documents.tree(of: file)?.root].compactMap(\.self) {
            let schemes = root["components"]?["securitySchemes"] ?? root["securityDefinitions"]
            if let scheme = schemes?[name] { return outline.object(scheme) }
        }
        return nil
    }

    /// Returns the scopes of all flows. Returns nil for a scheme without flows, or without scopes.
    private static func declaredScopes(of scheme: YAMLNode) -> Set<String>? {
        guard scheme["type"]?.text == "oauth2" else { return nil }
        let flows = scheme["flows"].map { $0.kind == .mapping ? $0.pairs.map(\.value) : [] } ?? [scheme]
        let lists = flows.compactMap { $0.kind == .mapping ? $0["scopes"] : nil }.filter { $0.kind == .mapping }
        return lists.isEmpty ? nil : Set(lists.flatMap { $0.pairs.map(\.key) })
    }
}
