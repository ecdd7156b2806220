import ContractModel

/// Compares unions by their variants.
extension ValueContainment {
    /// Whether the outer schema accepts each variant of the inner union.
    mutating func containsVariants(
        _ outer: AcceptedValues, of union: UnionShape, _ inner: AcceptedValues, _ context: Context
    ) -> Answer {
        var answer = Answer.yes
        for index in union.variants.indices where answer != .no {
            answer = min(answer, contains(outer, variant: index, of: union, inner, context))
        }
        return answer
    }

    /// Whether the outer schema accepts all values of one variant of the inner union.
    mutating func contains(
        _ outer: AcceptedValues, variant index: Int, of union: UnionShape, _ inner: AcceptedValues, _ context: Context
    ) -> Answer {
        let variants = inner.variants(of: union)
        let variant = variants[index]
        guard case .union(let outerUnion) = outer.form else { return contains(outer, variant, context) }
        if let key = union.discriminator, key == outerUnion.discriminator {
            return containsTagged(outerUnion, outer, union.variants[index], variant, context)
        }
        let siblings = union.keyword == .oneOf ? variants.without(index) : []
        return containsInVariant(outerUnion, outer, variant, besides: siblings, context)
    }

    /// Compares a variant with the outer variants that have its values of the discriminator.
    private mutating func containsTagged(
        _ union: UnionShape, _ outer: AcceptedValues, _ variant: VariantDefinition, _ inner: AcceptedValues,
        _ context: Context
    ) -> Answer {
        var answer = Answer.yes
        for tag in variant.discriminatorValues {
            let index = union.variants.firstIndex { $0.discriminatorValues.contains(tag) } ?? union.defaultVariant
            guard let index else { return .no }
            answer = min(answer, contains(outer.part(union.variants[index].use), inner, context))
        }
        return variant.discriminatorValues.isEmpty ? .unknown : answer
    }

    /// Whether each value belongs to a variant, and for `oneOf` to exactly one variant.
    ///
    /// - Parameter siblings: The other variants of the inner `oneOf`. No value of the inner schema belongs to these
    ///   variants.
    mutating func containsInVariant(
        _ union: UnionShape, _ outer: AcceptedValues, _ inner: AcceptedValues, besides siblings: [AcceptedValues] = [],
        _ context: Context
    ) -> Answer {
        let isExclusive = union.keyword == .oneOf && union.discriminator == nil && context.reader == .validator
        let answer = containsInOne(
            of: outer.variants(of: union), isExclusive: isExclusive, inner, besides: siblings, context)
        guard answer == .yes, let key = union.discriminator else { return answer }
        return hasTags(inner, key, of: union)
    }

    /// Whether each value belongs to an alternative, and to only one alternative if the choice is exclusive.
    mutating func containsInOne(
        of variants: [AcceptedValues], isExclusive: Bool, _ inner: AcceptedValues, besides siblings: [AcceptedValues],
        _ context: Context
    ) -> Answer {
        let answers = variants.map { variant in
            // The decoder keeps a value as unknown JSON if its constants belong to no variant.
            context.reader == .generatedType && rejects(variant, inner, context)
                ? .no : contains(variant, inner, context)
        }
        guard let best = answers.indices.max(by: { answers[$0] < answers[$1] }) else { return .no }
        guard answers[best] == .yes else {
            return answers[best] == .no ? containsEach(variants, isExclusive: isExclusive, inner, context) : .unknown
        }
        guard isExclusive else { return .yes }
        var answer = Answer.yes
        for index in variants.indices where index != best {
            if rejects(variants[index], inner, context) { continue }
            if siblings.contains(where: { contains($0, variants[index], context) == .yes }) { continue }
            if answers[index] == .yes { return .no }
            answer = .unknown
        }
        return answer
    }

    /// Whether each value of an enumeration, and each variant of a union, belongs to a variant. They may belong to
    /// different variants.
    private mutating func containsEach(
        _ variants: [AcceptedValues], isExclusive: Bool, _ inner: AcceptedValues, _ context: Context
    ) -> Answer {
        let parts: [AcceptedValues]
        switch inner.form {
        case .enumeration(let enumeration) where !enumeration.allowsOthers && enumeration.cases.count > 1:
            parts = enumeration.cases.map { inner.part(TypeUse(.json), constant: $0) }
        case .union(let union) where budget > 0 && depth < Self.depthLimit: parts = inner.variants(of: union)
        default: return .no
        }
        depth += 1
        defer { depth -= 1 }
        var answer = Answer.yes
        for part in parts where answer != .no {
            budget -= 1
            answer = min(answer, containsInOne(of: variants, isExclusive: isExclusive, part, besides: [], context))
        }
        return answer
    }

    /// Whether every value of the record's discriminator belongs to a variant of the union.
    private func hasTags(_ inner: AcceptedValues, _ key: String, of union: UnionShape) -> Answer {
        guard case .object(let id, _) = inner.form,
            let property = inner.contract[id].shape.allProperties.first(where: { $0.key == key })
        else { return .no }
        let known = Set(union.variants.flatMap(\.discriminatorValues))
        let values = inner.part(property, payload: nil)
        guard property.isRequired, case .enumeration(let enumeration) = values.form, !enumeration.allowsOthers else {
            return .unknown
        }
        return enumeration.cases.allSatisfy { $0.value.tag.map(known.contains) ?? false } ? .yes : .unknown
    }

    // MARK: Choices without variants

    /// Whether the choices of the outer schema accept every value of the inner schema. The alternatives of these
    /// choices are not variants of the outer schema's type.
    mutating func acceptsInChoices(
        of keyword: ConstraintKeyword, _ outer: AcceptedValues, _ inner: AcceptedValues
    ) -> Answer {
        let choices = outer.constraints.choices.filter { $0.isExclusive == (keyword.keyword == "oneOf") }
        // Other rules of the keyword, such as `{required: [a]}`, have no alternatives.
        guard choices.count == keyword.rules(outer.constraints)?.count else { return .unknown }
        let rest = max(0, budget - Self.choiceBudget)
        budget -= rest
        defer { budget += rest }
        let context = Context(direction: .request, reader: .validator)
        let (parts, areExclusive) = inner.alternatives
        return choices.reduce(.yes) { answer, choice in
            let variants = choice.alternatives.map { AcceptedValues($0, in: outer) }
            let types = variants.reduce(into: JSONTypes()) { $0.formUnion($1.types.withIntegers) }
            return parts.indices.reduce(answer) { answer, index in
                // A branch with a type that no outer alternative has does not matter here, because the type of the
                // outer schema has variants for such values.
                if parts[index].types.isDisjoint(with: types) { return answer }
                return min(
                    answer,
                    containsInOne(
                        of: variants, isExclusive: choice.isExclusive, parts[index],
                        besides: areExclusive ? parts.without(index) : [], context))
            }
        }
    }

    private static let choiceBudget = 1 << 10

    // MARK: Disjoint schemas

    /// Whether the outer schema certainly rejects every value of the inner schema.
    mutating func rejects(_ outer: AcceptedValues, _ inner: AcceptedValues, _ context: Context) -> Bool {
        guard budget > 0, depth < Self.depthLimit, !(outer.isNullable && inner.isNullable) else { return false }
        budget -= 1
        depth += 1
        defer { depth -= 1 }
        switch (outer.form, inner.form) {
        case (.json, _), (_, .json): return false
        case (_, .union(let union)):
            return inner.variants(of: union).allSatisfy { rejects(outer, $0, context) }
        case (.union(let union), _):
            return outer.variants(of: union).allSatisfy { rejects($0, inner, context) }
        case (.enumeration(let left), .enumeration(let right)) where !left.allowsOthers && !right.allowsOthers:
            return left.cases.allSatisfy { right.position(of: $0.value) == nil }
        case (.object, .object), (.object, .map), (.map, .object): return rejectsMembers(outer, inner, context)
        default: break
        }
        let types = (outer.types, inner.types)
        if types.0.isEmpty || types.1.isEmpty { return false }
        if context.isText, types.0.contains(.string) || types.1.contains(.string) { return false }
        if types.0.withIntegers.isDisjoint(with: types.1.withIntegers) { return true }
        if context.reader == .validator, case .enumeration(let listed) = inner.form, !listed.allowsOthers {
            return listed.cases.allSatisfy { outer.constraints.excludes($0.value) }
        }
        if context.reader == .validator, case .enumeration(let listed) = outer.form, !listed.allowsOthers {
            return listed.cases.allSatisfy { inner.constraints.excludes($0.value) }
        }
        if context.reader == .validator, types.0.union(types.1).isSubset(of: [.integer, .number]) {
            return outer.excludesNumbers(of: inner)
        }
        return context.reader == .validator && types.0.union(types.1) == .string
            && Self.areDisjoint(outer.constraints.statedFormat, inner.constraints.statedFormat)
    }
}

extension Array {
    func without(_ index: Int) -> [Element] { Array(self[..<index] + self[(index + 1)...]) }
}

extension JSONTypes {
    /// The types, with `integer` added if they contain `number`.
    fileprivate var withIntegers: JSONTypes { contains(.number) ? union(.integer) : self }
}
