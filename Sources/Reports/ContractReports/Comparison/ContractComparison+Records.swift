package import ContractModel

/// Compares properties by their keys.
extension ContractComparison {
    package mutating func compare(_ old: RecordShape, _ new: RecordShape, at place: Place) {
        let further = old.additionalProperties.map { values($0, .old) }.flatMap { $0.isAnyJSON ? nil : $0 }
        compare(old.properties, new.properties, besides: further, at: place)
        compareBases(old, new, at: place)
        switch (old.additionalProperties, new.additionalProperties) {
        case (nil, nil): break
        case (let old?, let new?): compare(old, new, at: place.inner("{}"))
        case (nil, let new?):
            emit("additional-properties-kept", each: place) { [newText] in
                $0.message = "\(place.quoted) keeps the values of keys that the document does not list."
                $0.after = "map of \(newText.type(new.reference))"
            }
        case (let old?, nil):
            emit("additional-properties-dropped", each: place) { [oldText, isClosed = place.isClosed] in
                $0.message = "\(place.quoted) no longer keeps the values of keys that the document does not list."
                $0.before = "map of \(oldText.type(old.reference))"
                if isClosed, $0.rule.direction == .request { ($0.severity, $0.effect) = (.warning, .mayBeRejected) }
            }
        }
    }

    /// Compares the bases of a record. A base is reported only if properties are added or removed with it.
    private mutating func compareBases(_ old: RecordShape, _ new: RecordShape, at place: Place) {
        for base in new.bases where !old.bases.contains(base) {
            guard brings(base, newNamed, self.new, to: new, besides: old) else { continue }
            emit("all-of-added", each: place) {
                $0.message = "\(place.quoted) now includes the properties of '\(base)'."
                $0.after = base
            }
        }
        for base in old.bases where !new.bases.contains(base) {
            guard brings(base, oldNamed, self.old, to: old, besides: new) else { continue }
            emit("all-of-removed", each: place) {
                $0.message = "\(place.quoted) no longer includes the properties of '\(base)'."
                $0.before = base
            }
        }
    }

    /// Whether a record has properties of its base that the other record lacks.
    private func brings(
        _ base: String, _ named: [String: TypeID], _ contract: Contract, to record: RecordShape,
        besides other: RecordShape
    ) -> Bool {
        let known = Set(other.properties.map(\.key))
        let own = record.properties.map(\.key).filter { !known.contains($0) }
        guard !own.isEmpty, let id = named[base], case .record(let base) = contract[id].shape else {
            return !own.isEmpty
        }
        let keys = Set(base.properties.map(\.key))
        return own.contains(where: keys.contains)
    }

    /// - Parameter further: The values of keys that the old record does not name, if it describes them.
    mutating func compare(
        _ old: [PropertyDefinition], _ new: [PropertyDefinition], besides further: AcceptedValues? = nil,
        at place: Place
    ) {
        let oldByKey = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let newByKey = Dictionary(new.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let aliases = Dictionary(
            new.flatMap { property in property.aliases.map { ($0, property.key) } },
            uniquingKeysWith: { first, _ in first })
        let likely = likelyRenames(old, new)
        for property in old {
            let inner = place.property(property.key, old: property, new: newByKey[property.key])
            if let other = newByKey[property.key] {
                compare(property, other, at: inner)
            } else {
                remove(
                    property, renamed: aliases[property.key], likely: likely[property.key], at: inner, in: place)
            }
        }
        for property in new where oldByKey[property.key] == nil {
            add(property, besides: further, at: place.property(property.key, old: nil, new: property))
        }
        compareReplacements(old, new, at: place)
    }

    /// Compares the computed properties that return the value of a replacement, or of the deprecated property.
    private mutating func compareReplacements(
        _ old: [PropertyDefinition], _ new: [PropertyDefinition], at place: Place
    ) {
        let kept = Set(new.replacements.keys.map { new[$0].key })
        let present = Dictionary(new.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for (index, replacement) in old.replacements.sorted(by: { $0.key < $1.key }) {
            let property = old[index]
            guard let other = present[property.key], !kept.contains(property.key) else { continue }
            emit("replacement-removed", each: place.property(property.key, old: property, new: other)) {
                let key = old[replacement].key
                $0.message =
                    "\(place.quoted) no longer has a property that returns '\(key)' or, if that is absent, '\(property.key)'."
                $0.before = key
                $0.after = other.replacedBy
            }
        }
    }

    // MARK: Added and removed properties

    /// - Parameters:
    ///   - renamed: The property that has the old key as an alias.
    ///   - likely: The property that is probably the renamed property.
    private mutating func remove(
        _ property: PropertyDefinition, renamed: String?, likely: String?, at inner: Place, in place: Place
    ) {
        var inner = inner
        inner.new = place.new
        let kind = property.isRequired ? "required" : "optional"
        let successor = renamed.map { " '\($0)' takes its place and still reads the old key." } ?? ""
        for direction in inner.directions where property.travels(direction) {
            let id =
                direction == .response ? "response-\(kind)-property-removed" : "request-property-removed"
            emit(id, inner) { [oldText] in
                $0.message = "'\(inner.text)' was removed." + successor
                $0.before = oldText.type(property.use.reference, isNullable: property.isNullable)
                if direction == .response {
                    $0.effect = ContractText.substitute(for: property)
                    $0.remedy = likely.map { "\(place.text).\($0)" }.map { Self.remedy(property.key, $0) }
                }
                $0.deadline = property.deprecation?.day
                if direction == .request, place.isClosed { ($0.severity, $0.effect) = (.breaking, .rejected) }
            }
        }
    }

    /// Words for null and Booleans in any version of YAML.
    private static let wordsOfYAML: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

    private static func remedy(_ key: String, _ other: String) -> String {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let isPlain =
            key.utf8.allSatisfy { letters ~= $0 | 0x20 || $0 == UInt8(ascii: "_") }
            && !wordsOfYAML.contains(key.lowercased())
        let alias = isPlain ? key : ContractValue.string(key).jsonLine
        return "If '\(other)' is this value under another key, add 'x-aliases: [\(alias)]' to '\(other)'. "
            + "Newly generated code then reads both keys."
    }

    private mutating func add(_ property: PropertyDefinition, besides further: AcceptedValues?, at place: Place) {
        let sending = ValueContainment.Context(direction: .request, reader: .validator)
        let isNarrower = further.map { containment.contains(values(of: property, .new), $0, sending) != .yes } ?? false
        for direction in place.directions where property.travels(direction) {
            emit(Self.additionRule(property, direction), place) { [newText] in
                $0.message = "\(place.quoted) is new\(Self.necessity(of: property, direction))."
                $0.after = newText.type(property.use.reference, isNullable: property.isNullable)
                $0.swiftEffect = property.hasInitializerDefault ? .addsProperty : .addsRequiredProperty
                // A shipped app may send the key with any of the values that the old record describes.
                if direction == .request, isNarrower, $0.effect == .none {
                    ($0.severity, $0.effect) = (.warning, .mayBeRejected)
                }
            }
        }
    }

    /// Describes whether a property is required, which decides whether requests fail. Callbacks and webhooks have both
    /// directions, so the message names neither requests nor responses.
    private static func necessity(of property: PropertyDefinition, _ direction: Usage.Direction) -> String {
        guard property.isRequired else { return "" }
        return " and required: it " + (direction == .response ? "is always there" : "must be sent")
    }

    private static func additionRule(_ property: PropertyDefinition, _ direction: Usage.Direction) -> String {
        if direction == .response {
            return "response-\(property.isRequired ? "required" : "optional")-property-added"
        }
        guard property.isRequired else { return "new-optional-request-property" }
        return property.documentDefault == nil
            ? "new-required-request-property" : "new-required-request-property-with-default"
    }

    // MARK: Changed properties

    private mutating func compare(_ old: PropertyDefinition, _ new: PropertyDefinition, at place: Place) {
        var travelling = place.limited { old.travels($0) && new.travels($0) }
        compareMutability(old, new, at: place)
        compareRequiredness(old, new, at: travelling)
        let allowsNull = (
            old: old.isNullable || values(old.use, .old).isNullAlone,
            new: new.isNullable || values(new.use, .new).isNullAlone
        )
        if allowsNull.old != allowsNull.new, !isAnyJSON(old.use, or: new.use) {
            emitNullability(old, new, isNullable: allowsNull.new, at: travelling)
        }
        compareDefaults(
            old.statedDefault, new.statedDefault, Self.optionality(old, new),
            mayBeAbsent: old.isOptional && !old.isRequired, at: travelling)
        compareLifecycle(old.deprecation, new.deprecation, at: travelling)
        if compareConstants(old, new, at: travelling) { return }
        if old.constant != nil, old.constant == new.constant { travelling.constant = values(of: old, .old) }
        let (oldUse, newUse) = (old.useWithoutConstant, new.useWithoutConstant)
        guard let before = old.content, let after = new.content else {
            return compare(oldUse, newUse, at: travelling)
        }
        compare(oldUse.without("contentSchema"), newUse.without("contentSchema"), at: travelling)
        compare(TypeUse(before), TypeUse(after), at: travelling.inner(" content"))
    }

    private mutating func compareMutability(
        _ old: PropertyDefinition, _ new: PropertyDefinition, at place: Place
    ) {
        let kind = new.isRequired ? "required" : "optional"
        if old.isWriteOnly != new.isWriteOnly, place.directions.contains(.response) {
            emit("response-\(kind)-property-became-\(new.isWriteOnly ? "" : "not-")write-only", place) {
                $0.message = "\(place.quoted) is \(new.isWriteOnly ? "now only written" : "no longer only written")."
                if new.isWriteOnly { $0.effect = ContractText.substitute(for: old) }
                $0.swiftEffect = Self.optionality(old, new)
            }
        }
        if old.isReadOnly != new.isReadOnly, place.directions.contains(.request) {
            emit("request-property-became-\(new.isReadOnly ? "" : "not-")read-only", place) {
                $0.message = "\(place.quoted) is \(new.isReadOnly ? "now only read" : "no longer only read")."
                // Requests that a shipped app sends lack the property.
                if new.isRequired, !new.isReadOnly { ($0.severity, $0.effect) = (.breaking, .rejected) }
                $0.swiftEffect = Self.optionality(old, new)
            }
        }
    }

    private mutating func compareRequiredness(
        _ old: PropertyDefinition, _ new: PropertyDefinition, at place: Place
    ) {
        guard old.isRequired != new.isRequired else { return }
        for direction in place.directions {
            let needsDefault = direction == .request && new.isRequired && new.documentDefault != nil
            let id = "\(direction.rawValue)-property-became-" + (new.isRequired ? "required" : "optional")
            emit(id + (needsDefault ? "-with-default" : ""), place) {
                $0.message = "\(place.quoted) is \(new.isRequired ? "now required" : "no longer required")."
                ($0.before, $0.after) = new.isRequired ? ("optional", "required") : ("required", "optional")
                if direction == .response, !new.isRequired { $0.effect = ContractText.substitute(for: old) }
                $0.swiftEffect = Self.optionality(old, new)
            }
        }
    }

    private mutating func emitNullability(
        _ old: PropertyDefinition, _ new: PropertyDefinition, isNullable: Bool, at place: Place
    ) {
        emit(isNullable ? "became-nullable" : "became-not-nullable", each: place) { [oldText, newText] in
            $0.message = "\(place.quoted) \(isNullable ? "may now be null" : "may no longer be null")."
            $0.before = oldText.summary(of: old.use, isNullable: old.isNullable)
            $0.after = newText.summary(of: new.use, isNullable: new.isNullable)
            if isNullable, case .degrades = $0.effect {
                if old.isOptional {
                    ($0.severity, $0.effect) = (.warning, .degrades("`nil`, and reports the difference"))
                } else {
                    $0.effect = ContractText.substitute(for: old)
                }
            }
            $0.swiftEffect = Self.optionality(old, new)
        }
    }

    /// Returns the effect on the declared type and on the initializer's parameter.
    private static func optionality(_ old: PropertyDefinition, _ new: PropertyDefinition) -> SwiftEffect {
        switch (old.isOptional, new.isOptional) {
        case (false, true): .becomesOptional
        case (true, false): new.hasInitializerDefault ? .becomesNonOptionalWithDefault : .becomesNonOptional
        case (true, true), (false, false):
            switch (old.hasInitializerDefault, new.hasInitializerDefault) {
            case (true, false): .removesInitializerDefault
            case (false, true): .addsInitializerDefault
            case (true, true), (false, false): .none
            }
        }
    }

    /// Compares constants. Returns whether this change covers the change of the property's type.
    private mutating func compareConstants(
        _ old: PropertyDefinition, _ new: PropertyDefinition, at place: Place
    ) -> Bool {
        guard old.constant != new.constant else { return false }
        let suffix =
            old.constant == nil ? "const-added" : new.constant == nil ? "const-removed" : "const-changed"
        let sending = ValueContainment.Context(direction: .request, reader: .validator)
        let values = (values(of: old, .old), values(of: new, .new))
        let kept = containment.contains(values.1, values.0, sending)
        let verdict = sent(kept, values.0, values.1, sending)
        let reading = ValueContainment.Context(direction: .response, reader: .validator)
        let isKnown = containment.contains(values.0, values.1, reading) == .yes
        let isCovered = values.0.types.subtracting(.null) == values.1.types.subtracting(.null)
        let isAlike = form(of: old.use.reference, in: self.old).isAlike(form(of: new.use.reference, in: self.new))
        let isInVariant = isInVariant(place)
        emit(suffix, each: place) { [oldText, newText] in
            switch (old.constant, new.constant) {
            case (nil, _): $0.message = "\(place.quoted) now has a constant value."
            case (_, nil): $0.message = "\(place.quoted) no longer has a constant value."
            case (_, _): $0.message = "The constant value of \(place.quoted) has changed."
            }
            $0.before = old.constant?.jsonLine ?? oldText.summary(of: old.use)
            $0.after = new.constant?.jsonLine ?? newText.summary(of: new.use)
            if $0.rule.direction == .request {
                ($0.severity, $0.effect) = verdict
            } else if isKnown {
                ($0.severity, $0.effect) = (.info, .none)
            } else if isInVariant {
                // The new constant may be the constant of another variant.
                let isChanged = old.constant != nil && new.constant != nil
                ($0.severity, $0.effect) = isChanged ? (.breaking, .wrongVariant) : (.warning, .unknownVariant)
            }
            if isCovered, !isAlike { $0.swiftEffect = .changesType }
        }
        return isCovered || kept == .yes && !place.directions.contains(.response)
    }

    /// Whether the place is in a variant of an old union. The decoder may choose variants by their constants.
    private func isInVariant(_ place: Place) -> Bool {
        guard case .type(let sides, _) = place.subject, let id = sides.old else { return false }
        return oldVariants.contains(id)
    }

    /// - Parameters:
    ///   - swiftEffect: The effect of an added or removed default.
    ///   - mayBeAbsent: Whether a shipped app may leave the value out.
    mutating func compareDefaults(
        _ old: ContractValue?, _ new: ContractValue?, _ swiftEffect: SwiftEffect = .none, mayBeAbsent: Bool,
        at place: Place
    ) {
        guard old != new else { return }
        let suffix = old == nil ? "added" : new == nil ? "removed" : "changed"
        emit("default-value-" + suffix, each: place) {
            switch (old, new) {
            case (nil, _): $0.message = "\(place.quoted) now has a default."
            case (_, nil): $0.message = "\(place.quoted) no longer has a default."
            case (_, _): $0.message = "The default of \(place.quoted) has changed."
            }
            ($0.before, $0.after) = (old.map(\.jsonLine), new.map(\.jsonLine))
            if mayBeAbsent, $0.rule.direction == .request { ($0.severity, $0.effect) = (.warning, .otherDefault) }
            if swiftEffect != .none { $0.swiftEffect = swiftEffect }
        }
    }
}

extension TypeUse {
    /// Returns the use without a keyword that the comparison of properties treats separately.
    fileprivate func without(_ keyword: String) -> TypeUse {
        guard constraints.restrictions[keyword] != nil else { return self }
        var use = self
        use.constraints.restrictions[keyword] = nil
        return use
    }
}

extension PropertyDefinition {
    /// The use without a `const` that is the constant of the property.
    fileprivate var useWithoutConstant: TypeUse { constant == nil ? use : use.without("const") }

    /// The default in the document, whether generated code uses it or not.
    fileprivate var statedDefault: ContractValue? { documentDefault ?? unusedDefault }
}

extension ContractComparison.Place {
    fileprivate func property(
        _ key: String, old: PropertyDefinition?, new: PropertyDefinition?
    ) -> ContractComparison.Place {
        var place = self
        place.text += ".\(key)"
        place.constant = nil
        place.subject = place.subject.part(.property(key))
        place.usages = directions.map { Usage($0, .property) }
        if case .failure? = old?.absence { place.isStrict = true }
        place.old = old?.location
        place.new = new?.location
        return place
    }

    /// Returns the place of a value within this place.
    func inner(_ suffix: String) -> ContractComparison.Place {
        var place = self
        place.text += suffix
        place.constant = nil
        // An unreadable element of a collection is dropped, and the record is still decoded.
        place.isStrict = false
        return place
    }

    /// Returns the place with the usages that satisfy a condition.
    func limited(_ isKept: (Usage.Direction) -> Bool) -> ContractComparison.Place {
        var place = self
        place.usages = usages.filter { isKept($0.direction) }
        return place
    }

    /// The distinct directions. Responses come first.
    var directions: [Usage.Direction] {
        [.response, .request].filter { direction in usages.contains { $0.direction == direction } }
    }
}
