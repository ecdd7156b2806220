import JSONPath
import YAMLTree

/// Finds the edits that merge a value into a node. `OverlayApplication` performs them.
struct OverlayMerge {
    /// A change of a collection of the document.
    enum Edit {
        case replace(OverlayTarget.Place, with: YAMLNode, key: YAMLPair?)
        case add([YAMLPair], to: UInt32, depth: Int)
        case append([YAMLNode], to: UInt32, depth: Int)
    }

    private(set) var edits: [Edit] = []
    private(set) var budget: JSONPathBudget
    private let isOfVersion1_1: Bool

    /// The keys of OpenAPI whose lists must not contain duplicates.
    private static let setKeys: Set<String> = [
        "required", "enum", "type", "allOf", "anyOf", "oneOf", "tags", "parameters", "security", "servers", "schemes",
        "consumes", "produces",
    ]

    init(isOfVersion1_1: Bool, budget: JSONPathBudget) {
        self.isOfVersion1_1 = isOfVersion1_1
        self.budget = budget
    }

    /// Merges a value with the target of an action.
    ///
    /// - Parameter key: The target's key if the target is a list in a mapping, or nil.
    mutating func merge(
        _ update: YAMLNode, into node: YAMLNode, _ target: OverlayTarget, key: String?
    ) throws(OverlayFault) {
        switch (node.kind, update.kind) {
        case (.sequence, .sequence) where isOfVersion1_1:
            try append(Array(update.elements), to: node, key: key, depth: target.depth)
        case (.sequence, _): try append([update], to: node, key: key, depth: target.depth)
        default: try merge(update, into: node, at: target.place, depth: target.depth, key: nil)
        }
    }

    /// Merges a value with a node (Overlay 1.1, section 4.4.3.1).
    ///
    /// - Parameter depth: The number of collections around the node.
    private mutating func merge(
        _ update: YAMLNode, into node: YAMLNode, at place: OverlayTarget.Place?, depth: Int, key: YAMLPair?
    ) throws(OverlayFault) {
        switch (node.kind, update.kind) {
        case (.scalar, .scalar):
            guard let place, !update.isEqual(to: node) else { return }
            edits.append(.replace(place, with: update, key: key))
        case (.sequence, .sequence): try append(Array(update.elements), to: node, key: key?.key, depth: depth)
        case (.mapping, .mapping):
            try spend(update.count)
            var added: [YAMLPair] = []
            for pair in update.pairs {
                guard let position = node.position(of: pair.key) else {
                    added.append(pair)
                    continue
                }
                let place = OverlayTarget.Place(parent: node.id, position: position)
                try merge(pair.value, into: node.pairs[position].value, at: place, depth: depth + 1, key: pair)
            }
            if !added.isEmpty { edits.append(.add(added, to: node.id, depth: depth)) }
        default: throw .incompatible(update, with: node)
        }
    }

    /// Appends elements to a list. If the list is a set, elements that it already has are skipped, because the author
    /// of the document may have added them since the overlay was written.
    private mutating func append(
        _ elements: [YAMLNode], to node: YAMLNode, key: String?, depth: Int
    ) throws(OverlayFault) {
        var missing = elements
        if let key, Self.setKeys.contains(key) {
            try spend(elements.count * (1 + node.count))
            missing.removeAll { element in node.elements.contains { $0.isEqual(to: element) } }
        }
        if !missing.isEmpty { edits.append(.append(missing, to: node.id, depth: depth)) }
    }

    private mutating func spend(_ count: Int) throws(OverlayFault) {
        do throws(JSONPathExhausted) {
            try budget.spend(count)
        } catch {
            throw .exhausted
        }
    }
}

/// A node that an action has selected. The value does not refer to the tree, because the tree changes.
struct OverlayTarget {
    typealias Place = JSONPathMatch.Place

    var id: UInt32
    var kind: YAMLNode.Kind
    /// The place of the node, or nil for the root.
    var place: Place?
    /// The number of collections around the node.
    var depth: Int

    init(_ match: JSONPathMatch) {
        id = match.node.id
        kind = match.node.kind
        place = match.place
        depth = match.depth
    }
}

/// The reason why an action cannot be performed.
enum OverlayFault: Error {
    /// The value cannot be merged with the node.
    case incompatible(YAMLNode, with: YAMLNode)
    /// The value would nest too deeply.
    case tooDeep(YAMLNode)
    /// The actions take too much work or memory.
    case exhausted
}
