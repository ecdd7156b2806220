import ContractModel

/// Finds inline schemas that are equal and have the same key in several branches of a union. These schemas share one
/// type, which is nested in the union.
extension ContractBuilder {
    mutating func shareInlineTypes(of branches: [SchemaObject], in union: TypeID) {
        guard branches.count > 1 else { return }
        var groups: [SharedType: [SchemaObject]] = [:]
        var order: [SharedType] = []
        for branch in branches {
            for property in inlineProperties(of: branch) {
                guard let (schema, role) = typeWithin(property) else { continue }
                let type = SharedType(role: role, meaning: classifier.meaning(of: schema))
                if groups[type] == nil { order.append(type) }
                groups[type, default: []].append(schema)
            }
        }
        // Two different shared types with the same name would clash in the union, so they stay in their branches.
        let counts = Dictionary(order.map { ($0.role, 1) }, uniquingKeysWith: +)
        for type in order where counts[type.role] == 1 {
            guard let group = groups[type], group.count > 1, let model = group.first else { continue }
            for twin in group.dropFirst() where twin !== model { twins[ObjectIdentifier(twin)] = model }
            _ = declareInline(model, in: union, as: type.role)
        }
    }

    /// Identifies an inline type that several branches may have, by the role that names it and the meaning of its
    /// schema.
    private struct SharedType: Hashable {
        var role: InlineRole
        var meaning: Int
    }

    /// Returns the inline properties of a branch, including the properties of inline `allOf` parts. The types of a
    /// named schema's properties are nested in that schema, so these properties are left out.
    private mutating func inlineProperties(of branch: SchemaObject) -> [SchemaProperty] {
        var properties: [SchemaProperty] = []
        var pending = [branch]
        while let next = pending.popLast() {
            guard next.reference == nil, knownDefinition(of: next) == nil, classifier.allowsComposing(next) else {
                continue
            }
            properties += next.properties
            pending += next.allOf.reversed()
        }
        return properties
    }

    /// Returns the schema for which a type is declared: the schema of the property, or the schema of the elements of
    /// its arrays and dictionaries. Returns nil if no type is needed.
    private mutating func typeWithin(_ property: SchemaProperty) -> (schema: SchemaObject, role: InlineRole)? {
        var schema = property.schema
        var role = InlineRole.property(property.key)
        while schema.reference == nil, knownDefinition(of: schema) == nil, twins[ObjectIdentifier(schema)] == nil {
            switch classifier.form(of: schema) {
            case .array(let items?): (schema, role) = (items, .element(of: property.key))
            case .dictionary(let values?): (schema, role) = (values, .value(of: property.key))
            case .enumeration, .record, .union: return (schema, role)
            case .any, .unsupported, .same, .scalar, .array, .dictionary: return nil
            }
        }
        return nil
    }
}
