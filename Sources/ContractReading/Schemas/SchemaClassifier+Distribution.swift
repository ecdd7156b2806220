package import ContractModel
package import YAMLTree

/// `allOf` with unions in it: a union of what their branches and the other parts say together.
extension SchemaClassifier {
    /// Bound on the variants that several unions make together. What one union has may be as long as it is.
    static let variantLimit = 64
    /// Bound on the variants that all such compositions of a document make together: unions of unions multiply.
    static let distributionLimit = 20_000
    /// Bound on the pairs of branches that one composition holds against each other.
    static let pairLimit = 250_000
    /// Bound on the branches of branches that are looked for in a union.
    private static let withinLimit = 1_000
    /// The same of all compositions of a document.
    static let pairLimitInAll = 5_000_000

    mutating func distributedForm(of parts: [ResolvedPart], in schema: SchemaObject) -> SchemaForm {
        if isComposingTooMuch { return .any }
        let parts = withoutUnionsAround(parts)
        if parts.count == 1 { return form(of: schema, asNoMoreThan: parts[0].part) }
        var combinations: [Combination] = [Combination()]
        let told = toldApart(parts)
        // What has one form bounds the branches of the others, so that fewer are combined. Then those that a discriminator tells apart.
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

    /// One that a base with a discriminator lists among its own stays a type of its own.
    private mutating func form(of schema: SchemaObject, asNoMoreThan other: SchemaObject) -> SchemaForm {
        guard polymorphism.isChild(schema) else { return .same(other) }
        narrowed[schema] = other
        return .record
    }

    /// The branches among which the discriminator of a union chooses: of one that was made, those of the document's.
    private func discriminatedBranches(of union: ResolvedPart) -> [SchemaObject] {
        if let branches = distributedBranches[union.schema] { return branches }
        return if case .union(let branches) = union.form { branches } else { [] }
    }

    /// A union that has another part among its branches, or among those of its branches, says nothing beside it.
    private mutating func withoutUnionsAround(_ parts: [ResolvedPart]) -> [ResolvedPart] {
        let meanings = Set(parts.map { meaning(of: $0.part) })
        let kept = parts.filter { $0.form.isUnion ? meanings.isDisjoint(with: meaningsWithin($0)) : true }
        return kept.isEmpty ? parts : kept
    }

    /// The numbers of what a union's branches say, and of what the branches of these do; of so many as the limit allows.
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

    /// The union whose discriminator chooses among what its branches became, where all unions that have one go by one property.
    private func toldApart(_ parts: [ResolvedPart]) -> Int? {
        let discriminators = parts.map { $0.form.isUnion ? $0.schema.discriminator : nil }
        guard Set(discriminators.compactMap(\.?.propertyName)).count == 1 else { return nil }
        return parts.indices.filter { discriminators[$0] != nil }.max {
            discriminators[$0]?.entries.count ?? 0 < discriminators[$1]?.entries.count ?? 0
        }
    }

    /// The part of each branch that no other branch has, and that distinguishes it: `Cat` of `allOf: [Pet, Cat]` beside
    /// `allOf: [Pet, Dog]`. The branch itself where the document spells it out.
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

    /// The schemas of the document that hold together in one that was made of them; of others the schema itself.
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

    /// Schemas that hold together, one of each part.
    fileprivate struct Combination {
        var members: [Member] = []
        /// The numbers of what they say.
        var says: Set<Int> = []
        /// Those of the last one.
        var added: Set<Int> = []
        /// The one of the branches among them that a discriminator tells apart.
        var told: SchemaObject?

        /// Whether what is added would add nothing.
        func says(_ member: Member) -> Bool {
            member.says.isSubset(of: says) || !member.within.isDisjoint(with: says)
        }

        func with(_ member: Member) -> Combination {
            // A union that has the new one among its branches says nothing beside it.
            let others = members.filter { $0.within.isDisjoint(with: member.says) }
            return Combination(
                members: others + [member], says: says.union(member.says), added: member.says, told: told)
        }
    }

    fileprivate struct Member {
        let resolved: ResolvedPart
        /// Where the document has the part among the others.
        let place: Int
        /// The meaning of the part, not of the schema to which it leads: two named schemas are two types, even if they say the same.
        let meaning: Int
        /// The same of the parts that hold together in it.
        let says: Set<Int>
        /// For a union: the meanings of its branches, and of their branches.
        let within: Set<Int>
        let kinds: JSONTypes
        /// What values its properties may have, as far as types, constants and enumerations bound them.
        let properties: [String: PropertyBound]
        /// The number of the values that the schema lists; nil where it lists none.
        let listed: ListedTextSets.ID?
    }

    fileprivate struct PropertyBound {
        var isRequired: Bool
        var kinds: JSONTypes?
        /// The number of the values that are listed.
        var listed: ListedTextSets.ID?
    }

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

    /// The numbers of what holds together in a schema that is nothing but an `allOf`, through references and further such; of others its own.
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
            // What the property is in the end is not asked: that question may be what led to this one.
            guard let types = statedTypes(of: property.schema) else { continue }
            var bound = bounds[property.key] ?? PropertyBound(isRequired: required.contains(property.key))
            bound.kinds = bound.kinds.map { $0.intersection(types) } ?? types
            bounds[property.key] = bound
        }
        return bounds
    }

    /// The JSON types that `type` names, through references; nil where it stands nowhere.
    private mutating func statedTypes(of schema: SchemaObject) -> JSONTypes? {
        let schema = referenceEnd(of: schema) ?? schema
        guard schema.isAlone, !schema.types.isEmpty else { return nil }
        var types = schema.types
        if types.contains(.number) { types.formUnion(.integer) }
        return isNullable(schema) ? types.union(.null) : types
    }

    /// Each combination with each choice that leaves it a value. One that says already what a choice does, or a branch of it, has nothing to add to
    /// it, and every combination with more than that one is within it.
    ///
    /// - Parameter tellApart: whether a discriminator chooses among them, so that each has values of its own, also those that are of another one.
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

    /// The document's branch that a choice is, or that one which is made of it and others.
    private func told(_ choice: Member) -> SchemaObject {
        toldBranch(of: choice.resolved.part) ?? choice.resolved.part
    }

    /// The branch that a discriminator tells apart, of one that an intersection made of it.
    func toldBranch(of branch: SchemaObject) -> SchemaObject? {
        guard let branches = distributedBranches[branch], branches.count == 1 else { return nil }
        return branches[0]
    }

    /// What says all that another combination does, and more, is within that one; what says the same is that one. But a union that has branches
    /// within each other tells them apart, and so does what is made of it.
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

    /// Whether a value may satisfy both, as far as types, listed values and the constants of required properties say.
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

    /// The one member that describes the values, or all of them together.
    private mutating func variant(
        of combination: Combination, in schema: SchemaObject
    ) -> SchemaObject {
        let members = combination.members.sorted { $0.place < $1.place }
        let kinds = members.reduce(JSONTypes.all) { $0.intersection($1.kinds) }
        // That a value is some object, or anything at all, is said by the others too.
        let telling = members.filter { !saysOnlyType($0, among: kinds) }
        var seen: Set<Int> = []
        let parts = telling.filter { seen.insert($0.meaning).inserted }.map(\.resolved.part)
        if parts.count == 1 { return parts[0] }
        // All say no more than a type: the narrowest says it.
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

    // MARK: Kinds

    /// Bound on how deep unions within unions are looked into.
    private static let kindsDepth = 4

    /// The JSON types that values of a form may have.
    mutating func kinds(of schema: SchemaObject, _ form: SchemaForm) -> JSONTypes {
        var known: [ObjectIdentifier: JSONTypes] = [:]
        return kinds(of: schema, form, depth: Self.kindsDepth, &known)
    }

    /// - Parameter known: of unions that were looked into, so that each is once: they may have their branches in common.
    private mutating func kinds(
        of schema: SchemaObject, _ form: SchemaForm, depth: Int, _ known: inout [ObjectIdentifier: JSONTypes]
    ) -> JSONTypes {
        switch form {
        case .any, .unsupported, .same: return .all
        case .enumeration(.json):
            return (schema.enumeration ?? []).reduce(into: []) { $0.formUnion($1.jsonTypes) }
        case .union(let branches):
            if let kinds = known[ObjectIdentifier(schema)] { return kinds }
            var kinds: JSONTypes = []
            for branch in branches where kinds != .all {
                let end = resolvedForm(of: branch)
                let isTooDeep = depth == 0 && end.form.isUnion
                kinds.formUnion(
                    isTooDeep ? .all : self.kinds(of: end.schema, end.form, depth: depth - 1, &known))
            }
            known[ObjectIdentifier(schema)] = kinds
            return kinds
        case .scalar, .enumeration, .array, .dictionary, .record:
            let types = form.jsonTypes
            return types.isEmpty ? .all : types == .number ? [.number, .integer] : types
        }
    }
}

extension YAMLNode {
    /// The JSON types of which the value is one. A number without a fraction is an integer too (JSON Schema 2020-12, section 4.2.3). What
    /// JSON has no number for is read as text where a text is allowed.
    package var jsonTypes: JSONTypes {
        switch kind {
        case .mapping: .object
        case .sequence: .array
        case .scalar:
            switch scalar {
            case .null?, nil: .null
            case .boolean?: .boolean
            case .integer?: [.integer, .number]
            case .number(let text)?: DecimalText.isWhole(text) ? [.integer, .number] : .number
            case .notANumber?, .infinity?: [.number, .string]
            case .string?: .string
            }
        }
    }
}
