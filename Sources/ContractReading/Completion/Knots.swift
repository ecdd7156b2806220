import ContractModel
import Diagnostics

/// Schemas that lead to each other by references and compositions alone: `A: {anyOf: [B, string]}` beside `B: {oneOf: [A, integer]}`.
///
/// Whatever is asked of one of them depends on all, so a knot is answered as a whole, and always from the same end. Asked one by one, the
/// answers would depend on which of them the document has first.
struct Knots {
    struct Knot {
        let members: [SchemaObject]
        /// The member that is asked first, whoever wants to know.
        let head: SchemaObject
        /// Where every member is nothing but a union of others: the branches that lie outside. Each member holds every other then, so all of
        /// them are the union of these. Nil for a knot with intersections in it.
        let branches: [SchemaObject]?
    }

    fileprivate var knots: [Knot] = []
    fileprivate var ranks = SchemaTable<Int>()
    fileprivate var places = SchemaTable<Int>()
    private var entered: Set<Int> = []

    subscript(schema: SchemaObject) -> Knot? {
        places[schema].map { knots[$0] }
    }

    /// Larger than that of every schema to which it leads, but for those of its knot. None leads to others without one.
    func rank(of schema: SchemaObject) -> Int? {
        ranks[schema]
    }

    /// The knot that a schema is in, for the first who asks for one of its members.
    mutating func enter(_ schema: SchemaObject) -> Knot? {
        guard let place = places[schema], entered.insert(place).inserted else { return nil }
        return knots[place]
    }
}

extension SchemaClassifier {
    /// Recursion needs a reference, and what references lead to has a name: so the schemas with names lead to all knots.
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

    private mutating func knot(of members: [SchemaObject], names: SchemaTable<String>) -> Knots.Knot {
        let place = knots.knots.count
        let isUnion =
            members.allSatisfy { alternatives(of: $0) != nil && !polymorphism.isBase($0) && !polymorphism.isChild($0) }
            && Set(members.filter { $0.reference == nil }.map { $0.types.subtracting(.null) }).count <= 1
        var head: (schema: SchemaObject, rank: (Int, Int, Int, String))?
        for member in members {
            let outside = (alternatives(of: member) ?? []).count { knots.places[$0] != place && !isNull($0) }
            // The one that says most, so that what is written inline nests where it stands.
            let rank = (names[member] == nil ? 1 : 0, member.reference == nil ? 0 : 1, -outside, names[member] ?? "")
            if head.map({ rank < $0.rank }) ?? true { head = (member, rank) }
        }
        let first = head?.schema ?? members[0]
        return Knots.Knot(members: members, head: first, branches: isUnion ? branches(from: first, of: place) : nil)
    }

    /// In the order in which the document has them, with the branches of a member in the place of the member.
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

    /// The schemas of which each allows values of this one, and no others are allowed; nil for what says something of its own.
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

    /// The one schema that all members of a knot of unions are.
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

/// Which schemas lead to which, where no value stands between them.
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

    /// Nil for a schema that leads to no other, like most schemas.
    private mutating func index(of schema: SchemaObject) -> Int? {
        if let known = indices[schema] { return known }
        guard !schema.isAlone || !schema.conditionals.isEmpty else { return nil }
        indices[schema] = nodes.count
        nodes.append(schema)
        edges.append([])
        return nodes.count - 1
    }
}
