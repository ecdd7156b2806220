import ContractModel
import Diagnostics
import YAMLTree

/// Classifies `oneOf`, `anyOf` and other choices.
extension SchemaClassifier {
    /// Returns the form of a schema with `oneOf` or `anyOf`. The other keywords of the schema apply to every branch.
    mutating func compositionForm(of schema: SchemaObject) -> SchemaForm {
        let isExclusive = !schema.oneOf.isEmpty
        // Few schemas have both `oneOf` and `anyOf`. In these schemas, `anyOf` restricts the alternatives of `oneOf`.
        let possible = (isExclusive ? schema.oneOf : schema.anyOf).filter { $0.boolean != false && !isNull($0) }
        let described = possible.filter { !$0.onlyRestricts }
        let areAlternatives = restrictsNothing(described, of: possible, schema)
        let listed = areAlternatives ? possible : described
        // A branch without a type also accepts values that are not objects.
        if areAlternatives, possible.contains(where: { $0.onlyRestricts && $0.types.isEmpty }) { return .any }
        let branches = distinctBranches(listed.filter { !leadsBack($0) })
        if branches.isEmpty, !listed.isEmpty {
            diagnostics.emit(ContractMessages.circularReference(at: schema.location))
            return .any
        }
        let rest = make(like: schema) {
            $0.copyAll(of: schema)
            $0.oneOf = []
            $0.anyOf = isExclusive ? schema.anyOf.filter { !$0.onlyRestricts } : []
            $0.discriminator = nil
        }
        if branches.isEmpty { return rest.anyOf.isEmpty ? plainForm(of: rest) : compositionForm(of: rest) }
        if !isExclusive, !schema.types.contains(.array),
            mergesIntoOneRecord(branches, discriminator: schema.discriminator)
        {
            return .record
        }
        let completed = completed(branches, with: rest).filter { !isMade($0) || !hasNoValue($0) }
        if !completed.isEmpty { return unionForm(of: completed, in: schema) }
        // An alternative without a type, such as `{required: [a]}`, remains.
        if (schema.oneOf + schema.anyOf).contains(where: \.onlyRestricts) { return plainForm(of: rest) }
        return .unsupported(isNullable(schema) ? .nullAlone : .contradiction)
    }

    /// Whether neither the schema nor the described branches allow an object that the other branches could restrict.
    /// Then a branch such as `{required: [a]}` in `anyOf: [{type: integer}, {required: [a]}]` is an alternative of its
    /// own.
    private mutating func restrictsNothing(
        _ described: [SchemaObject], of possible: [SchemaObject], _ schema: SchemaObject
    ) -> Bool {
        !described.isEmpty && !schema.hasProperties && schema.allOf.isEmpty
            && possible.contains { $0.onlyRestricts && ($0.types == .object || !$0.required.isEmpty) }
            && !described.contains { allowsObjects($0) }
    }

    /// Whether a branch is the union itself, or a union that has this union as a branch. A branch of this kind has no
    /// effect.
    private mutating func leadsBack(_ branch: SchemaObject) -> Bool {
        guard branch.reference != nil, !branch.hasStructure, let target = target(of: branch) else { return false }
        return isPending(target)
    }

    /// Returns the form of a schema during a migration (`x-also-accepts`): a union of the declared type and the types
    /// from or to which the backend migrates.
    mutating func migrationForm(of schema: SchemaObject, accepting accepted: [SchemaObject]) -> SchemaForm {
        let own = declared(by: schema)
        let ownTypes = resolvedForm(of: own).form.jsonTypes
        let others = accepted.filter { !resolvedForm(of: $0).form.jsonTypes.convertLosslessly(to: ownTypes) }
        return others.isEmpty ? .same(own) : unionForm(of: [own] + others, in: schema)
    }

    /// Returns the schema without `x-also-accepts`. The result is stored, because combinations are identified by their
    /// parts.
    mutating func declared(by schema: SchemaObject) -> SchemaObject {
        guard let extensions = schema.extensions, !extensions.alsoAccepts.isEmpty else { return schema }
        if let known = declaredAlone[ObjectIdentifier(schema)] { return known }
        let own = make(like: schema) {
            $0.copyAll(of: schema)
            $0.extensions = SchemaExtensions()
            $0.extensions?.caseNotes = extensions.caseNotes
        }
        declaredAlone[ObjectIdentifier(schema)] = own
        return own
    }

    /// Returns each branch combined with the keywords next to the composition, if these keywords have an effect.
    private mutating func completed(_ branches: [SchemaObject], with rest: SchemaObject) -> [SchemaObject] {
        let hasSiblings =
            !rest.properties.isEmpty || !rest.required.isEmpty || !rest.anyOf.isEmpty || !rest.allOf.isEmpty
            || (rest.additionalProperties != nil && rest.additionalProperties?.boolean == nil)
        guard hasSiblings else {
            let kept = branches.filter { !isExcluded($0, by: rest) }
            // Authors write `type: object` by habit, even next to a choice of other types.
            let isHabit = kept.isEmpty && rest.types.subtracting(.null) == .object
            return (isHabit ? branches : kept).map { typed($0, like: rest) }
        }
        let isPlain = rest.anyOf.isEmpty && rest.allOf.isEmpty
        if isPlain, rest.hasProperties, rest.types.isEmpty, !branches.contains(where: { allowsObjects($0) }) {
            diagnostics.emit(ContractMessages.propertiesWithoutObject(at: rest.location))
        }
        return branches.filter { !isPlain || !isExcluded($0, by: rest) }.map { branch in
            if isPlain, describes(branch, all: rest) || !allowsObjects(branch) { return branch }
            return make(like: branch) { $0.allOf = [rest, branch] }
        }
    }

    /// Whether the branch allows none of the types that `type` next to the composition states. Without a `type`,
    /// properties do not exclude values that are not objects.
    private mutating func isExcluded(_ branch: SchemaObject, by rest: SchemaObject) -> Bool {
        guard !rest.types.isEmpty else { return false }
        let end = resolvedForm(of: branch)
        let types = rest.types.contains(.number) ? rest.types.union(.integer) : rest.types
        return kinds(of: end.schema, end.form).isDisjoint(with: types)
    }

    private mutating func allowsObjects(_ branch: SchemaObject) -> Bool {
        let end = resolvedForm(of: branch)
        return kinds(of: end.schema, end.form).contains(.object)
    }

    /// Returns the branch with the type that is stated next to the composition, if the branch states no type.
    private mutating func typed(_ branch: SchemaObject, like rest: SchemaObject) -> SchemaObject {
        guard branch.reference == nil, branch.types.isEmpty, branch.allOf.isEmpty, branch.oneOf.isEmpty,
            branch.anyOf.isEmpty, branch.boolean == nil, !rest.types.isEmpty
        else { return branch }
        return make(like: branch) {
            $0.copyAll(of: branch)
            $0.types = rest.types
            if $0.items == nil { $0.items = rest.items }
        }
    }

    /// Whether the branch itself has every property that is next to the composition, and the schemas of these
    /// properties have no properties themselves.
    private mutating func describes(_ branch: SchemaObject, all rest: SchemaObject) -> Bool {
        guard case .record = resolvedForm(of: branch).form else { return false }
        // The final form of the property is not requested here, because this function may be called while the form is
        // determined.
        for schema in rest.properties.map(\.schema) where schema.reference == nil {
            if schema.hasProperties || !schema.allOf.isEmpty || !schema.anyOf.isEmpty { return false }
        }
        let known = mergedKeys(of: branch)
        return rest.properties.allSatisfy { known.keys.contains($0.key) }
            && rest.required.allSatisfy { known.required.contains($0.key) || !known.keys.contains($0.key) }
            && rest.additionalProperties == nil
    }

    /// Returns the keys and the required keys of a record, including keys from `allOf` and references.
    mutating func mergedKeys(of schema: SchemaObject) -> (keys: Set<String>, required: Set<String>) {
        var keys: Set<String> = []
        var required: Set<String> = []
        var pending = [schema]
        var seen: Set<ObjectIdentifier> = []
        while let next = pending.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted, allowsComposing(next) else { continue }
            keys.formUnion(next.properties.map(\.key))
            required.formUnion(next.required.map(\.key))
            pending += describing(next)
        }
        return (keys, required)
    }

    /// Returns the properties of a record, including properties from `allOf` and references, in the order of the
    /// document.
    mutating func ownProperties(of schema: SchemaObject) -> [SchemaProperty] {
        var properties: [SchemaProperty] = []
        var seen: Set<ObjectIdentifier> = []
        var pending = [schema]
        while let next = pending.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            properties += next.properties
            pending += describing(next).reversed()
        }
        return properties
    }

    /// Returns the other schemas that describe a record: its parts and the schema to which it refers, or the schema
    /// that is known to be its form. The final form is not requested here, because this function may be called while
    /// the form is determined.
    private mutating func describing(_ schema: SchemaObject) -> [SchemaObject] {
        if let next = narrowed[schema] { return [next] }
        if !schema.isAlone, !isOnlyReference(schema), !polymorphism.isBase(schema),
            case .same(let next)? = knownForm(of: schema)
        {
            return [next]
        }
        return (target(of: schema).map { [$0] } ?? []) + schema.allOf
    }

    // MARK: Branches

    /// Returns the form of a union. Equal branches are merged first.
    mutating func unionForm(of branches: [SchemaObject], in schema: SchemaObject) -> SchemaForm {
        let branches = distinctBranches(branches.filter { !isNull($0) })
        for branch in branches where resolvedForm(of: branch).form.isAny { return .any }
        // A discriminator distinguishes the branches that it names, so all of them are kept.
        let telling = schema.discriminator == nil ? withoutContained(branches) : branches
        let kept = mergedScalars(telling, in: schema)
        guard let first = kept.first else { return .any }
        return kept.count == 1 ? .same(first) : .union(kept)
    }

    /// The identity with which branches are compared. Two named schemas are two types, even if their contents are
    /// equal. Inline schemas with the same contents are one type, unless their titles differ.
    private enum BranchMeaning: Hashable {
        case named(schema: Int)
        case inline(meaning: Int, title: String?)
    }

    private mutating func distinctBranches(_ branches: [SchemaObject]) -> [SchemaObject] {
        guard branches.count > 1 else { return branches }
        var places: [BranchMeaning: Int] = [:]
        var kept: [SchemaObject] = []
        for branch in branches {
            let meaning = branchMeaning(of: branch)
            if let place = places[meaning] {
                kept[place] = mergedScalar([kept[place], branch])
            } else {
                places[meaning] = kept.count
                kept.append(branch)
            }
        }
        return kept
    }

    /// Removes branches that are also branches of another branch.
    private mutating func withoutContained(_ branches: [SchemaObject]) -> [SchemaObject] {
        var contained: Set<BranchMeaning> = []
        for branch in branches {
            guard case .union(let inner) = resolvedForm(of: branch).form else { continue }
            for branch in inner { contained.insert(branchMeaning(of: branch)) }
        }
        let others = contained.isEmpty ? branches : branches.filter { !contained.contains(branchMeaning(of: $0)) }
        return others.isEmpty ? branches : others
    }

    private mutating func branchMeaning(of branch: SchemaObject) -> BranchMeaning {
        var branch = branch
        for _ in 0..<limits.depth {
            if isOnlyReference(branch) {
                guard let end = referenceEnd(of: branch) else { break }
                return .named(schema: end.number)
            }
            guard branch.reference == nil, branch.titleNode == nil, case .same(let next) = form(of: branch) else {
                break
            }
            branch = next
        }
        return .inline(meaning: meaning(of: branch), title: branch.title)
    }

    // MARK: anyOf of objects that cannot be distinguished

    /// The greatest number of branches that are compared with each other. More branches always become a union.
    static let comparisonLimit = 500

    /// Whether the branches of an `anyOf` become one record. Several branches may apply to one value. If no constant,
    /// discriminator or required key distinguishes them, a union would lose properties of that value.
    mutating func mergesIntoOneRecord(_ branches: [SchemaObject], discriminator: DiscriminatorObject?) -> Bool {
        let heirs = discriminator?.heirs ?? []
        guard discriminator == nil || !heirs.isEmpty, branches.count > 1, branches.count <= Self.comparisonLimit else {
            return false
        }
        var described: [(keys: Set<String>, required: Set<String>)] = []
        for branch in branches {
            guard case .record = resolvedForm(of: branch).form else { return false }
            described.append(mergedKeys(of: branch))
        }
        guard !hasTellingConstants(branches) else { return false }
        // Branches without names and titles are parts of one description.
        if branches.allSatisfy({ $0.reference == nil && $0.titleNode == nil && $0.allOf.isEmpty }) { return true }
        let isHeir = branches.map { branch in
            !heirs.isEmpty && extendedSchema(of: branch).map { heirs.contains(ObjectIdentifier($0)) } ?? false
        }
        return described.indices.contains { left in
            described.indices.contains { right in
                left < right && !(isHeir[left] && isHeir[right])
                    && described[left].required.isSubset(of: described[right].keys)
                    && described[right].required.isSubset(of: described[left].keys)
            }
        }
    }

    /// Whether all branches have different constants, or different enumerations, for one property.
    private mutating func hasTellingConstants(_ branches: [SchemaObject]) -> Bool {
        let tables = branches.map { constants(of: $0) }
        guard let first = tables.first else { return false }
        return first.keys.contains { key in
            var seen: Set<String> = []
            return tables.allSatisfy { table in
                guard let values = table[key] else { return false }
                return values.allSatisfy { seen.insert($0).inserted }
            }
        }
    }

    /// Maps the keys of a record's properties to the values that constants or enumerations list for them, including
    /// keys from `allOf` and references. Listed values distinguish the record even if other values are allowed.
    ///
    /// - Parameter isClosed: Whether enumerations are used only if they allow no other value.
    mutating func constants(of schema: SchemaObject, isClosed: Bool = false) -> [String: [String]] {
        var constants: [String: [String]] = [:]
        var pending = [schema]
        var seen: Set<ObjectIdentifier> = []
        while let next = pending.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted, allowsComposing(next) else { continue }
            for property in next.properties {
                guard let values = listedTexts(of: property.schema, isClosed: isClosed) else { continue }
                // The parts of an `allOf` apply together.
                if let known = constants[property.key].map({ Set($0) }) {
                    constants[property.key] = values.filter { known.contains($0) }
                } else {
                    constants[property.key] = values
                }
            }
            pending += describing(next)
        }
        return constants
    }

    /// Returns the values of `const` or `enum`, behind references and compositions of one schema and null. The final
    /// form of the schema is not requested here, because this function may be called while the form is determined.
    private mutating func listedTexts(of schema: SchemaObject, isClosed: Bool) -> [String]? {
        var schema = schema
        for _ in 0..<limits.depth {
            if let values = schema.constant.map({ [$0] }) ?? (isClosed ? schema.onlyValues : schema.enumeration) {
                return values.map(\.text)
            }
            if isOnlyReference(schema), let target = target(of: schema) {
                schema = target
            } else if schema.allOf.count == 1, schema.isNothingButAllOf {
                schema = schema.allOf[0]
            } else if !schema.allOf.isEmpty, let constant = constant(of: schema) {
                return [constant.text]
            } else {
                let branches = (schema.oneOf + schema.anyOf).filter { !isNull($0) }
                guard branches.count == 1, schema.reference == nil, schema.allOf.isEmpty else { return nil }
                schema = branches[0]
            }
        }
        return nil
    }
}
