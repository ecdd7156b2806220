import ContractReading
import Diagnostics
import YAMLTree

/// Finds unused components.
enum ReachabilityRules {
    /// A document without operations is a library for other documents, so its components need not be used.
    static func unreachableComponents(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        guard !outline.operations.isEmpty else { return }
        let isReached = reached(outline)
        for (index, component) in outline.components.enumerated() where !isReached[index] {
            findings.emit(
                component.kind == .schema
                    ? LintMessages.unreachableSchema(component.name, at: component.location)
                    : LintMessages.unusedComponent(component.name, component.kind, at: component.location))
        }
    }

    private static func reached(_ outline: DocumentOutline) -> [Bool] {
        let edges = Edges(outline)
        var isReached = [Bool](repeating: false, count: outline.components.count)
        var pending = edges.fromOperations
        while let index = pending.popLast() {
            guard !isReached[index] else { continue }
            isReached[index] = true
            pending += edges.fromComponents[index]
        }
        return isReached
    }

    /// The references between components.
    private struct Edges {
        var fromOperations: [Int] = []
        var fromComponents: [[Int]]
        private let indices: [[String]: Int]

        init(_ outline: DocumentOutline) {
            fromComponents = Array(repeating: [], count: outline.components.count)
            indices = Dictionary(
                outline.components.enumerated().map { ($0.element.pointer, $0.offset) }, uniquingKeysWith: { $1 })
            for reference in outline.references { add(reference, outline) }
            for (owner, other) in outline.sharing { add(from: owner, to: other) }
            for name in SecurityRules.requiredSchemes(outline).map(\.name) {
                for section in [["components", "securitySchemes"], ["securityDefinitions"]] {
                    if let index = indices[section + [name]] { add(from: nil, to: index) }
                }
            }
        }

        private mutating func add(_ reference: DocumentOutline.Reference, _ outline: DocumentOutline) {
            guard case .success(let place) = reference.destination, place.node.tree === outline.documents.root,
                let index = component(at: place.pointer)
            else { return }
            add(from: reference.owner, to: index)
            // A base with a discriminator is the union of the schemas that extend it.
            if reference.isBase, let owner = reference.owner, place.node["discriminator"] != nil {
                add(from: index, to: owner)
            }
        }

        private mutating func add(from owner: Int?, to index: Int) {
            if let owner {
                fromComponents[owner].append(index)
            } else {
                fromOperations.append(index)
            }
        }

        /// Returns the component that a pointer names, or that contains its target.
        private func component(at pointer: [String]) -> Int? {
            indices[Array(pointer.prefix(3))] ?? indices[Array(pointer.prefix(2))]
        }
    }
}
