import ContractModel
import Diagnostics

/// Converts a schema at its place of use to the type of its values.
extension ContractBuilder {
    /// Returns the type of the values that a schema describes, without nullability.
    mutating func use(of schema: SchemaObject, in owner: TypeID, as role: InlineRole) -> TypeUse {
        use(reference(to: schema, in: owner, as: role), of: schema)
    }

    /// Returns the type for which a definition is an alias.
    mutating func aliasedUse(of schema: SchemaObject, id: TypeID) -> TypeUse {
        let role: InlineRole =
            switch definitions[id.rawValue].origin {
            case .schema(let name): .property(name)
            case .inline(_, let role): role
            case .operation(let name), .component(_, let name): .property(name)
            }
        return use(reference(toFormOf: schema, in: id, as: role), of: schema)
    }

    private mutating func use(_ reference: TypeReference, of schema: SchemaObject) -> TypeUse {
        TypeUse(reference, constraints: constraints(of: schema))
    }

    /// Returns the constraints on the values and, through inline arrays and dictionaries, on their elements.
    private mutating func constraints(of schema: SchemaObject) -> ValueConstraints {
        constraintPool.shared(ownConstraints(of: schema, depth: 0))
    }

    private mutating func ownConstraints(of schema: SchemaObject, depth: Int) -> ValueConstraints {
        var constraints = schema.constraints
        if let format = schema.textFormat {
            constraints.format = format
            if classifier.formats.ignoresMalformedTexts { constraints.allowsAnyText = true }
        }
        switch classifier.form(of: schema) {
        case .array(let element?), .dictionary(let element?):
            // A schema that is made from several may be an array that contains itself. The document's own nesting ends.
            if classifier.isMade(schema), classifier.isMade(element) { break }
            constraints.element = self.constraints(of: element)
        case .same(let next) where knownDefinition(of: next) == nil && next.reference == nil && depth < Self.sameDepth:
            // The constraints of the other parts also apply. A named type has its own constraints.
            let parts = schema.allOf.filter { $0.isAlone && $0 !== next }.map(\.constraints)
            let type = ownConstraints(of: next, depth: depth + 1)
            constraints = .intersection(of: [constraints, type] + parts)
            constraints.format = type.format ?? constraints.format
            constraints.allowsAnyText = type.allowsAnyText
            constraints.element = type.element
        case .any, .unsupported, .same, .scalar, .enumeration, .array, .dictionary, .record, .union: break
        }
        return constraints
    }

    /// Returns the constraints of a schema and of all schemas in its composition. A constraint of a part applies to the
    /// whole, wherever the part is defined (JSON Schema 2020-12, section 10.2.1.1).
    mutating func constraints(ofParts schema: SchemaObject) -> ValueConstraints {
        if schema.allOf.isEmpty, schema.reference == nil { return schema.constraints }
        var all: [ValueConstraints] = []
        var known: Set<ObjectIdentifier> = []
        var pending = [(schema: schema, depth: 0)]
        while let (next, depth) = pending.popLast() {
            guard known.insert(ObjectIdentifier(next)).inserted else { continue }
            all.append(next.constraints)
            guard depth < Self.sameDepth else { continue }
            pending += next.allOf.reversed().map { ($0, depth + 1) }
            if let target = next.reference.flatMap({ classifier.resolver.knownSchema($0) }) {
                pending.append((target, depth + 1))
            }
        }
        return .intersection(of: all)
    }

    /// The greatest number of nested compositions that are searched for constraints.
    private static let sameDepth = 16

    private mutating func reference(to schema: SchemaObject, in owner: TypeID, as role: InlineRole) -> TypeReference {
        let schema = twins[ObjectIdentifier(schema)] ?? schema
        if let id = knownDefinition(of: schema) { return .definition(id) }
        if schema.extensions?.envelope != nil {
            return .definition(declareInline(schema, in: owner, as: role))
        }
        return referenceToIntersection(schema, in: owner, as: role) ?? reference(toFormOf: schema, in: owner, as: role)
    }

    mutating func reference(toFormOf schema: SchemaObject, in owner: TypeID, as role: InlineRole)
        -> TypeReference
    {
        switch classifier.form(of: schema) {
        case .any: return .json
        case .unsupported(let reason):
            let parts = classifier.isMade(schema) ? schema.allOf.prefix(4).map(\.location) : []
            classifier.diagnostics.emit(ContractMessages.unsupported(reason.text, at: schema.location, parts: parts))
            return .json
        case .same(let target): return reference(toTarget: target, of: schema, in: owner, as: role)
        case .scalar(let type): return .scalar(type)
        case .array(nil): return .array(.json)
        case .dictionary(nil): return .dictionary(.json)
        case .array(let items?):
            return collection(schema, in: owner, as: role) {
                .array($0.element(items, in: owner, as: .element(of: role.key)))
            }
        case .dictionary(let values?):
            return collection(schema, in: owner, as: role) {
                .dictionary($0.element(values, in: owner, as: .value(of: role.key)))
            }
        case .enumeration, .record, .union:
            return .definition(declareInline(schema, in: owner, as: role))
        }
    }

    /// Makes the reference to a collection. If it contains itself and is not a component, it needs a type of its own.
    private mutating func collection(
        _ schema: SchemaObject, in owner: TypeID, as role: InlineRole, _ use: (inout ContractBuilder) -> TypeReference
    ) -> TypeReference {
        guard pendingCollections.insert(ObjectIdentifier(schema)).inserted else {
            return .definition(declareInline(schema, in: owner, as: role))
        }
        defer { pendingCollections.remove(ObjectIdentifier(schema)) }
        return use(&self)
    }

    private mutating func element(_ schema: SchemaObject, in owner: TypeID, as role: InlineRole) -> TypeReference {
        let element = reference(to: schema, in: owner, as: role)
        return isNullable(schema) && element != .json ? .optional(element) : element
    }

    private mutating func reference(
        toTarget target: SchemaObject, of schema: SchemaObject, in owner: TypeID, as role: InlineRole
    ) -> TypeReference {
        if let id = knownDefinition(of: target) { return .definition(id) }
        // If keywords next to a reference narrow its target, the narrowed schema is here and not at the target.
        if let reference = schema.reference, classifier.target(of: schema) === target,
            case .success(let place) = document.documents.place(of: reference), let position = position(of: place)
        {
            if willTakeOver(target, as: position.owner) { return .definition(position.owner) }
            return self.reference(to: target, in: position.owner, as: position.role)
        }
        return reference(to: target, in: owner, as: role)
    }
}
