/// Base schemas that others extend by `allOf` (OpenAPI 3.1.1, section 4.8.25, "polymorphism").
///
/// As a part of `allOf` such a base is a record; everywhere else it stands for all its descendants.
struct Polymorphism {
    struct Base {
        var name: String
        var schema: SchemaObject
        /// Component schemas that extend it, directly or through others, in the order of their names.
        var descendants: [String]
    }

    private(set) var bases: [ObjectIdentifier: Base] = [:]
    private var children: Set<ObjectIdentifier> = []
    /// `x-discriminator-value` of component schemas.
    private var declaredValues: [String: String] = [:]

    init() {}

    /// - Parameter schemas: the component schemas, by name, as the document lists them.
    init(schemas: [SchemaProperty]) {
        var byName: [String: SchemaObject] = [:]
        for property in schemas {
            byName[property.key] = property.schema
            declaredValues[property.key] = property.schema.extensions?.discriminatorValue
        }

        var childrenOf: [String: [SchemaProperty]] = [:]
        for property in schemas {
            for part in property.schema.allOf {
                guard let parent = part.reference?.componentSchemaName, byName[parent] != nil else { continue }
                childrenOf[parent, default: []].append(property)
            }
        }
        for (name, direct) in childrenOf {
            guard let schema = byName[name] else { continue }
            let names = Set(direct.map(\.key))
            // A union with a discriminator that others extend without being its branches remains a union: they are a choice of
            // its branches, each extended.
            let isUnion = !schema.oneOf.isEmpty || !schema.anyOf.isEmpty
            let isBase = isUnion ? Self.hasBranch(schema, among: names) : schema.discriminator != nil
            guard isBase else { continue }
            let descendants = Self.descendants(of: name, in: childrenOf)
            bases[ObjectIdentifier(schema)] = Base(name: name, schema: schema, descendants: descendants)
            for descendant in descendants {
                if let child = byName[descendant] { children.insert(ObjectIdentifier(child)) }
            }
        }
    }

    func isBase(_ schema: SchemaObject) -> Bool {
        bases[ObjectIdentifier(schema)] != nil
    }

    func isChild(_ schema: SchemaObject) -> Bool {
        children.contains(ObjectIdentifier(schema))
    }

    /// The value of a discriminator that chooses a component schema where no mapping says otherwise.
    func discriminatorValue(of name: String) -> String {
        declaredValues[name] ?? name
    }

    /// A base that lists its own children as branches, which then extend it.
    private static func hasBranch(_ schema: SchemaObject, among names: Set<String>) -> Bool {
        (schema.oneOf + schema.anyOf).contains { branch in
            branch.reference?.componentSchemaName.map(names.contains) ?? false
        }
    }

    private static func descendants(of name: String, in childrenOf: [String: [SchemaProperty]]) -> [String] {
        var found: Set<String> = []
        var pending = [name]
        while let next = pending.popLast() {
            for child in childrenOf[next] ?? [] where child.key != name && found.insert(child.key).inserted {
                pending.append(child.key)
            }
        }
        return found.sorted()
    }
}
