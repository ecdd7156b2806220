import ContractModel
import Diagnostics
import Foundation
import YAMLTree

/// Compares a document's schemas with a contract's types, and finds the keys and values that the types do not have.
///
/// A node of the document corresponds to a set of types. For example, a branch of a union corresponds to each variant
/// of the union, and a key counts as kept if one of the types has it.
struct LossWalk {
    /// A key without a property, or a described value that is read as any JSON.
    struct Finding: Hashable, CustomStringConvertible {
        var path: String
        var line: UInt32
        var what: String

        var description: String { "\(path):\(line): \(what)" }
    }

    private struct Visit: Hashable {
        var place: RawDocument.Place
        var types: Set<TypeReference>
    }

    private let document: RawDocument
    private let contract: Contract
    /// Maps the path of a file to the lines that have a warning.
    private let warned: [String: Set<UInt32>]
    private var visited: Set<Visit> = []
    private(set) var findings: Set<Finding> = []
    /// The number of object schemas that were compared.
    private(set) var comparedCount = 0

    init(document: RawDocument, contract: Contract, warned: [String: Set<UInt32>]) {
        self.document = document
        self.contract = contract
        self.warned = warned
    }

    /// - Parameter trail: The lines of the enclosing nodes. A warning on one of these lines also covers this node.
    mutating func compare(_ start: RawDocument.Place, _ types: Set<TypeReference>, trail: [UInt32] = []) {
        var stack = [(place: start, types: types, trail: trail)]
        while let (place, types, trail) = stack.popLast() {
            let types = Set(types.flatMap(heads))
            guard let target = document.resolved(place), target.node.kind == .mapping,
                visited.insert(Visit(place: target, types: types)).inserted
            else { continue }
            let trail = Array(trail.suffix(24)) + [place.node.location.line, target.node.location.line]
            if types.allSatisfy({ $0 == .json }) {
                judgeFallback(target, trail)
                continue
            }
            stack += parts(of: target, types).map { ($0.place, $0.types, trail) }
            stack += properties(of: target, types, trail).map { ($0.place, $0.types, trail) }
        }
    }

    // MARK: Document

    /// Returns the parts of compositions, the elements of arrays and the values of maps, with their types.
    private func parts(of target: RawDocument.Place, _ types: Set<TypeReference>) -> [(
        place: RawDocument.Place, types: Set<TypeReference>
    )] {
        func place(_ node: YAMLNode) -> RawDocument.Place { .init(file: target.file, node: node) }
        var parts: [(RawDocument.Place, Set<TypeReference>)] = []
        for keyword in ["allOf", "oneOf", "anyOf"] {
            let branches = (target.node[keyword]?.list ?? []).map(place)
            // If the base lists the schemas that extend it, each of them contains the base, but not the other branches.
            if keyword != "allOf", branches.contains(where: { extends($0, target) }) { continue }
            let walked = keyword == "allOf" ? branches.flatMap { remaining(of: $0, types) } : branches
            parts += walked.map { ($0, types) }
        }
        let elements = Set(types.compactMap { if case .array(let element) = $0 { element } else { nil } })
        if let items = target.node["items"], !elements.isEmpty { parts.append((place(items), elements)) }
        let values = Set(types.compactMap(value))
        // Next to `patternProperties` the values may have several types. Then they are intentionally any JSON.
        if let additional = target.node["additionalProperties"], !values.isEmpty,
            target.node["patternProperties"] == nil
        {
            parts.append((place(additional), values))
        }
        return parts
    }

    /// Returns a part of an `allOf`, or the branches of the part if it is a union. A branch that no value of the other
    /// parts satisfies is left out, but never all branches.
    private func remaining(of part: RawDocument.Place, _ types: Set<TypeReference>) -> [RawDocument.Place] {
        guard let target = document.resolved(part), target.node.kind == .mapping else { return [part] }
        let branches = (target.node["oneOf"] ?? target.node["anyOf"])?.list ?? []
        let choices = branches.map { RawDocument.Place(file: target.file, node: $0) }
        let kept = choices.filter { choice in
            keys(of: choice, depth: 8).contains { key in types.contains { !uses(of: key, in: $0).isEmpty } }
        }
        let isBase = choices.contains { extends($0, target) }
        guard choices.count > 1, !kept.isEmpty, !isBase, target.node["properties"] == nil else { return [part] }
        return kept
    }

    /// Returns the keys that a schema declares, also through references and `allOf`.
    private func keys(of place: RawDocument.Place, depth: Int) -> Set<String> {
        guard depth > 0, let target = document.resolved(place), target.node.kind == .mapping else { return [] }
        var keys = Set((target.node["properties"]?.entries ?? []).map(\.key))
        for part in target.node["allOf"]?.list ?? [] {
            keys.formUnion(self.keys(of: .init(file: target.file, node: part), depth: depth - 1))
        }
        return keys
    }

    private func extends(_ child: RawDocument.Place, _ base: RawDocument.Place) -> Bool {
        guard let child = document.resolved(child) else { return false }
        return (child.node["allOf"]?.list ?? []).contains { part in
            document.resolved(.init(file: child.file, node: part)) == base
        }
    }

    private mutating func properties(
        of target: RawDocument.Place, _ types: Set<TypeReference>, _ trail: [UInt32]
    ) -> [(place: RawDocument.Place, types: Set<TypeReference>)] {
        guard let properties = target.node["properties"], !properties.entries.isEmpty else { return [] }
        comparedCount += 1
        var parts: [(RawDocument.Place, Set<TypeReference>)] = []
        for pair in properties.entries {
            let uses = Set(types.flatMap { self.uses(of: pair.key, in: $0) })
            let place = RawDocument.Place(file: target.file, node: pair.value)
            if uses.isEmpty {
                report("the key '\(pair.key)' has no property", at: pair.keyLocation.line, target, trail)
            } else {
                parts.append((place, uses))
            }
        }
        return parts
    }

    /// Reports a schema that describes its values but is read as any JSON without a warning.
    private mutating func judgeFallback(_ target: RawDocument.Place, _ trail: [UInt32]) {
        if let keyword = description(of: target, depth: 8) {
            report("'\(keyword)' is read as any JSON", at: target.node.location.line, target, trail)
        }
    }

    /// Returns the keyword that describes the values, or nil if a schema only restricts values or allows anything.
    private func description(of place: RawDocument.Place, depth: Int) -> String? {
        guard depth > 0, let target = document.resolved(place), target.node.kind == .mapping else { return nil }
        let node = target.node
        if allowsOnlyNull(node) { return nil }
        func branches(_ keyword: String) -> [RawDocument.Place] {
            (node[keyword]?.list ?? []).map { .init(file: target.file, node: $0) }
        }
        if let type = node["type"] {
            let types = type.kind == .sequence ? type.list.map(\.text) : [type.text]
            if types.contains("null") { return nil }
            if types.contains(where: ["string", "integer", "number", "boolean", "array"].contains) { return "type" }
        }
        if node["properties"].map({ $0.count > 0 }) ?? false { return "properties" }
        if let values = node["enum"], values.list.contains(where: { $0.kind == .scalar }) { return "enum" }
        if let constant = node["const"], constant.kind == .scalar, constant.scalar != .null { return "const" }
        if node["items"]?.kind == .mapping { return "items" }
        if branches("allOf").contains(where: { description(of: $0, depth: depth - 1) != nil }) { return "allOf" }
        for keyword in ["oneOf", "anyOf"] {
            let branches = branches(keyword)
            if !branches.isEmpty, branches.allSatisfy({ description(of: $0, depth: depth - 1) != nil }) {
                return keyword
            }
        }
        return nil
    }

    /// Whether the schema allows only null. A schema of this kind has no type of its own.
    private func allowsOnlyNull(_ node: YAMLNode) -> Bool {
        func isNull(_ node: YAMLNode) -> Bool { node.kind == .scalar && node.scalar == .null }
        if let constant = node["const"] { return isNull(constant) }
        guard let values = node["enum"]?.list, !values.isEmpty else { return false }
        return values.allSatisfy(isNull)
    }

    private mutating func report(_ what: String, at line: UInt32, _ target: RawDocument.Place, _ trail: [UInt32]) {
        let path = target.file.standardizedFileURL.path
        let lines = warned[path] ?? []
        let isSaid =
            trail.contains(where: lines.contains) || lines.contains(line) || isWarned(within: target.node, lines)
        if !isSaid { findings.insert(Finding(path: path, line: line, what: what)) }
    }

    private func isWarned(within node: YAMLNode, _ lines: Set<UInt32>) -> Bool {
        if lines.contains(node.location.line) { return true }
        return node.entries.contains { pair in
            lines.contains(pair.keyLocation.line) || lines.contains(pair.value.location.line)
                || pair.value.list.contains { lines.contains($0.location.line) }
        }
    }

    // MARK: Contract

    /// Returns the types that a value may have, after aliases, optionals and unions are resolved.
    private func heads(of type: TypeReference) -> [TypeReference] {
        var heads: [TypeReference] = []
        var seen: Set<TypeReference> = []
        var stack = [type]
        while let type = stack.popLast() {
            guard seen.insert(type).inserted else { continue }
            switch type {
            case .optional(let inner): stack.append(inner)
            case .definition(let id):
                switch contract[id].shape {
                case .alias(let use): stack.append(use.reference)
                case .union(let union):
                    stack += union.variants.map(\.use.reference)
                case .record(let record) where record.isWrapper:
                    stack += record.properties.map(\.use.reference)
                case .record, .enumeration, .envelope, .outcome, .namespace: heads.append(type)
                }
            case .scalar, .json, .array, .dictionary, .generic, .payload: heads.append(type)
            }
        }
        return heads
    }

    /// Returns the types of the values that the type keeps under a key. The result is empty if the type has no property
    /// for the key.
    private func uses(of key: String, in type: TypeReference) -> [TypeReference] {
        switch type {
        case .definition(let id):
            guard case .record(let record) = contract[id].shape else { return [] }
            return uses(of: key, among: record.properties)
        case .generic(let id, let payload):
            switch contract[id].shape {
            case .envelope(let envelope): return uses(of: key, among: envelope.properties, payload)
            case .outcome(let outcome):
                if outcome.discriminator == key { return [.scalar(.boolean), .scalar(.string)] }
                return uses(of: key, among: outcome.success.properties + outcome.failure, payload)
            case .record, .enumeration, .union, .alias, .namespace: return []
            }
        case .scalar, .json, .array, .dictionary, .optional, .payload: return []
        }
    }

    private func uses(of key: String, among properties: [PropertyDefinition], _ payload: TypeReference? = nil)
        -> [TypeReference]
    {
        properties.filter { $0.key == key || $0.aliases.contains(key) }.map(\.use.reference).map { use in
            if use == .payload, let payload { payload } else { use }
        }
    }

    private func value(_ type: TypeReference) -> TypeReference? {
        if case .dictionary(let value) = type { return value }
        guard case .definition(let id) = type, case .record(let record) = contract[id].shape else { return nil }
        return record.additionalProperties?.reference
    }
}
