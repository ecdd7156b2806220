package import ContractModel

/// Compares enumerations by their values and unions by the types of their variants, without regard to positions.
extension ContractComparison {
    package mutating func compare(_ old: EnumerationShape, _ new: EnumerationShape, at place: Place) {
        for value in new.cases where old.position(of: value.value) == nil {
            emitCase("added", value, old, new, at: place)
        }
        for value in old.cases where new.position(of: value.value) == nil {
            emitCase("removed", value, old, new, at: place)
        }
        if old.allowsOthers == new.allowsOthers { return }
        let isWider = new.allowsOthers
        emit(Self.suffix(.anyOf, isWider ? "added" : "removed"), each: place) {
            $0.message =
                "\(place.quoted) may \(isWider ? "also" : "no longer") have other values than the listed values."
            if isWider, $0.effect == .unknownVariant { $0.effect = .unknownValue }
            $0.swiftEffect = .none
        }
    }

    private mutating func emitCase(
        _ word: String, _ value: EnumerationCase, _ old: EnumerationShape, _ new: EnumerationShape, at place: Place
    ) {
        let text = value.value.jsonLine
        var place = place
        if word == "added" { place.new = value.location } else { place.old = value.location }
        place.subject = place.subject.part(.value(value.value))
        // The rule for an enumeration that is a whole response has its own id.
        place.usages.sort()
        var known: Set<String> = []
        for usage in place.usages {
            let suffix = "enum-value-\(word)"
            let id = usage == Usage(.response, .body) ? "response-mediatype-\(suffix)" : Self.id(suffix, usage)
            guard known.insert(id).inserted else { continue }
            emit(id, place) {
                $0.message =
                    "\(place.quoted) \(word == "added" ? "has a new value" : "no longer has the value") \(text)."
                if word == "added" { $0.after = text } else { $0.before = text }
                // A server that allows any value still accepts the removed value.
                if word == "removed", new.allows(value.value), $0.rule.direction == .request {
                    ($0.severity, $0.effect) = (.info, .none)
                }
                // An app that is in use already allows the value.
                if old.allowsOthers, $0.effect == .unknownValue { $0.effect = .none }
            }
        }
    }

    // MARK: Unions

    /// - Parameter values: The values of both unions.
    mutating func compare(
        _ old: UnionShape, _ new: UnionShape, _ values: (old: AcceptedValues, new: AcceptedValues), at place: Place
    ) {
        var oldByName = variants(of: old, oldText)
        var newByName = variants(of: new, newText)
        compareRenamedVariants(&oldByName, &newByName, at: place)
        let kept = oldByName.filter { newByName[$0.key] != nil }.map(\.value)
        for (name, variant) in newByName where oldByName[name] == nil {
            emitAdded(name, variant, besides: kept, old, new, values, at: place)
        }
        for (name, variant) in oldByName {
            guard let other = newByName[name] else {
                emitRemoved(name, variant, old, values, at: place)
                continue
            }
            var inner = place.inner("(\(name))")
            (inner.old, inner.new) = (variant.location, other.location)
            compare(variant.use, other.use, at: inner)
        }
        compareExclusion(old, new, oldByName, newByName, at: place)
        compareDiscriminators(old, new, oldByName, newByName, at: place)
    }

    /// Finds variants of both unions that accept the same values under different names, and gives the old variant the
    /// new name.
    private mutating func compareRenamedVariants(
        _ old: inout [String: VariantDefinition], _ new: inout [String: VariantDefinition], at place: Place
    ) {
        let context = ValueContainment.Context(direction: place.directions.first ?? .response, reader: .validator)
        for (name, variant) in old.sorted(by: { $0.key < $1.key }) where new[name] == nil {
            let values = values(variant.use, .old)
            let successor = new.sorted { $0.key < $1.key }.first { other in
                old[other.key] == nil && Set(other.value.discriminatorValues) == Set(variant.discriminatorValues)
                    && containment.areEqual(values, self.values(other.value.use, .new), context)
            }
            guard let successor else { continue }
            old[name] = nil
            old[successor.key] = variant
            // Schemas with names are reported when they are compared.
            if self.old.isNamed(variant.use.reference), self.new.isNamed(successor.value.use.reference) { continue }
            var inner = place
            (inner.old, inner.new) = (variant.location, successor.value.location)
            emit("api-schema-renamed", inner) {
                $0.message = "The variant '\(name)' of \(place.quoted) is now called '\(successor.key)'."
                ($0.before, $0.after) = (name, successor.key)
            }
        }
    }

    /// - Parameter kept: The variants that both unions have.
    private mutating func emitAdded(
        _ name: String, _ variant: VariantDefinition, besides kept: [VariantDefinition], _ old: UnionShape,
        _ new: UnionShape, _ values: (old: AcceptedValues, new: AcceptedValues), at place: Place
    ) {
        var place = place
        place.new = variant.location
        let added = self.values(variant.use, .new)
        let reading = ValueContainment.Context(direction: .response, reader: .generatedType)
        let isRead = containment.containsInVariant(old, values.old, added, reading) == .yes
        let isNarrower = isExclusive(new) && kept.contains { excludes(added, self.values($0.use, .old)) }
        let fallback = defaultVariant(of: old, oldText)
        emit(Self.suffix(new.keyword, "added"), each: place) {
            $0.message = "\(place.quoted) may also be \(name)."
            $0.after = name
            if $0.rule.direction == .response {
                if isRead { ($0.severity, $0.effect) = (.info, .none) } else { $0.effect = $0.effect.reading(fallback) }
            } else if isNarrower {
                ($0.severity, $0.effect) = (.warning, .mayBeRejected)
            }
        }
    }

    private mutating func emitRemoved(
        _ name: String, _ variant: VariantDefinition, _ old: UnionShape,
        _ values: (old: AcceptedValues, new: AcceptedValues), at place: Place
    ) {
        var place = place
        place.old = variant.location
        let sending = ValueContainment.Context(direction: .request, reader: .validator, isText: place.isText)
        let index = old.variants.firstIndex { $0.location == variant.location } ?? 0
        let kept = containment.contains(values.new, variant: index, of: old, values.old, sending)
        let verdict = sent(kept, self.values(variant.use, .old), values.new, sending)
        emit(Self.suffix(old.keyword, "removed"), each: place) {
            $0.message = "\(place.quoted) can no longer be \(name)."
            $0.before = name
            if $0.rule.direction == .request {
                let effect = verdict.effect == .rejected ? .mayBeRejected : verdict.effect
                ($0.severity, $0.effect) = (verdict.severity, effect)
            }
        }
    }

    /// Reports an alternative of `oneOf` if some of its values now also conform to another alternative. `oneOf` rejects
    /// such values.
    private mutating func compareExclusion(
        _ old: UnionShape, _ new: UnionShape, _ oldByName: [String: VariantDefinition],
        _ newByName: [String: VariantDefinition], at place: Place
    ) {
        guard isExclusive(new), place.directions.contains(.request) else { return }
        let sending = ValueContainment.Context(direction: .request, reader: .validator)
        let overlaps = oldByName.contains { name, variant in
            let values = values(variant.use, .old)
            return newByName.contains { otherName, other in
                let before = oldByName[otherName]
                // The addition of the other alternative is reported separately.
                if otherName == name || newByName[name] == nil || before == nil && old.keyword == .oneOf {
                    return false
                }
                guard excludes(self.values(other.use, .new), values) else { return false }
                guard old.keyword == .oneOf, let before = before.map({ self.values($0.use, .old) }) else { return true }
                return !excludes(before, values)
                    || containment.contains(before, self.values(other.use, .new), sending) != .yes
            }
        }
        guard overlaps else { return }
        emit("list-of-types-narrowed", each: place.limited { $0 == .request }) {
            $0.message =
                "Some values of \(place.quoted) now conform to several of its alternatives, but only one is allowed."
            ($0.severity, $0.effect, $0.swiftEffect) = (.warning, .mayBeRejected, .none)
        }
    }

    /// Whether a value may conform to only one of the alternatives, and no discriminator selects the alternative.
    private func isExclusive(_ union: UnionShape) -> Bool { union.keyword == .oneOf && union.discriminator == nil }

    /// Whether values of a schema may also conform to an alternative of the same `oneOf`, which then rejects them.
    private mutating func excludes(_ alternative: AcceptedValues, _ values: AcceptedValues) -> Bool {
        let sending = ValueContainment.Context(direction: .request, reader: .validator)
        return !containment.rejects(alternative, values, sending)
    }

    private static func suffix(_ keyword: UnionShape.Keyword, _ word: String) -> String {
        switch keyword {
        case .oneOf: "one-of-\(word)"
        case .anyOf: "any-of-\(word)"
        case .other: word == "added" ? "list-of-types-widened" : "list-of-types-narrowed"
        }
    }

    /// Maps names to variants. The name of an inline variant is its `nameHint`, which does not depend on its
    /// place in the union.
    private func variants(of union: UnionShape, _ text: ContractText) -> [String: VariantDefinition] {
        Dictionary(union.variants.map { (name(of: $0, text), $0) }) { first, other in
            // Several values of a mapping may have variants with the same schema.
            var variant = first
            variant.discriminatorValues += other.discriminatorValues
            return variant
        }
    }

    private func name(of variant: VariantDefinition, _ text: ContractText) -> String {
        if case .definition(let id) = variant.use.reference, case .inline = text.contract[id].origin {
            return variant.nameHint
        }
        return text.type(variant.use.reference)
    }

    /// Returns the name of the variant that decodes values with an unknown discriminator.
    private func defaultVariant(of union: UnionShape, _ text: ContractText) -> String? {
        guard union.discriminator != nil, let index = union.defaultVariant else { return nil }
        return name(of: union.variants[index], text)
    }

    private mutating func compareDiscriminators(
        _ old: UnionShape, _ new: UnionShape, _ oldByName: [String: VariantDefinition],
        _ newByName: [String: VariantDefinition], at place: Place
    ) {
        let fallback = defaultVariant(of: old, oldText)
        let cases = ComparedCases(old: cases(of: old, oldText), new: cases(of: new, newText))
        guard old.discriminator == new.discriminator else {
            let suffix =
                old.discriminator == nil
                ? "discriminator-added"
                : new.discriminator == nil ? "discriminator-removed" : "discriminator-property-name-changed"
            emit(suffix, each: place) {
                $0.message = "The key that distinguishes the variants of \(place.quoted) has changed."
                ($0.before, $0.after) = (old.discriminator, new.discriminator)
                $0.effect = $0.effect.reading(fallback)
                $0.swiftEffect = cases.effect(on: Set(oldByName.keys))
            }
            return
        }
        guard new.discriminator != nil else { return }
        let newFallback = defaultVariant(of: new, newText)
        compareDefaults(fallback, newFallback, oldByName, newByName, at: place)
        let oldValues = Self.mapping(oldByName)
        let newValues = Self.mapping(newByName)
        for (value, name) in newValues.sorted(by: { $0.key < $1.key })
        where (oldValues[value] ?? fallback) != name {
            let isNew = oldValues[value] == nil
            // The report of the new variant covers its values.
            if isNew, oldByName[name] == nil { continue }
            emit(isNew ? "discriminator-mapping-added" : "discriminator-mapping-changed", each: place) {
                $0.message = "In \(place.quoted) the value '\(value)' means \(name)."
                ($0.before, $0.after) = (oldValues[value], name)
                $0.effect = $0.effect.reading(fallback)
                $0.swiftEffect = cases.effect(on: Set([oldValues[value], name].compactMap(\.self)))
            }
        }
        for (value, name) in oldValues.sorted(by: { $0.key < $1.key }) where newValues[value] == nil {
            // The default variant already accepts these values.
            if newByName[name] == nil || name == newFallback { continue }
            emit("discriminator-mapping-deleted", each: place) {
                $0.message = "In \(place.quoted) the value '\(value)' no longer means \(name)."
                $0.before = name
                $0.swiftEffect = cases.effect(on: [name])
            }
        }
    }

    /// Maps each case of the Swift enumeration to its payload. Several values of a mapping may each have a case.
    private func cases(of union: UnionShape, _ text: ContractText) -> [String: String] {
        Dictionary(union.variants.map { ($0.nameHint, name(of: $0, text)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Compares the variants for values that the mapping does not list (OpenAPI 3.2.0, section 4.25.1).
    private mutating func compareDefaults(
        _ old: String?, _ new: String?, _ oldByName: [String: VariantDefinition],
        _ newByName: [String: VariantDefinition],
        at place: Place
    ) {
        guard old != new else { return }
        guard let new else {
            // The report of the removed variant covers its values.
            guard let old, newByName[old] != nil else { return }
            return emit("discriminator-default-mapping-deleted", each: place) {
                $0.message = "In \(place.quoted) other values of the discriminator no longer mean \(old)."
                $0.before = old
            }
        }
        if old == nil, oldByName[new] == nil { return }
        emit("discriminator-default-mapping-\(old == nil ? "added" : "changed")", each: place) {
            $0.message = "In \(place.quoted) other values of the discriminator mean \(new)."
            ($0.before, $0.after) = (old, new)
        }
    }

    private static func mapping(_ variants: [String: VariantDefinition]) -> [String: String] {
        var mapping: [String: String] = [:]
        for (name, variant) in variants {
            for value in variant.discriminatorValues { mapping[value] = name }
        }
        return mapping
    }
}

/// Maps the cases of both Swift enumerations to their payloads.
private struct ComparedCases {
    let old: [String: String]
    let new: [String: String]

    /// Returns the effect of a change on the cases whose payloads are in both unions. Other payloads have their own
    /// changes.
    func effect(on payloads: Set<String>) -> SwiftEffect {
        let kept = payloads.intersection(old.values).intersection(new.values)
        let before = old.filter { kept.contains($0.value) }, after = new.filter { kept.contains($0.value) }
        if before.keys.contains(where: { new[$0] == nil }) { return .removesVariant }
        if before.contains(where: { new[$0.key] != $0.value }) { return .changesType }
        return after.keys.contains { old[$0] == nil } ? .addsCase : .none
    }
}

extension ChangeEffect {
    /// The effect of a value that an app does not know, if the union has a variant for such values.
    fileprivate func reading(_ fallback: String?) -> ChangeEffect {
        guard self == .unknownVariant, let fallback else { return self }
        return .defaultVariant(fallback)
    }
}
