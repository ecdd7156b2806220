package import ContractModel

/// Compares the kinds of values in one place.
extension ContractComparison {
    package mutating func compare(_ old: TypeUse, _ new: TypeUse, at place: Place) {
        compareConstraints(old, new, at: place)
        // A map without keys is empty, so the types of its values make no difference.
        if old.isMap, new.isMap, old.isEmptyMap || new.isEmptyMap { return }
        compareReferences(old, new, at: place)
    }

    private mutating func compareReferences(_ old: TypeUse, _ new: TypeUse, at place: Place) {
        switch (old.reference, new.reference) {
        case (.optional, _), (_, .optional): compareElements(old, new, at: place)
        case (.array(let oldElement), .array(let newElement)),
            (.dictionary(let oldElement), .dictionary(let newElement)):
            compareElements(
                TypeUse(oldElement, constraints: old.constraints.element ?? ValueConstraints()),
                TypeUse(newElement, constraints: new.constraints.element ?? ValueConstraints()), at: place.inner("[]"))
        case (.definition(let oldID), .definition(let newID)):
            compareDefinitions(oldID, newID, old, new, at: place)
        case (.generic(let oldID, let oldPayload), .generic(let newID, let newPayload)):
            compare(oldID, newID)
            compareElements(TypeUse(oldPayload), TypeUse(newPayload), at: place.inner(" payload"))
        case (.json, .json) where old.constraints.expectsObject && new.constraints.expectsObject:
            compareNullObjects(old.constraints, new.constraints, at: place)
        default: compareForms(old, new, at: place)
        }
    }

    /// Compares whether a free object may be null. The Swift type is any JSON, so there is no difference for code that
    /// reads the value.
    private mutating func compareNullObjects(_ old: ValueConstraints, _ new: ValueConstraints, at place: Place) {
        guard old.allowsNull != new.allowsNull else { return }
        let isWider = new.allowsNull
        emit(isWider ? "became-nullable" : "became-not-nullable", each: place.limited { $0 == .request }) {
            $0.message = "\(place.quoted) \(isWider ? "may now be null" : "may no longer be null")."
            ($0.before, $0.after) = isWider ? ("object", "object or null") : ("object or null", "object")
            $0.swiftEffect = .none
        }
    }

    private mutating func compareElements(_ old: TypeUse, _ new: TypeUse, at place: Place) {
        let (oldValue, hadNull) = Self.unwrapped(old)
        let (newValue, hasNull) = Self.unwrapped(new)
        let oldNull = hadNull || values(old, .old).isNullAlone
        let newNull = hasNull || values(new, .new).isNullAlone
        if oldNull != newNull, !isAnyJSON(old, or: new) {
            emit(newNull ? "became-nullable" : "became-not-nullable", each: place) { [oldText, newText] in
                $0.message = "\(place.quoted) \(newNull ? "may now be null" : "may no longer be null")."
                $0.before = oldText.summary(of: oldValue, isNullable: oldNull)
                $0.after = newText.summary(of: newValue, isNullable: newNull)
                if newNull, place.directions.contains(.response) {
                    $0.effect = .degrades("one element less, and reports the difference")
                }
                $0.swiftEffect = newNull ? .becomesOptional : .becomesNonOptionalWithDefault
            }
        }
        compareReferences(oldValue, newValue, at: place)
    }

    /// Whether either type is any JSON. Any JSON includes null, so a change of nullability is a part of the change of
    /// type.
    func isAnyJSON(_ old: TypeUse, or new: TypeUse) -> Bool {
        [values(old, .old), values(new, .new)].contains { values in
            if case .json = values.form { !values.isNullAlone } else { false }
        }
    }

    private static func unwrapped(_ use: TypeUse) -> (TypeUse, isNullable: Bool) {
        guard case .optional(let wrapped) = use.reference else { return (use, false) }
        return (TypeUse(wrapped, constraints: use.constraints), true)
    }

    /// Compares two definitions. Differences within them are reported once for the definitions instead of for every
    /// use.
    private mutating func compareDefinitions(
        _ oldID: TypeID, _ newID: TypeID, _ old: TypeUse, _ new: TypeUse, at place: Place
    ) {
        let names = (oldText.name(of: oldID), newText.name(of: newID))
        if names.0 == names.1 || haveOneName(oldID, newID) { return compare(oldID, newID) }
        let forms = (form(of: old.reference, in: self.old), form(of: new.reference, in: self.new))
        guard forms.0.isAlike(forms.1) else { return compareForms(old, new, at: place) }
        // The inner definitions are compared with the outer definitions.
        if place.isReplaced { return compareRenamed(oldID, newID, usages: place.usages) }
        if isReplaced(oldID, by: newID) { return compareReplaced(oldID, newID, at: place) }
        compareRenamed(oldID, newID)
        if self.old[oldID].schemaName != nil { renamed[oldID, default: []].insert(names.1) }
        guard self.old[oldID].schemaName != nil, self.new[newID].schemaName == nil else {
            return emit("api-schema-renamed", place) {
                $0.message = "\(place.quoted) is now described by '\(names.1)'."
                ($0.before, $0.after) = names
            }
        }
        emit("api-schema-replaced", place) {
            $0.message = "\(place.quoted) is now described in place, and no longer by '\(names.0)'."
            $0.before = names.0
            $0.effect = .none
        }
    }

    /// Compares two schemas in the place of a use. Differences are reported for the use, because each schema may be
    /// unchanged in other places.
    private mutating func compareReplaced(_ oldID: TypeID, _ newID: TypeID, at place: Place) {
        compareRenamed(oldID, newID, usages: place.usages)
        emit("api-schema-replaced", place) { [oldText, newText, name = replacementName(oldID, newID)] in
            $0.message = "\(place.quoted) is now described by another schema, '\(newText.name(of: newID))'."
            ($0.before, $0.after) = (oldText.name(of: oldID), newText.name(of: newID))
            $0.effect = .asTold(of: "'\(name)'")
        }
    }

    /// Whether two nested types of an operation differ only in the operation's name, which is reported for the
    /// operation, or in the case of a header's name, which makes no difference.
    private func haveOneName(_ oldID: TypeID, _ newID: TypeID) -> Bool {
        var (old, new) = (self.old[oldID], self.new[newID])
        while case .inline(let oldOwner, let oldRole) = old.origin, case .inline(let newOwner, let newRole) = new.origin
        {
            guard oldRole.isAlike(newRole) else { return false }
            (old, new) = (self.old[oldOwner], self.new[newOwner])
        }
        switch (old.origin, new.origin) {
        case (.operation, .operation): return pairedOperations[old.pointer] == new.pointer
        default: return old.origin == new.origin
        }
    }

    // MARK: Kinds

    func form(of reference: TypeReference, in contract: Contract) -> ValueForm {
        ValueForm(reference, in: contract)
    }

    mutating func compareForms(_ old: TypeUse, _ new: TypeUse, at place: Place) {
        // The Swift type of any object is any JSON, too.
        let forms = (form(of: old.reference, in: self.old), form(of: new.reference, in: self.new))
        let isAnyJSON = if case (.json, .json) = forms { true } else { false }
        for usage in place.usages {
            guard let change = typeChange(old, new, usage.direction, at: place) else { continue }
            emit(Self.id(change.suffix, usage), place) { [oldText, newText] in
                $0.message = "The type of \(place.quoted) has changed."
                ($0.before, $0.after) = (oldText.summary(of: old), newText.summary(of: new))
                if $0.before == $0.after {
                    ($0.before, $0.after) = (oldText.details(of: old), newText.details(of: new))
                }
                ($0.severity, $0.effect) = (change.severity, change.effect)
                if isAnyJSON { $0.swiftEffect = .none }
            }
        }
        switch forms {
        case (.list(let old), .list(let new)), (.map(let old), .map(let new)):
            compareElements(TypeUse(old), TypeUse(new), at: place.inner("[]"))
        case (.enumeration(let old), .enumeration(let new)): compare(old, new, at: place)
        default: break
        }
    }

    // MARK: Constraints

    /// Compares constraints. If the type or form of the value has changed, bounds and formats are not reported
    /// separately.
    mutating func compareConstraints(_ oldUse: TypeUse, _ newUse: TypeUse, at place: Place) {
        let (old, new) = constraints(of: oldUse, newUse)
        if old.isEmpty, new.isEmpty { return }
        let forms = (form(of: oldUse.reference, in: self.old), form(of: newUse.reference, in: self.new))
        let change = typeChange(oldUse, newUse, place.directions.first ?? .response, at: place)?.suffix
        if change == Self.typeChanged { return }
        let values = (old: place.constant ?? values(oldUse, .old), new: values(newUse, .new))
        if change == nil || values.old.hasSeparateKeywords(with: values.new) {
            compareKeywords(old, new, values, at: place) {
                // A keyword without an effect on the old values does not exclude any of them.
                $0.concerns(values.old.types) && $0.concerns(values.new.types)
                    && ($0.name != "format" || change == nil) && !Self.isToldOfValues($0, old, new, forms)
            }
        }
        if change != Self.encodingChanged { compareContents(old, new, at: place) }
        guard old.element != nil || new.element != nil else { return }
        switch forms {
        case (.list(let oldElement), .list(let newElement)), (.map(let oldElement), .map(let newElement)):
            compareConstraints(
                TypeUse(oldElement, constraints: old.element ?? ValueConstraints()),
                TypeUse(newElement, constraints: new.element ?? ValueConstraints()), at: place.inner("[]"))
        default: break
        }
    }

    /// Returns the constraints of two uses. Unless both refer to named schemas, the constraints of the schemas are
    /// included. Constraints of inline schemas, and a constraint that a new name adds, are reported at the use.
    private func constraints(of oldUse: TypeUse, _ newUse: TypeUse) -> (ValueConstraints, ValueConstraints) {
        // The schemas of two names with different types are not compared with each other.
        let isAlike = form(of: oldUse.reference, in: old).isAlike(form(of: newUse.reference, in: new))
        if isAlike, old.isNamed(oldUse.reference), new.isNamed(newUse.reference) {
            return (oldUse.constraints, newUse.constraints)
        }
        return (old.allConstraints(of: oldUse), new.allConstraints(of: newUse))
    }

    /// Compares the constraints of two named schemas. The constraints of an inline schema are reported at its
    /// use. The constraints that a new type adds are a part of the change of the type.
    mutating func compareOwnConstraints(_ old: TypeDefinition, _ new: TypeDefinition, at place: Place) {
        if old.constraints.isEmpty && new.constraints.isEmpty { return }
        guard old.schemaName != nil, new.schemaName != nil else { return }
        if case .alias = old.shape { return }
        if case .alias = new.shape { return }
        let uses = (TypeUse(.definition(old.id)), TypeUse(.definition(new.id)))
        let forms = (form(of: uses.0.reference, in: self.old), form(of: uses.1.reference, in: self.new))
        if typeChange(uses.0, uses.1, .response, at: place)?.suffix == Self.typeChanged { return }
        compareKeywords(old.constraints, new.constraints, (values(uses.0, .old), values(uses.1, .new)), at: place) {
            $0.name != "format" && !Self.isToldOfValues($0, old.constraints, new.constraints, forms)
        }
    }

    /// Whether the change of a keyword is reported at the values that it concerns: the values of a map, and of a
    /// record's further keys. `minContains` and `maxContains` have no meaning without `contains`.
    private static func isToldOfValues(
        _ keyword: ConstraintKeyword, _ old: ValueConstraints, _ new: ValueConstraints, _ forms: (ValueForm, ValueForm)
    ) -> Bool {
        let isStated = (old.restrictions[keyword.keyword] != nil, new.restrictions[keyword.keyword] != nil)
        let isForbidden = old.forbids(keyword.keyword) || new.forbids(keyword.keyword)
        switch (keyword.keyword, forms) {
        case ("additionalProperties", (.map, .map)) where old.mixesValues && new.mixesValues: return false
        case ("additionalProperties", (.map, .map)): return !isForbidden
        case ("additionalProperties", _): return isStated.0 && isStated.1 && !isForbidden
        // The values of the new map have no common type, so the change of a rule for some of its keys is reported
        // separately.
        case ("patternProperties", (.map, .map(.json))) where isStated.1: return false
        case ("patternProperties", (.map, .map)): return !isStated.0 || !isStated.1
        case ("minContains", _), ("maxContains", _):
            return (old.restrictions["contains"] == nil) != (new.restrictions["contains"] == nil)
        default: return false
        }
    }

    /// Compares the bounds of a body of bytes, whatever its declared type is.
    mutating func compareBounds(_ old: ValueConstraints?, _ new: ValueConstraints?, at place: Place) {
        compareKeywords(old ?? ValueConstraints(), new ?? ValueConstraints(), nil, at: place) { $0.name != "format" }
    }

    /// - Parameter values: The values that the keywords restrict, or nil for bytes.
    private mutating func compareKeywords(
        _ old: ValueConstraints, _ new: ValueConstraints, _ values: (old: AcceptedValues, new: AcceptedValues)?,
        at place: Place, where isTold: (ConstraintKeyword) -> Bool
    ) {
        for keyword in ConstraintKeyword.all where isTold(keyword) {
            let difference = keyword.difference(old, new)
            let refersToChange =
                difference == nil
                && values.map { containment.refersToChange(new.restrictions[keyword.keyword], $0.new, $0.old) } ?? false
            if difference == nil, !refersToChange { continue }
            let isHarmless = values.map { containment.accepts(keyword, $0.new, $0.old) == .yes } ?? false
            emit("\(keyword.name)-\((difference ?? .changed).rawValue)", each: place) {
                $0.message =
                    difference.map { "\(keyword.subject) of \(place.quoted) \($0.sentence)." }
                    ?? "A schema to which \(keyword.keyword) of \(place.quoted) refers has changed."
                ($0.before, $0.after) = (
                    keyword.text(old).map(ConstraintKeyword.summary), keyword.text(new).map(ConstraintKeyword.summary)
                )
                if refersToChange { ($0.before, $0.after) = (nil, nil) }
                if isHarmless, $0.effect == .mayBeRejected { ($0.severity, $0.effect) = (.info, .none) }
            }
        }
    }

    /// Compares the content of strings. Bytes always have another media type than the string that encodes them, so only
    /// the encoding is reported.
    private mutating func compareContents(_ old: ValueConstraints, _ new: ValueConstraints, at place: Place) {
        let isEncoded = old.statedEncoding != new.statedEncoding
        if isEncoded { compareContent("content-encoding", old.statedEncoding, new.statedEncoding, at: place) }
        if isEncoded, old.format == "binary" || new.format == "binary" { return }
        compareContent("content-media-type", old.statedMediaType, new.statedMediaType, at: place)
    }
}

extension ContractComparison {
    private mutating func compareContent(_ name: String, _ old: String?, _ new: String?, at place: Place) {
        guard old != new else { return }
        emit("\(name)-changed", each: place) {
            $0.message = "The content of the string \(place.quoted) has changed."
            ($0.before, $0.after) = (old, new)
            let isResponse = $0.rule.direction == .response
            // A reader that expects any string also reads a string with content of a certain kind.
            if (isResponse ? old : new) == nil {
                ($0.severity, $0.effect) = (.info, .none)
            } else if isResponse {
                $0.effect = .otherContent
            }
        }
    }
}

extension InlineRole {
    /// Whether both roles describe the same value. The name of a header is case-insensitive.
    fileprivate func isAlike(_ other: InlineRole) -> Bool {
        switch (self, other) {
        case (.header(let left, let response), .header(let right, let otherResponse)):
            left.lowercased() == right.lowercased() && response == otherResponse
        case (.parameter(let left, "header"), .parameter(let right, "header")):
            left.lowercased() == right.lowercased()
        case (.element(let left), .element(let right)), (.value(let left), .value(let right)):
            left?.lowercased() == right?.lowercased()
        default: self == other
        }
    }
}

extension TypeUse {
    fileprivate var isMap: Bool {
        if case .dictionary = reference { true } else { false }
    }

    /// Whether the type is a map whose values are empty objects.
    fileprivate var isEmptyMap: Bool { isMap && constraints.forbids("additionalProperties") }
}

extension ValueConstraints {
    /// Whether the values of some keys have their own rules.
    fileprivate var mixesValues: Bool { self.restrictions["patternProperties"] != nil }
}

extension ConstraintKeyword.Difference {
    fileprivate var sentence: String {
        switch self {
        case .increased: "was raised"
        case .decreased: "was lowered"
        case .changed: "has changed"
        case .set: "was set"
        case .removed: "was removed"
        case .narrowed: "allows less than before"
        case .widened: "allows more than before"
        }
    }
}
