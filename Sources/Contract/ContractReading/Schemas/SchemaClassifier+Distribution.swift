import ContractModel
import YAMLTree

/// Classifies `allOf` with unions. The result is a union of combinations of their branches with the other parts.
extension SchemaClassifier {
    /// The greatest number of variants for a composition of unions, unless one of the unions has more branches.
    static let variantLimit = 64
    /// The greatest number of variants for all compositions of unions in a document. Unions of unions multiply.
    static let distributionLimit = 20_000
    /// The greatest number of pairs of branches that are compared for one composition.
    static let pairLimit = 250_000
    /// The greatest number of nested branches of a union that are examined.
    private static let withinLimit = 1_000
    /// The greatest number of pairs of branches that are compared for all compositions of a document.
    static let pairLimitInAll = 5_000_000

    /// Returns the form of parts that apply together, some of which are unions. The branches of each union are combined
    /// with the combinations that were found before. The result is a union, or a single schema if only one combination
    /// has values.
    mutating func distributedForm(of parts: [ResolvedPart], in schema: SchemaObject) -> SchemaForm {
        if isComposingTooMuch { return .any }
        let parts = withoutUnionsAround(parts)
        if parts.count == 1 { return form(of: schema, asNoMoreThan: parts[0].part) }
        var combinations: [Combination] = [Combination()]
        let told = toldApart(parts)
        // Parts that are not unions come first, because they exclude branches of the unions. The next part is the union
        // whose branches a discriminator distinguishes.
        let ranks = parts.indices.map { !parts[$0].form.isUnion ? 0 : $0 == told ? 1 : 2 }
        for place in parts.indices.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) }) {
            let choices = choices(of: parts[place], at: place)
            let limit = max(Self.variantLimit, combinations.count, choices.count)
            guard combinations.count * choices.count <= Self.pairLimit else { return .unsupported(.tooManyBranches) }
            comparedCount += combinations.count * choices.count
            guard comparedCount <= Self.pairLimitInAll else { return .unsupported(.tooManyBranchesInAll) }
            combinations = multiplied(combinations, by: choices, tellApart: place == told, limit: limit + 1)
            guard combinations.count <= limit else { return .unsupported(.tooManyVariants) }
        }
        distributedCount += combinations.count
        guard distributedCount <= Self.distributionLimit else { return .unsupported(.tooManyVariantsInAll) }
        let originals = told.map { discriminatedBranches(of: parts[$0]) } ?? []
        let variants = combinations.map { variant(of: $0, in: schema) }.filter { !hasNoValue($0) }
        guard let first = variants.first else { return nothing(commonTo: parts) }
        guard variants.count > 1 else { return form(of: schema, asNoMoreThan: first) }
        let form = unionForm(of: variants, in: schema)
        guard case .union(let variants) = form, let told else { return form }
        let union = make(like: schema) {
            $0.oneOf = variants
            $0.discriminator = parts[told].schema.discriminator
        }
        distributedBranches[union] = originals
        return .same(union)
    }

    /// Returns the form of a schema that is equivalent to another schema. A schema that extends a base with a
    /// discriminator keeps its own type.
    private mutating func form(of schema: SchemaObject, asNoMoreThan other: SchemaObject) -> SchemaForm {
        guard polymorphism.isChild(schema) else { return .same(other) }
        narrowed[schema] = other
        return .record
    }

    /// Returns the branches among which the discriminator of a union selects. If the builder made the union, these are
    /// the branches in the document.
    private func discriminatedBranches(of union: ResolvedPart) -> [SchemaObject] {
        if let branches = distributedBranches[union.schema] { return branches }
        return if case .union(let branches) = union.form { branches } else { [] }
    }

    /// Removes each union that has another part among its branches, also in nested unions. The union has no effect,
    /// because all values of that part satisfy the union.
    private mutating func withoutUnionsAround(_ parts: [ResolvedPart]) -> [ResolvedPart] {
        let meanings = Set(parts.map { meaning(of: $0.part) })
        let kept = parts.filter { $0.form.isUnion ? meanings.isDisjoint(with: meaningsWithin($0)) : true }
        return kept.isEmpty ? parts : kept
    }

    /// Returns the meanings of a union's branches and of their nested branches, at most `withinLimit` of them.
    private mutating func meaningsWithin(_ part: ResolvedPart) -> Set<Int> {
        var meanings: Set<Int> = []
        var pending = [part.form]
        while let form = pending.popLast() {
            guard case .union(let branches) = form else { continue }
            for branch in branches where meanings.insert(meaning(of: branch)).inserted {
                if meanings.count >= Self.withinLimit { return meanings }
                pending.append(resolvedForm(of: branch).form)
            }
        }
        return meanings
    }

    /// Returns the index of the union whose discriminator has the most entries. Returns nil unless all discriminators
    /// have one common property.
    private func toldApart(_ parts: [ResolvedPart]) -> Int? {
        let discriminators = parts.map { $0.form.isUnion ? $0.schema.discriminator : nil }
        guard Set(discriminators.compactMap(\.?.propertyName)).count == 1 else { return nil }
        return parts.indices.filter { discriminators[$0] != nil }.max {
            discriminators[$0]?.entries.count ?? 0 < discriminators[$1]?.entries.count ?? 0
        }
    }

    /// Returns the part that distinguishes each branch: `Cat` for `allOf: [Pet, Cat]` next to `allOf: [Pet, Dog]`.
    /// Returns the branch itself if it is in the document.
    func tellingParts(of branches: [SchemaObject]) -> [SchemaObject] {
        guard branches.count > 1 else { return branches }
        let parts = branches.map { spelledParts(of: $0) }
        var counts: [ObjectIdentifier: Int] = [:]
        for part in parts.joined() { counts[ObjectIdentifier(part), default: 0] += 1 }
        let told = branches.map { toldBranch(of: $0) }
        var toldCounts: [ObjectIdentifier: Int] = [:]
        for branch in told.compactMap(\.self) { toldCounts[ObjectIdentifier(branch), default: 0] += 1 }
        return zip(zip(branches, told), parts).map { branches, parts in
            let (branch, told) = branches
            if let told, toldCounts[ObjectIdentifier(told)] == 1 { return told }
            let own = parts.filter { counts[ObjectIdentifier($0)] == 1 }
            return own.count == 1 ? own[0] : branch
        }
    }

    /// Returns the schemas of the document from which a schema was made, or the schema itself if it is in the document.
    func spelledParts(of schema: SchemaObject) -> [SchemaObject] {
        var parts: [SchemaObject] = []
        var pending = [schema]
        var seen: Set<ObjectIdentifier> = []
        while let next = pending.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            if isMade(next), next.isNothingButAllOf { pending += next.allOf.reversed() } else { parts.append(next) }
        }
        return parts
    }

    /// Schemas that apply together: one branch of each part.
    fileprivate struct Combination {
        var members: [Member] = []
        /// The meanings of all members (`SchemaMeanings`).
        var says: Set<Int> = []
        /// The meanings of the member that was added last.
        var added: Set<Int> = []
        /// The branch of the document that a discriminator distinguishes, or nil.
        var told: SchemaObject?

        /// Whether the combination already includes the meaning of a schema.
        func says(_ member: Member) -> Bool {
            member.says.isSubset(of: says) || !member.within.isDisjoint(with: says)
        }

        func with(_ member: Member) -> Combination {
            // A union that has the new member among its branches has no effect.
            let others = members.filter { $0.within.isDisjoint(with: member.says) }
            return Combination(
                members: others + [member], says: says.union(member.says), added: member.says, told: told)
        }
    }

    /// A schema in a combination, with facts that show whether it can apply together with other schemas.
    fileprivate struct Member {
        let resolved: ResolvedPart
        /// The index of the part from which the schema comes, in the order of the document.
        let place: Int
        /// The meaning of the schema before references are followed. Two named schemas are two types, even if they are
        /// equal.
        let meaning: Int
        /// The meanings of the parts of the schema, which apply together.
        let says: Set<Int>
        /// The meanings of a union's branches and of their nested branches. The set is empty if the schema is not a
        /// union.
        let within: Set<Int>
        let kinds: JSONTypes
        /// Maps the keys of properties to the values that the schema allows for them.
        let properties: [String: PropertyBound]
        /// The number of the set of values that the schema lists, or nil if it lists no values.
        let listed: ListedTextSets.ID?
    }

    /// The values that a schema allows for a property: their types, and the listed values.
    fileprivate struct PropertyBound {
        var isRequired: Bool
        var kinds: JSONTypes?
        /// The number of the set of values that the schema lists for the property, or nil.
        var listed: ListedTextSets.ID?
    }

    /// Returns the branches of a union, or the part itself if it is not a union.
    private mutating func choices(of part: ResolvedPart, at place: Int) -> [Member] {
        guard case .union(let branches) = part.form else { return [member(part, at: place)] }
        return branches.map { branch in
            let end = resolvedForm(of: branch)
            return member(ResolvedPart(part: branch, schema: end.schema, form: end.form), at: place)
        }
    }

    private mutating func member(_ part: ResolvedPart, at place: Int) -> Member {
        let properties = part.form.isRecord ? propertyBounds(of: part.schema) : [:]
        let listed = part.schema.onlyValues ?? part.schema.constant.map { [$0] }
        return Member(
            resolved: part, place: place, meaning: meaning(of: part.part), says: meaningsTogether(in: part.part),
            within: part.form.isUnion ? meaningsWithin(part) : [], kinds: kinds(of: part.schema, part.form),
            properties: properties,
            listed: listed.map { listedTextSets.id(of: Set($0.map { ListedValue.canonicalText($0.text) })) })
    }

    /// Returns the meanings of the parts of a schema that consists only of an `allOf`, directly or through references.
    /// For any other schema, returns the schema's own meaning.
    private mutating func meaningsTogether(in schema: SchemaObject) -> Set<Int> {
        var meanings: Set<Int> = []
        var pending = [schema]
        var seen: Set<ObjectIdentifier> = []
        while let next = pending.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            let isReference = isOnlyReference(next)
            let described = isReference ? referenceEnd(of: next) ?? next : next
            let isTogether = described.isNothingButAllOf && !polymorphism.isBase(described)
            if isReference || !isTogether { meanings.insert(meaning(of: next)) }
            guard isTogether else { continue }
            if case .same(let other)? = knownForm(of: described) {
                pending.append(other)
            } else {
                pending += described.allOf
            }
        }
        return meanings
    }

    private mutating func propertyBounds(of record: SchemaObject) -> [String: PropertyBound] {
        let required = mergedKeys(of: record).required
        var bounds: [String: PropertyBound] = [:]
        for (key, values) in constants(of: record, isClosed: true) {
            let values = Set(values.map(ListedValue.canonicalText))
            bounds[key] = PropertyBound(isRequired: required.contains(key), listed: listedTextSets.id(of: values))
        }
        for property in ownProperties(of: record) {
            // The form of the property is not requested here, because this function may be called while the form is
            // determined.
            guard let types = statedTypes(of: property.schema) else { continue }
            var bound = bounds[property.key] ?? PropertyBound(isRequired: required.contains(property.key))
            bound.kinds = bound.kinds.map { $0.intersection(types) } ?? types
            bounds[property.key] = bound
        }
        return bounds
    }

    /// Returns the JSON types that `type` states, also behind references, or nil without `type`.
    private mutating func statedTypes(of schema: SchemaObject) -> JSONTypes? {
        let schema = referenceEnd(of: schema) ?? schema
        guard schema.isAlone, !schema.types.isEmpty else { return nil }
        var types = schema.types
        if types.contains(.number) { types.formUnion(.integer) }
        return isNullable(schema) ? types.union(.null) : types
    }

    /// Returns each combination with one of the choices added, for all pairs that have a common value. A combination
    /// that already includes a choice, or a branch of a choice, is returned unchanged, because a larger combination
    /// would describe only some of its values.
    ///
    /// - Parameter tellApart: Whether a discriminator selects among the choices, so that all choices are kept even if
    ///   they overlap.
    private mutating func multiplied(
        _ combinations: [Combination], by choices: [Member], tellApart: Bool, limit: Int
    ) -> [Combination] {
        let isSaid = combinations.map { combination in choices.contains { combination.says($0) } }
        let whole = zip(combinations, isSaid).filter { $1 && $0.says.count == 1 && $0.told == nil }
        let single = Set(whole.flatMap { $0.0.says })
        var result: [Combination] = []
        for (combination, isSaid) in zip(combinations, isSaid) {
            if isSaid {
                result.append(combination)
                continue
            }
            for choice in choices where single.isDisjoint(with: choice.says) {
                guard combination.members.allSatisfy({ self.areCompatible($0, choice) }) else { continue }
                var next = combination.with(choice)
                if tellApart { next.told = told(choice) }
                result.append(next)
                if result.count >= limit { return result }
            }
        }
        return withoutNarrower(result)
    }

    /// Returns the branch of the document from which a choice was made.
    private func told(_ choice: Member) -> SchemaObject {
        toldBranch(of: choice.resolved.part) ?? choice.resolved.part
    }

    /// Returns the branch of the document from which an intersection made a branch, if a discriminator distinguishes
    /// the branch. Returns nil for other branches.
    func toldBranch(of branch: SchemaObject) -> SchemaObject? {
        guard let branches = distributedBranches[branch], branches.count == 1 else { return nil }
        return branches[0]
    }

    /// Removes a combination that includes all members of another combination, and all but one of equal combinations.
    /// If a union lists both a branch and a nested branch of it, the combinations with both are kept.
    private func withoutNarrower(_ combinations: [Combination]) -> [Combination] {
        guard 2...Self.comparisonLimit ~= combinations.count, combinations.contains(where: { $0.says.count > 2 }) else {
            return combinations
        }
        var seen: Set<Set<Int>> = []
        return combinations.filter { combination in
            guard combination.told != nil || seen.insert(combination.says).inserted else { return false }
            return !combinations.contains {
                $0.told === combination.told && $0.says.isStrictSubset(of: combination.says)
                    && !$0.added.isStrictSubset(of: combination.added)
            }
        }
    }

    /// Whether a value may satisfy both schemas. Types, listed values, and the constants of required properties decide.
    private mutating func areCompatible(_ left: Member, _ right: Member) -> Bool {
        guard !left.kinds.isDisjoint(with: right.kinds) else { return false }
        if let first = left.listed, let second = right.listed, listedTextSets.areDisjoint(first, second) {
            return false
        }
        for (key, bound) in left.properties {
            guard let other = right.properties[key], bound.isRequired || other.isRequired else { continue }
            if let kinds = bound.kinds, let others = other.kinds, kinds.isDisjoint(with: others) { return false }
            if let first = bound.listed, let second = other.listed, listedTextSets.areDisjoint(first, second) {
                return false
            }
        }
        return true
    }

    /// Returns the only member that describes the values, or a schema that combines all members.
    private mutating func variant(
        of combination: Combination, in schema: SchemaObject
    ) -> SchemaObject {
        let members = combination.members.sorted { $0.place < $1.place }
        let kinds = members.reduce(JSONTypes.all) { $0.intersection($1.kinds) }
        // A member that only states a type, or allows anything, has no effect on the other members.
        let telling = members.filter { !saysOnlyType($0, among: kinds) }
        var seen: Set<Int> = []
        let parts = telling.filter { seen.insert($0.meaning).inserted }.map(\.resolved.part)
        if parts.count == 1 { return parts[0] }
        // If all members only state a type, the member with the fewest types is used.
        if parts.isEmpty, let narrowest = members.min(by: { $0.kinds.members.count < $1.kinds.members.count }) {
            return narrowest.resolved.part
        }
        let variant = make(like: schema) { $0.allOf = parts }
        if let branch = combination.told { distributedBranches[variant] = [branch] }
        return variant
    }

    private func saysOnlyType(_ member: Member, among kinds: JSONTypes) -> Bool {
        let schema = member.resolved.schema
        switch member.resolved.form {
        case .any: return !schema.onlyRestricts || schema.required.isEmpty
        case .dictionary(nil): return kinds == .object && !schema.hasStructure
        case .array(nil): return kinds == .array && schema.prefixItems.isEmpty
        case .unsupported, .same, .scalar, .enumeration, .array, .dictionary, .record, .union: return false
        }
    }
}
