import Diagnostics
import YAMLTree

/// References → schemas and nodes of the document. Reports what it does not find, with where the name does exist.
struct ReferenceResolver {
    private let tree: YAMLTree
    private let danglingSeverity: Severity
    private(set) var schemas: SchemaReader
    private var targets: [String: SchemaObject?] = [:]

    init(tree: YAMLTree, schemas: SchemaReader, danglingSeverity: Severity) {
        self.tree = tree
        self.schemas = schemas
        self.danglingSeverity = danglingSeverity
    }

    /// The schema that a reference leads to, or nil with a diagnostic.
    mutating func schema(_ reference: ReferenceObject, diagnostics: inout DiagnosticSink) -> SchemaObject? {
        if let known = targets[reference.text] {
            if known == nil { report(reference, to: &diagnostics) }
            return known
        }
        let target = node(reference).map { schemas.schema($0) }
        targets[reference.text] = .some(target)
        if target == nil { report(reference, to: &diagnostics) }
        return target
    }

    /// The schema at pointer tokens, where there is one.
    mutating func schema(at pointer: ArraySlice<String>) -> SchemaObject? {
        node(at: pointer).map { schemas.schema($0) }
    }

    /// The node of any reference within the document.
    func node(_ reference: ReferenceObject) -> YAMLNode? {
        reference.localPointer.flatMap { node(at: $0[...]) }
    }

    func node(at pointer: ArraySlice<String>) -> YAMLNode? {
        tree.root.node(at: pointer)
    }

    func report(_ reference: ReferenceObject, to diagnostics: inout DiagnosticSink) {
        if reference.text.hasPrefix("#") {
            diagnostics.emit(
                OpenAPIMessages.unresolvedReference(
                    reference.text, severity: danglingSeverity, hints: hints(for: reference),
                    at: reference.location))
        } else {
            diagnostics.emit(OpenAPIMessages.remoteReference(reference.text, at: reference.location))
        }
    }

    /// The same name in another section, or another spelling of it in any.
    private func hints(for reference: ReferenceObject) -> [String] {
        guard let name = reference.localPointer?.last else { return [] }
        let wanted = Self.folded(name)
        var hints: [String] = []
        for (pointer, section) in sections {
            for member in section.pairs where Self.folded(member.key) == wanted {
                hints.append(ReferenceObject.text(of: pointer + [member.key]))
            }
        }
        return Array(hints.filter { $0 != reference.text }.prefix(3))
    }

    /// Maps of named objects: under `components`, and at the root in 2.0.
    private var sections: [(pointer: [String], node: YAMLNode)] {
        let root = tree.root
        let sections = (root["components"]?.pairs.map { (["components", $0.key], $0.value) }) ?? []
        return sections
            + ["definitions", "parameters", "responses"].compactMap { key in root[key].map { ([key], $0) } }
    }

    private static func folded(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}

extension YAMLNode {
    /// The node that JSON pointer tokens lead to (RFC 6901, section 4).
    func node(at pointer: ArraySlice<String>) -> YAMLNode? {
        var node = self
        for token in pointer {
            switch node.kind {
            case .mapping:
                guard let next = node[token] else { return nil }
                node = next
            case .sequence:
                guard let index = Int(token), node.elements.indices.contains(index) else { return nil }
                node = node.elements[index]
            case .scalar: return nil
            }
        }
        return node
    }
}
