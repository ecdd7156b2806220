/// The base schemas that other schemas extend with `allOf` (OpenAPI 3.1.1, section 4.8.25, "polymorphism").
///
/// As a part of `allOf`, a base is a record. In all other places, the base is the union of its descendants.
struct Polymorphism {
    /// A schema that other schemas extend.
    struct Base {
        var name: String
        var schema: SchemaObject
        /// The named schemas that extend the base, directly or indirectly, sorted by name.
        var descendants: [NamedSchema]
    }

    private(set) var bases: [ObjectIdentifier: Base] = [:]
    private var children: Set<ObjectIdentifier> = []

    init() {}

    init(schemas: [NamedSchema], resolver: inout ReferenceResolver) {
        let known = Set(schemas.map { ObjectIdentifier($0.schema) })
        var childrenOf: [ObjectIdentifier: [NamedSchema]] = [:]
        for named in schemas {
            for part in named.schema.allOf {
                guard let parent = part.reference.flatMap({ resolver.knownSchema($0) }).map(ObjectIdentifier.init),
                    known.contains(parent)
                else { continue }
                childrenOf[parent, default: []].append(named)
            }
        }
        for named in schemas {
            guard let direct = childrenOf[ObjectIdentifier(named.schema)] else { continue }
            let schema = named.schema
            let ids = Set(direct.map { ObjectIdentifier($0.schema) })
            // A union is a base only if a branch extends the union. If the union is not a base, each schema that
            // extends it is a union of the branches with the schema's own additions.
            let isUnion = !schema.oneOf.isEmpty || !schema.anyOf.isEmpty
            let isBase = isUnion ? Self.hasBranch(schema, among: ids, &resolver) : schema.discriminator != nil
            guard isBase else { continue }
            let descendants = Self.descendants(of: named.schema, in: childrenOf)
            bases[ObjectIdentifier(named.schema)] = Base(
                name: named.key, schema: named.schema, descendants: descendants)
            children.formUnion(descendants.map { ObjectIdentifier($0.schema) })
        }
    }

    func isBase(_ schema: SchemaObject) -> Bool {
        bases[ObjectIdentifier(schema)] != nil
    }

    func isChild(_ schema: SchemaObject) -> Bool {
        children.contains(ObjectIdentifier(schema))
    }

    /// Whether the schema lists a schema that extends it among its own branches.
    private static func hasBranch(
        _ schema: SchemaObject, among children: Set<ObjectIdentifier>, _ resolver: inout ReferenceResolver
    ) -> Bool {
        (schema.oneOf + schema.anyOf).contains { branch in
            branch.reference.flatMap { resolver.knownSchema($0) }.map { children.contains(ObjectIdentifier($0)) }
                ?? false
        }
    }

    private static func descendants(
        of base: SchemaObject, in childrenOf: [ObjectIdentifier: [NamedSchema]]
    ) -> [NamedSchema] {
        var found: [NamedSchema] = []
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(base)]
        var pending = [base]
        while let next = pending.popLast() {
            for child in childrenOf[ObjectIdentifier(next)] ?? []
            where seen.insert(ObjectIdentifier(child.schema)).inserted {
                found.append(child)
                pending.append(child.schema)
            }
        }
        return found.sorted { ($0.key, $0.pointer) < ($1.key, $1.pointer) }
    }
}

extension SchemaObject {
    /// The value of a base's discriminator that selects this schema, unless the mapping has another value for it. If
    /// the property is nil, the discriminator's value is the schema's name.
    var discriminatorValue: String? {
        extensions?.discriminatorValue
    }
}
