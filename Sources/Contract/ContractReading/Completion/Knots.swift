import ContractModel
import Diagnostics

/// The knots of a document. A knot is a group of schemas that contain each other through references and compositions
/// alone: `A: {anyOf: [B, string]}` next to `B: {oneOf: [A, integer]}`.
///
/// A fact about one member depends on all members, so a knot is classified as a whole. The classification always begins
/// at the same member, the head, so that the result does not depend on the order of the schemas in the document.
struct Knots {
    struct Knot {
        let members: [SchemaObject]
        /// The member that is classified first, whichever member is requested.
        let head: SchemaObject
        /// The branches outside of the knot, if every member is only a union of other schemas. Each member then
        /// contains every other member, so all members are the union of these branches. The list is nil for a knot with
        /// intersections.
        let branches: [SchemaObject]?
    }

    fileprivate var knots: [Knot] = []
    fileprivate var ranks = SchemaTable<Int>()
    fileprivate var places = SchemaTable<Int>()
    private var entered: Set<Int> = []

    subscript(schema: SchemaObject) -> Knot? {
        places[schema].map { knots[$0] }
    }

    /// Returns the rank of a schema in the order of references. The rank is greater than the ranks of all schemas to
    /// which the schema refers, except the schemas in its knot. The result is nil for a schema without references and
    /// compositions.
    func rank(of schema: SchemaObject) -> Int? {
        ranks[schema]
    }

    /// Returns the knot of a schema when the first of its members is requested. Later requests return nil.
    mutating func enter(_ schema: SchemaObject) -> Knot? {
        guard let place = places[schema], entered.insert(place).inserted else { return nil }
        return knots[place]
    }
}

extension SchemaClassifier {
    /// Finds all knots. A knot contains a reference to a named schema, so the search begins at the named schemas.
    mutating func findKnots(among schemas: [NamedSchema]) {
        let graph = CompositionGraph(schemas.map(\.schema), &self)
        let components = Graph.components(of: graph.edges)
        for (rank, component) in components.enumerated() {
            for node in component { knots.ranks[graph.nodes[node]] = rank }
        }
        let cycles = components.filter { $0.count > 1 || graph.edges[$0[0]].contains($0[0]) }
        guard !cycles.isEmpty else { return }
        var names = SchemaTable<String>()
        for named in schemas { names[named.schema] = "\(named.key) \(named.pointer)" }
        for cycle in cycles {
            let members = cycle.map { graph.nodes[$0] }
            for member in members { knots.places[member] = knots.knots.count }
            knots.knots.append(knot(of: members, names: names))
        }
    }

    /// Makes the knot of the schemas in a cycle.
    private mutating func knot(of members: [SchemaObject], names: SchemaTable<String>) -> Knots.Knot {
        let place = knots.knots.count
        let isUnion =
            members.allSatisfy { alternatives(of: $0) != nil && !polymorphism.isBase($0) && !polymorphism.isChild($0) }
            && Set(members.filter { $0.reference == nil }.map { $0.types.subtracting(.null) }).count <= 1
        var head: (schema: SchemaObject, rank: (Int, Int, Int, String))?
        for member in members {
            let outside = (alternatives(of: member) ?? []).count { knots.places[$0] != place && !isNull($0) }
            // The head is the member with the most content, so that inline schemas are nested where the document
            // declares them.
            let rank = (names[member] == nil ? 1 : 0, member.reference == nil ? 0 : 1, -outside, names[member] ?? "")
            if head.map({ rank < $0.rank }) ?? true { head = (member, rank) }
        }
        let first = head?.schema ?? members[0]
        return Knots.Knot(members: members, head: first, branches: isUnion ? branches(from: first, of: place) : nil)
    }

    /// Returns the branches in the order of the document. A member of the knot is replaced by its own branches.
    private mutating func branches(from head: SchemaObject, of knot: Int) -> [SchemaObject] {
        var branches: [SchemaObject] = []
        var seen: Set<ObjectIdentifier> = []
        var pending = [head]
        while let next = pending.popLast() {
            guard knots.places[next] == knot else {
                branches.append(next)
                continue
            }
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            pending += (alternatives(of: next) ?? []).reversed()
        }
        return branches
    }

    /// Returns the schemas that are the alternatives of this schema. Returns nil for a schema that also has other
    /// content.
    private mutating func alternatives(of schema: SchemaObject) -> [SchemaObject]? {
        if schema.extensions?.alsoAccepts.isEmpty == false { return nil }
        if schema.reference != nil {
            return isOnlyReference(schema) ? target(of: schema).map { [$0] } : nil
        }
        guard schema.hasNoKeywordsOfItsOwn else { return nil }
        if schema.allOf.isEmpty {
            return schema.oneOf.isEmpty || schema.anyOf.isEmpty ? schema.oneOf + schema.anyOf : nil
        }
        guard schema.isNothingButAllOf, schema.types.isSubset(of: [.null, .object]) else { return nil }
        let telling = schema.allOf.filter { $0.reference != nil || $0.hasStructure }
        return telling.count == 1 ? telling : nil
    }

    /// Returns the form that all members of a knot of unions have.
    mutating func union(of knot: Knots.Knot, _ branches: [SchemaObject]) -> SchemaForm {
        guard !branches.isEmpty else {
            diagnostics.emit(ContractMessages.circularReference(at: knot.head.location))
            return .any
        }
        let isExclusive = knot.members.allSatisfy(\.anyOf.isEmpty)
        return .same(
            make(like: knot.head) {
                $0.types = knot.head.types
                $0.discriminator = knot.head.discriminator
                if isExclusive { $0.oneOf = branches } else { $0.anyOf = branches }
            })
    }
}

/// The graph of schemas. Its edges are references and compositions, but not properties and elements.
private struct CompositionGraph {
    private(set) var nodes: [SchemaObject] = []
    private(set) var edges: [[Int]] = []
    private var indices = SchemaTable<Int>()

    init(_ schemas: [SchemaObject], _ classifier: inout SchemaClassifier) {
        for schema in schemas { _ = index(of: schema) }
        var next = 0
        while next < nodes.count {
            let schema = nodes[next]
            let target = schema.reference.flatMap { classifier.resolver.knownSchema($0) }
            let leading = schema.allOf + schema.oneOf + schema.anyOf + schema.conditionals
            edges[next] = ((target.map { [$0] } ?? []) + leading).compactMap { index(of: $0) }
            next += 1
        }
    }

    /// Returns the index of a schema's node. Returns nil for a schema without references and compositions, like most
    /// schemas.
    private mutating func index(of schema: SchemaObject) -> Int? {
        if let known = indices[schema] { return known }
        guard !schema.isAlone || !schema.conditionals.isEmpty else { return nil }
        indices[schema] = nodes.count
        nodes.append(schema)
        edges.append([])
        return nodes.count - 1
    }
}
