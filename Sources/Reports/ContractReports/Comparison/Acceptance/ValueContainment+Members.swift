import ContractModel

/// Compares records and maps.
extension ValueContainment {
    mutating func containsMembers(_ outer: AcceptedValues, _ inner: AcceptedValues, _ context: Context) -> Answer {
        let (outerMembers, innerMembers) = (Members(outer), Members(inner))
        let innerByKey = innerMembers.byKey
        var answer = Answer.yes
        for property in outerMembers.properties where property.travels(context.direction) {
            if let other = innerByKey[property.key], other.travels(context.direction) {
                if property.isRequired, !other.isRequired { return .no }
                answer = min(
                    answer,
                    contains(
                        outer.part(property, payload: outerMembers.payload),
                        inner.part(other, payload: innerMembers.payload), context))
            } else {
                if property.isRequired { return .no }
                let part = outer.part(property, payload: outerMembers.payload)
                answer = min(answer, containsFurther(part, innerMembers, context))
            }
            if answer == .no { return .no }
        }
        // The decoder of a record ignores other keys, unless the type keeps their values.
        if context.reader == .generatedType, outerMembers.further == nil { return answer }
        let known = Set(outerMembers.properties.map(\.key))
        for property in innerMembers.properties
        where property.travels(context.direction) && !known.contains(property.key) {
            if outerMembers.isClosed { return .no }
            guard let further = outerMembers.further else { continue }
            answer = min(answer, contains(further, inner.part(property, payload: innerMembers.payload), context))
        }
        guard let further = innerMembers.further else { return answer }
        if outerMembers.isClosed { return .no }
        return min(answer, outerMembers.further.map { contains($0, further, context) } ?? .yes)
    }

    /// Compares a property with the values under keys that the inner schema does not name.
    private mutating func containsFurther(
        _ property: AcceptedValues, _ inner: Members, _ context: Context
    ) -> Answer {
        guard let further = inner.further else { return .yes }
        // Objects of any JSON usually have the keys that the record describes.
        return further.isAnyJSON ? (property.isAnyJSON ? .yes : .unknown) : contains(property, further, context)
    }

    // MARK: Listed values

    /// Whether the outer schema, a list, map or record, accepts one listed value.
    mutating func accepts(_ listed: EnumerationCase, _ outer: AcceptedValues, _ context: Context) -> Answer {
        switch (outer.form, listed.value) {
        case (.list(let element), .array(let values)):
            return values.map { accepts($0, of: listed, outer.element(element), context) }.min() ?? .yes
        case (.map, .object(let values)), (.object, .object(let values)):
            let members = Members(outer)
            let byKey = members.byKey
            let keys = Set(values.map(\.key))
            let required = members.properties.filter { $0.isRequired && $0.travels(context.direction) }
            guard required.allSatisfy({ keys.contains($0.key) }) else { return .no }
            return values.map { member in
                if let property = byKey[member.key] {
                    let part = outer.part(property, payload: members.payload)
                    return accepts(member.value, of: listed, part, context)
                }
                if members.isClosed { return .no }
                return members.further.map { accepts(member.value, of: listed, $0, context) } ?? .yes
            }.min() ?? .yes
        default: return .no
        }
    }

    private mutating func accepts(
        _ value: ContractValue, of listed: EnumerationCase, _ outer: AcceptedValues, _ context: Context
    ) -> Answer {
        let single = EnumerationCase(value: value, location: listed.location)
        return contains(outer, outer.part(TypeUse(.json), constant: single), context)
    }

    // MARK: Disjoint schemas

    /// Whether the outer schema rejects every value of the inner schema, because it rejects a member of all values.
    mutating func rejectsMembers(_ outer: AcceptedValues, _ inner: AcceptedValues, _ context: Context) -> Bool {
        let (outerMembers, innerMembers) = (Members(outer), Members(inner))
        let innerByKey = innerMembers.byKey
        for property in outerMembers.properties where property.travels(context.direction) {
            guard let other = innerByKey[property.key], other.travels(context.direction) else {
                if property.isRequired, innerMembers.further == nil { return true }
                continue
            }
            guard property.isRequired || other.isRequired else { continue }
            if rejects(
                outer.part(property, payload: outerMembers.payload), inner.part(other, payload: innerMembers.payload),
                context)
            {
                return true
            }
        }
        guard outerMembers.isClosed, context.reader == .validator else { return false }
        let known = Set(outerMembers.properties.map(\.key))
        return innerMembers.properties.contains {
            $0.isRequired && $0.travels(context.direction) && !known.contains($0.key)
        }
    }

    /// The members that an object may have.
    struct Members {
        var properties: [PropertyDefinition] = []
        var payload: TypeReference?
        /// The values under other keys, if the schema describes them.
        var further: AcceptedValues?
        var byKey: [String: PropertyDefinition] {
            Dictionary(properties.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        }
        /// Whether values have only the keys of the properties.
        var isComplete: Bool { further == nil }
        /// Whether other keys are forbidden.
        var isClosed: Bool

        init(_ values: AcceptedValues) {
            isClosed =
                values.constraints.forbids("additionalProperties")
                || values.constraints.forbids("unevaluatedProperties")
            switch values.form {
            case .object(let id, let payload):
                properties = values.contract[id].shape.allProperties
                self.payload = payload
                if case .record(let record) = values.contract[id].shape, let use = record.additionalProperties {
                    further = values.part(use)
                }
            case .map(let value): further = isClosed ? nil : values.element(value)
            default: further = values.part(TypeUse(.json))
            }
        }
    }
}
