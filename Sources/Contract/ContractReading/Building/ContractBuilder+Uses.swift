import ContractModel
import Diagnostics

/// Converts a schema, in the place where it is used, to the type of its values.
extension ContractBuilder {
    /// Returns the type of the values that a schema describes, without nullability.
    mutating func use(of schema: SchemaObject, in owner: TypeID, as role: InlineRole) -> TypeUse {
        // The examples of a property are in its `PropertyDefinition`.
        if case .property = role { return use(reference(to: schema, in: owner, as: role), of: schema) }
        return use(reference(to: schema, in: owner, as: role), of: schema, hasExamples: true)
    }

    /// Returns the type that a definition renames.
    mutating func aliasedUse(of schema: SchemaObject, id: TypeID) -> TypeUse {
        let role: InlineRole =
            switch definitions[id.rawValue].origin {
            case .schema(let name): .property(name)
            case .inline(_, let role): role
            case .operation(let name), .component(_, let name): .property(name)
            }
        return use(reference(toFormOf: schema, in: id, as: role), of: schema)
    }

    private mutating func use(
        _ reference: TypeReference, of schema: SchemaObject, hasExamples: Bool = false
    ) -> TypeUse {
        TypeUse(reference, constraints: constraints(of: schema, hasExamples: hasExamples))
    }

    /// Returns the constraints on the values and, through inline arrays and dictionaries, on their elements.
    ///
    /// - Parameter hasExamples: Whether the constraints have the examples of the schema itself.
    mutating func constraints(of schema: SchemaObject, hasExamples: Bool) -> ValueConstraints {
        constraintPool.shared(ownConstraints(of: schema, hasExamples: hasExamples, depth: 0))
    }

    private mutating func ownConstraints(
        of schema: SchemaObject, hasExamples: Bool, depth: Int
    ) -> ValueConstraints {
        let form = classifier.form(of: schema)
        var constraints: ValueConstraints
        switch form {
        case .any, .scalar, .array, .dictionary: constraints = self.constraints(ofParts: schema)
        case .same(let next) where !schema.allOf.isEmpty:
            constraints = self.constraints(ofParts: schema, besides: next)
        case .unsupported, .same, .enumeration, .record, .union: constraints = stated(schema)
        }
        restrictKeys(of: schema, form, &constraints)
        if case .array(let element?) = form { restrictElements(of: schema, element, &constraints) }
        if let format = schema.textFormat, !ignoresSiblings(of: schema) { constraints.format = format }
        if classifier.formats.isUnchecked(constraints) { constraints.allowsAnyText = true }
        if schema.typeOfNumbersAndTexts != nil { constraints.allowsNumberText = true }
        if classifier.standsForAnything(schema) {
            constraints.expectsObject = true
            constraints.allowsNull = isNullable(schema)
        }
        switch form {
        case .array(let element?), .dictionary(let element?):
            // A schema that the builder makes may be an array that contains itself without end. A schema of the
            // document cannot contain itself without end.
            if classifier.isMade(schema), classifier.isMade(element) { break }
            constraints.element = self.constraints(of: element, hasExamples: true)
        case .array(nil) where schema.items?.boolean == false && schema.prefixItems.isEmpty:
            constraints.element = constraintPool.shared(Self.noValue)
        case .array(nil): constraints.positions = positions(of: schema)
        case .same(let next) where knownDefinition(of: next) == nil && next.reference == nil && depth < Self.sameDepth:
            // A type with a name has its own constraints.
            let type = ownConstraints(of: next, hasExamples: true, depth: depth + 1)
            let others = alternatives(to: next, in: schema).map {
                ownConstraints(of: $0, hasExamples: false, depth: depth + 1)
            }
            constraints = .intersection(of: [constraints, .common(to: [type] + others)])
            constraints.format = type.format ?? constraints.format
            constraints.allowsAnyText = type.allowsAnyText
            constraints.expectsObject = type.expectsObject
            constraints.allowsNull = type.expectsObject && isNullable(schema)
            constraints.allowsNumberText = type.allowsNumberText
            constraints.element = type.element
            constraints.positions = type.positions
            if !type.examples.isEmpty { constraints.examples = type.examples }
        // The type is any JSON, and `restrictions` records that no value conforms, or only null.
        case .unsupported,
            .any where schema.boolean == false:
            constraints.restrictions["type"] = Self.noValue.restrictions["type"]
        case .any where !schema.isNullable && classifier.isNull(schema): constraints.restrictions["type"] = ["null"]
        case .any, .same, .scalar, .enumeration, .array, .dictionary, .record, .union: break
        }
        // The examples of a type with a definition are in the definition.
        if hasExamples, !schema.examples.isEmpty, !form.needsDefinition {
            constraints.examples = examples(schema.examples)
        }
        return constraints
    }

    /// If one alternative has the type that represents all alternatives, returns the other alternatives without null.
    private mutating func alternatives(to branch: SchemaObject, in schema: SchemaObject) -> [SchemaObject] {
        let choice = schema.oneOf.isEmpty ? schema.anyOf : schema.oneOf
        guard choice.contains(where: { $0 === branch }) else { return [] }
        return choice.filter { $0 !== branch && $0.boolean != false && !classifier.isNull($0) }
    }

    /// Records that no value conforms if the `enum` of an array contains no list and does not apply to the elements.
    /// Removes the restriction `prefixItems` if the type of the elements expresses this restriction.
    private mutating func restrictElements(
        of schema: SchemaObject, _ element: SchemaObject, _ constraints: inout ValueConstraints
    ) {
        if schema.enumeration != nil, element === schema.items {
            constraints.restrictions["type"] = Self.noValue.restrictions["type"]
        }
        if schema.prefixItems.allSatisfy({ $0.reference != nil || isSingle($0) }) {
            constraints.restrictions["prefixItems"] = nil
        }
    }

    /// Records the required keys of an object whose Swift type has no properties, for comparisons of contracts.
    private mutating func restrictKeys(
        of schema: SchemaObject, _ form: SchemaForm, _ constraints: inout ValueConstraints
    ) {
        switch form {
        case .any, .dictionary:
            let required = Set(parts(of: schema).flatMap { $0.required.map(\.key) })
            if !required.isEmpty { constraints.restrictions["required"] = required }
        case .array, .unsupported, .same, .scalar, .enumeration, .record, .union: break
        }
    }

    /// The constraints of a schema that no value satisfies.
    static var noValue: ValueConstraints {
        var constraints = ValueConstraints()
        constraints.restrictions["type"] = ["no value"]
        return constraints
    }

    /// Whether the keywords next to a reference have no effect (OpenAPI 3.0.4, section 4.8.23).
    private func ignoresSiblings(of schema: SchemaObject) -> Bool {
        schema.reference != nil && classifier.version.ignoresSiblingsOfReferences
    }

    /// Returns the constraints that the schema itself states.
    private mutating func stated(_ schema: SchemaObject) -> ValueConstraints {
        if ignoresSiblings(of: schema) { return ValueConstraints() }
        var constraints = schema.constraints
        if schema.choice != nil { addChoice(of: schema, to: &constraints) }
        // The only branch of a choice always applies.
        let branches = schema.oneOf + schema.anyOf
        if branches.count == 1 { constraints = .intersection(of: [constraints, stated(branches[0])]) }
        return constraints
    }

    /// Returns the constraints of a schema and of all its parts. The constraints of a part apply to the whole value,
    /// wherever the part is defined (JSON Schema 2020-12, section 10.2.1.1).
    ///
    /// - Parameter excluded: A part that is left out.
    mutating func constraints(
        ofParts schema: SchemaObject, besides excluded: SchemaObject? = nil
    ) -> ValueConstraints {
        let parts = parts(of: schema, besides: excluded)
        // The excluded part also has properties.
        let described = excluded == nil ? parts : self.parts(of: schema)
        if described.count == 1 { return stated(schema) }
        var all: [ValueConstraints] = []
        for part in parts {
            var constraints = stated(part)
            if let format = part.textFormat, !ignoresSiblings(of: part) { constraints.format = format }
            if constraints.forbids("additionalProperties"), part.patternProperties.isEmpty {
                restrictKeys(to: part, of: described, &constraints)
            }
            all.append(constraints)
        }
        return .intersection(of: all)
    }

    /// Adds a rule if a part of an `allOf` forbids the properties of the other parts. `additionalProperties: false`
    /// allows only the properties next to it (JSON Schema 2020-12, section 10.3.2.3).
    private func restrictKeys(
        to part: SchemaObject, of parts: [SchemaObject], _ constraints: inout ValueConstraints
    ) {
        let keys = Set(part.properties.map(\.key))
        guard parts.contains(where: { $0.properties.contains { !keys.contains($0.key) } }) else { return }
        let names = keys.sorted().map { ContractValue.string($0).jsonLine }.joined(separator: ", ")
        constraints.restrictions["properties", default: []].insert("{\"enum\": [\(names)]}")
    }

    /// Returns the schema, the parts of its `allOf`, and the schemas to which they refer.
    mutating func parts(of schema: SchemaObject, besides excluded: SchemaObject? = nil) -> [SchemaObject] {
        if schema.allOf.isEmpty, schema.reference == nil { return [schema] }
        var all: [SchemaObject] = []
        var known = Set([excluded].compactMap { $0.map(ObjectIdentifier.init) })
        var pending = [(schema: schema, depth: 0)]
        while let (next, depth) = pending.popLast() {
            guard known.insert(ObjectIdentifier(next)).inserted else { continue }
            all.append(next)
            guard depth < Self.sameDepth else { continue }
            pending += next.allOf.reversed().map { ($0, depth + 1) }
            if let target = next.reference.flatMap({ classifier.resolver.knownSchema($0) }) {
                pending.append((target, depth + 1))
            }
        }
        return all
    }

    /// The greatest depth of nested compositions that are searched for constraints.
    private static let sameDepth = 16

    private mutating func reference(to schema: SchemaObject, in owner: TypeID, as role: InlineRole) -> TypeReference {
        let schema = twins[ObjectIdentifier(schema)] ?? schema
        if let id = knownDefinition(of: schema) { return .definition(id) }
        if schema.extensions?.envelope != nil {
            return .definition(declareInline(schema, in: owner, as: role))
        }
        return referenceToIntersection(schema, in: owner, as: role) ?? reference(toFormOf: schema, in: owner, as: role)
    }

    /// Returns the type that a schema's form determines. A record, an enumeration or a union gets its own definition.
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
        case .dictionary(nil): return isFree(schema, as: role) ? .json : .dictionary(.json)
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

    /// Whether the schema allows anything, so that its type is any JSON. A branch of a union stays a dictionary,
    /// because decoding chooses the branch by the JSON type of the value.
    private mutating func isFree(_ schema: SchemaObject, as role: InlineRole) -> Bool {
        if case .branch = role { return false }
        return classifier.standsForAnything(schema)
    }

    /// Returns the type of an array or dictionary. If the schema contains itself and is not a component, it gets its
    /// own definition.
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
        // The keywords next to a reference restrict the type in this place only. The type of the target stays
        // unrestricted.
        if let reference = schema.reference, classifier.target(of: schema) === target,
            case .success(let place) = document.documents.place(of: reference), let position = position(of: place)
        {
            if willTakeOver(target, as: position.owner) { return .definition(position.owner) }
            return self.reference(to: target, in: position.owner, as: position.role)
        }
        return reference(to: target, in: owner, as: role)
    }
}
