import ContractModel
import Diagnostics
import GenerationSettings
import YAMLTree

/// Converts objects to records. Properties from references and `allOf` are merged, in the order of the document.
extension ContractBuilder {
    /// Collects the declarations of all schemas that apply to one object.
    private struct Merge {
        /// A property of the record, with all its declarations.
        struct Source {
            var key: String
            var declarations: [Declaration]
            /// Whether the property is declared outside of branches that may not apply.
            var isCertain: Bool
            var location: SourceLocation

            /// The definition that first declares the property.
            var owner: TypeID { declarations[0].owner }
            var schemas: [SchemaObject] { declarations.map(\.schema) }

            /// Adds declarations. Declarations that may not apply are dropped if other declarations certainly apply.
            mutating func add(_ other: Source) {
                if isCertain == other.isCertain {
                    declarations += other.declarations.filter { new in
                        !declarations.contains { $0.schema === new.schema }
                    }
                } else if other.isCertain {
                    self = other
                }
            }
        }

        /// A schema that describes a property.
        struct Declaration {
            var schema: SchemaObject
            /// The definition that contains the inline type of the property.
            var owner: TypeID
            /// Whether the owner's own schema lists the property.
            var isOwn = false
        }

        var sources: [Source] = []
        var index: [String: Int] = [:]
        var required: [String: SourceLocation] = [:]
        /// The required keys of each alternative, if the record combines the properties of several alternatives.
        var alternatives: Set<Set<String>> = []
        /// The declarations of the values under undeclared keys.
        var additional: Source?
        /// The visited schemas, each with whether it certainly applies. `required` is read only in schemas that
        /// certainly apply.
        private var seen: [ObjectIdentifier: Bool] = [:]
        /// The keys of properties that `after-sunset` leaves out, and the keys of the properties that replace them.
        var ended: Set<String> = []
        var successors: Set<String> = []
        /// The properties of `if`. Their type is any JSON, unless another schema declares them.
        var tested: [(property: SchemaProperty, owner: TypeID)] = []

        /// Records a visit. Returns false for a schema that was already visited. The result is true for a second visit
        /// if the schema certainly applies, and did not certainly apply at the first visit.
        mutating func visit(_ schema: SchemaObject, isCertain: Bool) -> Bool {
            let id = ObjectIdentifier(schema)
            if let wasCertain = seen[id], wasCertain || !isCertain { return false }
            seen[id] = isCertain
            return true
        }
    }

    /// Makes the record of an object schema, including all schemas that apply with it.
    ///
    /// - Parameter owner: The definition that contains inline types, if these types are not in the record itself.
    mutating func record(of schema: SchemaObject, id: TypeID, owner: TypeID? = nil) -> RecordShape {
        var merge = Merge()
        merge.index.reserveCapacity(schema.properties.count)
        merge.sources.reserveCapacity(schema.properties.count)
        collect(schema, owner: owner ?? id, isCertain: true, depth: 0, into: &merge)
        for (property, owner) in merge.tested where merge.index[property.key] == nil {
            var property = property
            property.schema = classifier.make(like: property.schema) { $0.boolean = true }
            add(property, owner: owner, isCertain: false, to: &merge)
        }
        merge.sources.removeAll { merge.ended.contains($0.key) }
        let properties = merge.sources.map { property($0, merge: merge, id: id) }
        reportUnknownRequired(merge)
        restrict(id, by: merge)
        let additional = merge.additional.map { use(ofFurtherKeys: $0, id: id) }
        let bases = schema.allOf.compactMap { referencedName(of: $0) }
        return RecordShape(properties: properties, bases: bases, additionalProperties: additional)
    }

    /// Collects the properties of a schema and its parts.
    ///
    /// - Parameter isCertain: Whether the schema certainly applies. If the value is false, the keys that the schema
    ///   requires are optional.
    private mutating func collect(
        _ schema: SchemaObject, owner: TypeID, isCertain: Bool, depth: Int, into merge: inout Merge
    ) {
        guard merge.visit(schema, isCertain: isCertain), classifier.allowsDepth(depth, at: schema),
            depth == 0 || classifier.allowsComposing(schema)
        else { return }
        if let next = takenOver(by: schema) {
            collect(next, owner: owner, isCertain: isCertain, depth: depth + 1, into: &merge)
            return
        }
        let owner = depth == 0 ? owner : home(of: schema, orElse: owner)
        if let target = classifier.target(of: schema) {
            collect(target, owner: owner, isCertain: isCertain, depth: depth + 1, into: &merge)
        }
        for part in schema.allOf {
            collect(part, owner: owner, isCertain: isCertain, depth: depth + 1, into: &merge)
        }
        // Only an `anyOf` of records that cannot be distinguished has branches here. The branches of a polymorphic base
        // are its descendants.
        if let choice = choice(beside: schema) {
            collect(choice, owner: owner, isCertain: isCertain, depth: depth + 1, into: &merge)
        } else if !classifier.polymorphism.isBase(schema) {
            for branch in schema.anyOf where !branch.onlyRestricts && !classifier.isNull(branch) {
                guard case .record = classifier.resolvedForm(of: branch).form else { continue }
                merge.alternatives.insert(classifier.mergedKeys(of: branch).required)
                collect(branch, owner: owner, isCertain: false, depth: depth + 1, into: &merge)
            }
        }
        let isOwn = self.schema(of: owner) === schema
        for property in schema.properties {
            if options.isAfterSunset, property.schema.ends {
                merge.ended.insert(property.key)
                if let successor = property.schema.extensions?.replacedBy { merge.successors.insert(successor) }
            }
            add(property, owner: owner, isOwn: isOwn, isCertain: isCertain, to: &merge)
        }
        for conditional in schema.conditionals {
            collect(conditional, owner: owner, isCertain: false, depth: depth + 1, into: &merge)
        }
        merge.tested += (schema.condition?.properties ?? []).map { ($0, owner) }
        if isCertain {
            for key in schema.required where merge.required[key.key] == nil { merge.required[key.key] = key.location }
        }
        if let values = additionalSchema(of: schema) {
            let source = Merge.Source(
                key: "", declarations: [.init(schema: values, owner: owner)], isCertain: isCertain,
                location: schema.location)
            if merge.additional?.add(source) == nil { merge.additional = source }
        }
    }

    /// If a schema has `oneOf` or `anyOf` next to a reference or `allOf`, returns a schema with only the `oneOf` and
    /// `anyOf`, which is then merged like a part of `allOf`. Returns nil for other schemas.
    private mutating func choice(beside schema: SchemaObject) -> SchemaObject? {
        guard schema.reference != nil || !schema.allOf.isEmpty, !schema.oneOf.isEmpty || !schema.anyOf.isEmpty,
            !classifier.polymorphism.isBase(schema),
            schema.reference == nil || !classifier.version.ignoresSiblingsOfReferences
        else { return nil }
        return classifier.make(like: schema) {
            $0.oneOf = schema.oneOf
            $0.anyOf = schema.anyOf
            $0.discriminator = schema.discriminator
        }
    }

    /// Returns the schema that is equivalent to a composition, such as the only branch next to null, or the only branch
    /// of a union that another part allows. The record has the properties of this schema and the properties next to the
    /// composition.
    private mutating func takenOver(by schema: SchemaObject) -> SchemaObject? {
        if let next = classifier.narrowed[schema] { return next }
        guard !schema.isAlone, !classifier.polymorphism.isBase(schema), !classifier.isOnlyReference(schema),
            case .same(let next) = classifier.form(of: schema)
        else { return nil }
        return next
    }

    /// Returns the type of the values under undeclared keys. If all declarations apply, a declaration that allows any
    /// value has no effect. If the declarations are alternatives, a declaration that allows any value makes the type
    /// any JSON.
    private mutating func use(ofFurtherKeys source: Merge.Source, id: TypeID) -> TypeUse {
        let describing = source.declarations.filter { $0.schema.boolean == nil }
        guard !describing.isEmpty, source.isCertain || describing.count == source.declarations.count else {
            return TypeUse(.json)
        }
        var source = source
        source.declarations = describing
        let telling = telling(describing, besides: id)
        let schema = combined(source, as: telling.map(\.schema))
        let owner = telling.count == 1 ? telling[0].owner : nestingOwner(of: id)
        var use = use(of: schema, in: owner, as: .value(of: nil))
        if isNullable(schema), use.reference != .json { use.reference = .optional(use.reference) }
        return use
    }

    /// Returns the schema of the values under undeclared keys, or nil if Swift ignores these keys.
    private mutating func additionalSchema(of schema: SchemaObject) -> SchemaObject? {
        if let values = classifier.valueSchema(of: schema) { return values }
        if let additional = schema.additionalProperties, additional.boolean == true { return additional }
        let isAny = schema.additionalProperties?.saysNothingButObject ?? false
        return schema.patternProperties.isEmpty && !isAny ? nil : classifier.make(like: schema) { $0.boolean = true }
    }

    /// Adds a declaration to the property with its key.
    private mutating func add(
        _ property: SchemaProperty, owner: TypeID, isOwn: Bool = false, isCertain: Bool, to merge: inout Merge
    ) {
        let source = Merge.Source(
            key: property.key, declarations: [.init(schema: property.schema, owner: owner, isOwn: isOwn)],
            isCertain: isCertain, location: property.location)
        guard let index = merge.index[property.key] else {
            merge.index[property.key] = merge.sources.count
            merge.sources.append(source)
            return
        }
        let known = merge.sources[index]
        if !known.key.utf8.elementsEqual(property.key.utf8) {
            classifier.diagnostics.emit(
                ContractMessages.indistinctKeys(property.key, at: property.location, other: known.location))
        }
        merge.sources[index].add(source)
    }

    /// Records the required keys for which the record has no property, and the required keys of the alternatives, so
    /// that comparisons of contracts find them.
    private mutating func restrict(_ id: TypeID, by merge: Merge) {
        let unnamed = merge.required.keys.filter { merge.index[$0] == nil && !merge.ended.contains($0) }
        if !unnamed.isEmpty {
            definitions[id.rawValue].constraints.restrictions["required"] = Set(unnamed)
        }
        if !merge.alternatives.isEmpty, !merge.alternatives.contains([]) {
            let text = merge.alternatives.map { $0.sorted().joined(separator: ", ") }.sorted().joined(separator: " or ")
            definitions[id.rawValue].constraints.restrictions["anyOf", default: []].insert(text)
        }
    }

    private mutating func reportUnknownRequired(_ merge: Merge) {
        for (key, location) in merge.required where merge.index[key] == nil && !merge.ended.contains(key) {
            classifier.diagnostics.emit(ContractMessages.unknownRequired(key, at: location))
        }
    }

    // MARK: Properties

    /// Makes the property of a record from all its declarations. The type of the property is any JSON if the
    /// declarations contradict each other.
    private mutating func property(_ source: Merge.Source, merge: Merge, id: TypeID) -> PropertyDefinition {
        let telling = telling(source.declarations, besides: id)
        if telling.count > 1 {
            for declaration in telling where declaration.isOwn {
                rememberHome(of: declaration.schema, key: source.key, in: declaration.owner)
            }
        }
        let schema = combined(source, as: telling.map(\.schema))
        // A type that is made from several declarations belongs only to this record.
        let owner = telling.count == 1 ? telling[0].owner : nestingOwner(of: id)
        let use: TypeUse
        if telling.count > 1, let last = telling.last?.schema, classifier.isContradiction(schema) {
            let others = source.declarations.map(\.schema.location).filter { $0 != last.location }.prefix(8)
            classifier.diagnostics.emit(
                ContractMessages.contradiction(source.key, at: last.location, others: Array(others)))
            use = TypeUse(.json, constraints: Self.noValue)
        } else {
            use = self.use(of: schema, in: owner, as: .property(source.key))
        }
        var property = definition(
            of: source.key, schema: schema, use: use, isRequired: merge.required[source.key] != nil, id: id,
            declaredIn: source.owner, isCertain: source.isCertain, at: source.location)
        property.content = content(of: source.schemas, in: owner, as: .property(source.key))
        if merge.successors.contains(source.key) {
            // With `after-sunset`, a property that replaces another property is required and strict.
            property.isRequired = true
            property.absence = .failure
        }
        return property
    }

    /// Returns the type of the JSON document inside of a string, or nil.
    private mutating func content(
        of schemas: [SchemaObject], in owner: TypeID, as role: InlineRole
    ) -> TypeReference? {
        // This check is fast, because most properties have neither `contentSchema` nor a reference.
        guard schemas.contains(where: { $0.contentSchema != nil || $0.reference != nil }) else { return nil }
        var texts = schemas
        var isText = false
        for schema in schemas {
            let (target, form) = classifier.resolvedForm(of: schema)
            switch form {
            case .scalar(.string): isText = true
            // This declaration has no type, but adds other keywords to the declarations with a type.
            case .any: break
            case .scalar, .unsupported, .same, .enumeration, .array, .dictionary, .record, .union: return nil
            }
            texts.append(target)
        }
        guard isText, texts.contains(where: { $0.constraints.contentMediaType.map(MediaType.isJSON) ?? false }),
            let content = texts.lazy.compactMap(\.contentSchema).last
        else { return nil }
        let reference = use(of: content, in: owner, as: role).reference
        return reference.definitions.isEmpty ? nil : reference
    }

    private func nestingOwner(of id: TypeID) -> TypeID {
        if case .inline(let owner, .base) = definitions[id.rawValue].origin { return owner }
        return id
    }

    /// Returns the declarations without repetitions. If one declaration remains, the property has the type of that
    /// declaration, instead of a copy that is nested in the record itself.
    private mutating func telling(_ declarations: [Merge.Declaration], besides id: TypeID) -> [Merge.Declaration] {
        guard declarations.count > 1 else { return declarations }
        var kept: [Merge.Declaration] = []
        var places: [Int: Int] = [:]
        for declaration in declarations {
            let meaning = classifier.meaning(of: declaration.schema)
            if let place = places[meaning] {
                let known = kept[place].owner
                let isBetter =
                    known == id
                    || declaration.owner != id
                        && definitions[declaration.owner.rawValue].pointer < definitions[known.rawValue].pointer
                if isBetter { kept[place] = declaration }
            } else {
                places[meaning] = kept.count
                kept.append(declaration)
            }
        }
        return kept
    }

    /// Makes one schema for a property that several parts declare.
    ///
    /// - Parameter telling: The declarations without repetitions.
    private mutating func combined(_ source: Merge.Source, as telling: [SchemaObject]) -> SchemaObject {
        guard source.declarations.count > 1, let last = source.declarations.last?.schema else { return telling[0] }
        let parts = telling.map { classifier.declared(by: $0) }
        let formats = Set(source.schemas.map(\.format))
        let schema = classifier.make(like: last) { schema in
            if source.isCertain { schema.allOf = parts } else { schema.anyOf = parts }
            schema.isReadOnly = source.schemas.contains(where: \.isReadOnly)
            schema.isWriteOnly = source.schemas.contains(where: \.isWriteOnly)
            schema.isDeprecated = source.schemas.contains(where: \.isDeprecated)
            schema.titleNode = source.schemas.lazy.compactMap(\.titleNode).last
            schema.descriptionNode = source.schemas.lazy.compactMap(\.descriptionNode).last
            if source.isCertain {
                // A later schema overrides the default of a schema that it extends.
                schema.defaultValue = source.schemas.lazy.compactMap(\.defaultValue).last
                // Two different constants contradict each other.
                let constants = source.schemas.compactMap(\.constant)
                if Set(constants.map { ContractValue($0) }).count == 1 { schema.constant = constants.last }
            }
            schema.examples = source.schemas.last { !$0.examples.isEmpty }?.examples ?? []
            schema.extensions = SchemaExtensions.merged(source.schemas.compactMap(\.extensions))
            let constraints = source.schemas.map(\.constraints)
            schema.constraints =
                source.isCertain ? .intersection(of: constraints) : ValueConstraints.common(to: constraints)
            if source.isCertain || formats.count == 1 { schema.format = formats.compactMap(\.self).min() }
        }
        // If the declarations have several formats, the format that determines the type is kept.
        if source.isCertain, formats.compactMap(\.self).count > 1 {
            schema.format = classifier.resolvedForm(of: schema).schema.format ?? schema.format
        }
        return schema
    }
}
