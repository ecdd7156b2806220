import ContractModel

/// Judges a change by the values that one contract's side writes and the other contract's side reads.
extension ContractComparison {
    /// A change of a type, with its usual consequences.
    struct TypeChange {
        /// The ending of the rule's id.
        var suffix: String
        var severity: ChangeSeverity
        var effect: ChangeEffect
    }

    static let encodingChanged = "content-encoding-changed"
    static let typeChanged = "type-changed"

    func values(_ use: TypeUse, _ side: ContractSide) -> AcceptedValues {
        AcceptedValues(use, side, in: side == .old ? old : new)
    }

    func values(of property: PropertyDefinition, _ side: ContractSide) -> AcceptedValues {
        values(property.use, side).part(property, payload: nil)
    }

    func values(of value: ValueDefinition, _ side: ContractSide) -> AcceptedValues {
        values(value.use, side).part(value.use, isNullable: value.isNullable)
    }

    /// Returns the consequences of a change of type. The result is nil if both types have the same form.
    mutating func typeChange(
        _ oldUse: TypeUse, _ newUse: TypeUse, _ direction: Usage.Direction, at place: Place
    ) -> TypeChange? {
        // Nullability is compared separately.
        var (old, new) = (values(oldUse, .old).withoutNull, values(newUse, .new).withoutNull)
        if old.hasSeparateKeywords(with: new) {
            (old, new) = (old.withTypeAlone, new.withTypeAlone)
        }
        let isAlike =
            old.constraints.allowsNumberText == new.constraints.allowsNumberText && old.isAnyJSON == new.isAnyJSON
        if old.form.isAlike(new.form), isAlike { return nil }
        if direction == .request, let constant = place.constant { old = constant.withoutNull }
        let context = ValueContainment.Context(
            direction: direction, reader: direction == .request ? .validator : .generatedType, isText: place.isText)
        let kept = containment.contains(new, old, context)
        let known = containment.contains(old, new, context)
        let suffix = Self.suffix(old, new, kept, known)
        let verdict =
            direction == .request ? sent(kept, old, new, context) : read(known, old, new)
        return TypeChange(suffix: suffix, severity: verdict.severity, effect: verdict.effect)
    }

    private static func suffix(
        _ old: AcceptedValues, _ new: AcceptedValues, _ kept: ValueContainment.Answer, _ known: ValueContainment.Answer
    ) -> String {
        if case .scalar(let left) = old.form, case .scalar(let right) = new.form,
            (left.jsonTypes, right.jsonTypes) == (.string, .string),
            old.constraints.statedEncoding != new.constraints.statedEncoding
        {
            return encodingChanged
        }
        switch (kept == .yes, known == .yes) {
        case (true, true): return "type-compatible"
        case (true, false):
            guard case .union(let union) = new.form else {
                return new.constraints.allowsNumberText ? "list-of-types-widened" : "type-generalized"
            }
            return union.keyword == .other ? "list-of-types-widened" : "wrapped-in-one-of"
        case (false, true):
            guard case .union(let union) = old.form else {
                return old.constraints.allowsNumberText ? "list-of-types-narrowed" : "type-specialized"
            }
            return union.keyword == .other ? "list-of-types-narrowed" : "unwrapped-from-one-of"
        case (false, false): return typeChanged
        }
    }

    typealias Verdict = (severity: ChangeSeverity, effect: ChangeEffect)

    /// Judges values that a shipped app sends to a server with the new contract.
    mutating func sent(
        _ kept: ValueContainment.Answer, _ old: AcceptedValues, _ new: AcceptedValues,
        _ context: ValueContainment.Context
    ) -> Verdict {
        switch kept {
        case .yes: (.info, .none)
        case .unknown: (.warning, .mayBeRejected)
        case .no: (.breaking, containment.rejects(new, old, context) ? .rejected : .mayBeRejected)
        }
    }

    /// Judges values that a server with the new contract sends to a shipped app.
    private func read(_ known: ValueContainment.Answer, _ old: AcceptedValues, _ new: AcceptedValues) -> Verdict {
        if known == .yes {
            guard case .enumeration(let enumeration) = old.form, case .scalar = new.form else { return (.info, .none) }
            return (.info, enumeration.allowsOthers ? .none : .unknownValue)
        }
        if let effect = conversion(old, new) { return (.warning, effect) }
        // The decoder of base64 also reads the alphabet of base64url, and the decoder of base64url also reads the
        // alphabet of base64.
        if case .scalar(let left) = old.form, case .scalar(let right) = new.form,
            Set([left, right]) == [.data, .base64URL]
        {
            return (.warning, .converted)
        }
        return known == .unknown ? (.warning, .mayBeLost) : (.breaking, .lost)
    }

    /// Returns the effect if the old type converts the values of other JSON types (Documentation/Tolerance.md).
    private func conversion(_ old: AcceptedValues, _ new: AcceptedValues) -> ChangeEffect? {
        guard case .scalar(let scalar) = old.form else { return nil }
        let others = new.types.subtracting(old.types)
        let isConverted = others.members.allSatisfy {
            $0.convertLosslessly(to: scalar.jsonTypes) || ($0 == .number && scalar == .string)
        }
        guard !others.isEmpty, isConverted else { return nil }
        if scalar == .boolean, others.contains(.integer), !new.hasOnlyBits { return nil }
        // Strings that may be numbers have a pattern of digits.
        return others.contains(.string) && !new.constraints.allowsNumberText ? .convertedAtTimes : .converted
    }
}
