import ContractModel
import ContractReading
import Diagnostics
import YAMLTree

/// Checks paths and their parameters (OpenAPI 3.1.1, sections 4.8.8 and 4.8.12).
enum PathRules {
    /// A parameter of a path item or an operation, at the place of its use.
    private struct Parameter {
        var name: String
        var place: String
        var location: SourceLocation

        /// The text that identifies the parameter. Names of headers are case-insensitive (RFC 9110, section 5.1).
        var identity: String {
            place + " " + (place == "header" ? name.lowercased() : name)
        }
    }

    // MARK: Parameters

    static func pathParameters(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for path in outline.paths {
            guard let item = outline.object(path.node), let shared = parameters(of: item, outline) else { continue }
            let variables = self.variables(of: path, shared, outline)
            var declared: [(method: String, names: Set<String>)] = []
            for pair in item.pairs where DocumentGrammar.methodNames.contains(pair.key) {
                guard let own = parameters(of: pair.value, outline) else { return }
                report(unused: own, variables, path, &findings)
                let names = (shared + own).filter { $0.place == "path" }.map(\.name)
                declared.append((pair.key, Set(names)))
            }
            report(unused: shared, variables, path, &findings)
            for variable in variables.sorted() { report(variable, declared, path, &findings) }
        }
    }

    private static func report(
        _ variable: String, _ declared: [(method: String, names: Set<String>)], _ path: DocumentOutline.Path,
        _ findings: inout DiagnosticSink
    ) {
        let methods = declared.filter { !$0.names.contains(variable) }.map(\.method)
        guard !methods.isEmpty else { return }
        findings.emit(
            LintMessages.undeclaredPathParameter(
                variable, of: path.template, methods: methods.count == declared.count ? [] : methods, at: path.location)
        )
    }

    private static func report(
        unused parameters: [Parameter], _ variables: Set<String>, _ path: DocumentOutline.Path,
        _ findings: inout DiagnosticSink
    ) {
        for parameter in parameters where parameter.place == "path" && !variables.contains(parameter.name) {
            findings.emit(
                LintMessages.unusedPathParameter(parameter.name, of: path.template, at: parameter.location))
        }
    }

    static func duplicateParameters(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for node in outline.operations.map(\.node) + outline.paths.map(\.node) {
            var first: [String: SourceLocation] = [:]
            for parameter in parameters(of: node, outline) ?? [] {
                if let place = first[parameter.identity] {
                    findings.emit(
                        LintMessages.duplicateParameter(
                            parameter.name, parameter.place, at: parameter.location, first: place))
                } else {
                    first[parameter.identity] = parameter.location
                }
            }
        }
    }

    /// Returns the parameters of a path or an operation. Returns nil if a parameter is not in this document.
    private static func parameters(of node: YAMLNode, _ outline: DocumentOutline) -> [Parameter]? {
        var parameters: [Parameter] = []
        for element in node["parameters"]?.elements.map(\.self) ?? [] {
            guard let object = outline.object(element) else { return nil }
            guard let name = object["name"], let place = object["in"] else { continue }
            parameters.append(Parameter(name: name.text, place: place.text, location: element.location))
        }
        return parameters
    }

    // MARK: Templates

    /// Finds two paths that match the same requests.
    static func equivalentPaths(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        var first: [String: DocumentOutline.Path] = [:]
        for path in outline.paths {
            let pattern = parts(of: path.template).map { $0.isVariable ? "{}" : $0.text }.joined()
            if let other = first[pattern] {
                findings.emit(
                    LintMessages.equivalentPaths(
                        path.template, other.template, at: path.location, first: other.location)
                )
            } else {
                first[pattern] = path
            }
        }
    }

    /// Finds templates that are not paths (OpenAPI 3.1.1, section 4.8.8.1). The rule reports one diagnostic for each
    /// kind of fault, because most paths of a document repeat a fault.
    static func spelling(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        let rootless = outline.paths.filter { !$0.template.hasPrefix("/") }
        if let first = rootless.first {
            findings.emit(
                LintMessages.rootlessPath(first.template, further: rootless.count - 1, at: first.location))
        }
        for mark in ["?", "#"] as [Character] {
            let marked = outline.paths.filter { path in
                parts(of: path.template).contains { !$0.isVariable && $0.text.contains(mark) }
            }
            guard let first = marked.first else { continue }
            findings.emit(
                LintMessages.pathWithQuery(
                    first.template, mark: mark, further: marked.count - 1, at: first.location))
        }
    }

    static func repeatedVariables(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for path in outline.paths {
            var known: Set<String> = []
            for name in variables(of: path.template) where !known.insert(name).inserted {
                findings.emit(LintMessages.repeatedVariable(name, of: path.template, at: path.location))
            }
        }
    }

    static func trailingSlashes(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        let known = Dictionary(outline.paths.map { ($0.template, $0) }, uniquingKeysWith: { first, _ in first })
        for path in outline.paths where path.template.hasSuffix("/") {
            guard let other = known[String(path.template.dropLast())] else { continue }
            findings.emit(
                LintMessages.trailingSlash(path.template, other.template, at: path.location, first: other.location))
        }
    }

    /// Returns the names without the patterns of routers, which generation reports.
    private static func variables(
        of path: DocumentOutline.Path, _ shared: [Parameter], _ outline: DocumentOutline
    ) -> Set<String> {
        let operations = outline.object(path.node)?.pairs.filter { DocumentGrammar.methodNames.contains($0.key) } ?? []
        let own = operations.flatMap { parameters(of: $0.value, outline) ?? [] }
        let names = Set((shared + own).filter { $0.place == "path" }.map(\.name))
        return Set(variables(of: PathTemplate.withoutPatterns(path.template, isName: names.contains).path))
    }

    private static func variables(of template: String) -> [String] {
        parts(of: template).filter(\.isVariable).map(\.text)
    }

    /// Returns literal texts, and variables without their braces.
    private static func parts(of template: String) -> [(text: String, isVariable: Bool)] {
        var parts: [(text: String, isVariable: Bool)] = []
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            parts.append((String(rest[..<open]), false))
            parts.append((String(rest[rest.index(after: open)..<close]), true))
            rest = rest[rest.index(after: close)...]
        }
        return parts + [(String(rest), false)]
    }
}
