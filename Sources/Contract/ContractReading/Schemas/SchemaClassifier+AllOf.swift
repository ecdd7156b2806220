import ContractModel
import Diagnostics
import GenerationSettings
import YAMLTree

/// Classifies `allOf`, whose parts apply together (JSON Schema 2020-12, section 10.2.1.1).
///
/// Each part describes a set of values, and the result is the intersection of these sets. So a repeated part has no
/// further effect, a part that allows anything has no effect, and a union keeps the branches that share a value with
/// the other parts.
extension SchemaClassifier {
    /// A part with its classification.
    struct ResolvedPart {
        /// The part as it is in the composition.
        let part: SchemaObject
        /// The schema at the end of the part's references, and of compositions that are equivalent to another schema.
        let schema: SchemaObject
        let form: SchemaForm
    }

    /// Returns the form of schemas that apply together. Parts without effect are removed first, so often only one part
    /// remains.
    mutating func form(ofParts all: [SchemaObject], of schema: SchemaObject) -> SchemaForm {
        if all.contains(where: { $0.boolean == false }) { return .unsupported(.contradiction) }
        let telling = all.filter { $0.reference != nil || $0.hasStructure && !$0.saysNothing }
        let others = telling.filter { !leadsBackInAllOf($0) }
        if others.count < telling.count {
            guard !others.isEmpty else {
                diagnostics.emit(ContractMessages.circularReference(at: schema.location))
                return .any
            }
            diagnostics.emit(ContractMessages.partOfItself(at: schema.location))
        }
        var parts = distinct(others.map { resolved($0) })
        if parts.contains(where: { !$0.schema.saysNothing }) { parts.removeAll(where: \.schema.saysNothing) }
        parts = withoutIdleProperties(parts)
        if let object = onlyObject(among: all, beside: parts, in: schema) {
            parts.append(ResolvedPart(part: object, schema: object, form: .dictionary(nil)))
        }
        guard let first = parts.first else {
            return schema.types.isSubset(of: [.null])
                ? form(ofTypes: all)
                : plainForm(
                    of: make(like: schema) {
                        $0.copyAll(of: schema)
                        $0.allOf = []
                    })
        }
        if parts.count == 1 { return polymorphism.isChild(schema) ? .record : .same(first.part) }
        for case .unsupported(let reason) in parts.map(\.form) { return .unsupported(reason) }
        if parts.allSatisfy({ $0.form.isObject || $0.schema.onlyRestricts || $0.form.isAny }) {
            return objectForm(of: parts, in: schema)
        }
        return parts.contains { $0.form.isUnion }
            ? distributedForm(of: parts, in: schema) : scalarForm(of: parts, in: schema)
    }

    private mutating func resolved(_ part: SchemaObject) -> ResolvedPart {
        if let target = target(of: part), polymorphism.isBase(target) {
            return ResolvedPart(part: part, schema: target, form: .record)
        }
        let end = resolvedForm(of: part)
        return ResolvedPart(part: part, schema: end.schema, form: end.form)
    }

    /// Returns the parts without the parts that restrict only objects, if another part does not allow objects. Such a
    /// part, which has properties but no type, has no effect on a string (JSON Schema 2020-12, section 10.3.2).
    private mutating func withoutIdleProperties(_ parts: [ResolvedPart]) -> [ResolvedPart] {
        let others = parts.filter {
            !$0.form.isObject || !$0.schema.types.isEmpty || !$0.schema.isAlone || $0.schema.enumeration != nil
                || $0.schema.constant != nil
        }
        guard others.count < parts.count else { return parts }
        for part in others where !kinds(of: part.schema, part.form).contains(.object) { return others }
        return parts
    }

    /// Whether a part refers to the schema itself, or to a schema whose form is being determined. A part of this kind
    /// has no effect. An exception is a base with a discriminator, because it is treated as a record in `allOf`, and as
    /// a union in all other places.
    private mutating func leadsBackInAllOf(_ part: SchemaObject) -> Bool {
        guard isOnlyReference(part), let target = target(of: part) else { return false }
        return isPending(target) && !polymorphism.isBase(target)
    }

    /// Returns a schema that only states that the value is an object, if a part also allows other values. This schema
    /// comes from a part of `allOf`, or from `type: object` next to `allOf`. Authors write `type: object` by habit, so
    /// this type has an effect only if a part is a union and all parts allow objects.
    private mutating func onlyObject(
        among all: [SchemaObject], beside parts: [ResolvedPart], in schema: SchemaObject
    ) -> SchemaObject? {
        guard parts.contains(where: { !$0.form.isObject && !$0.schema.onlyRestricts }) else { return nil }
        if let object = all.first(where: \.saysOnlyObject) { return object }
        guard schema.types.subtracting(.null) == .object, parts.contains(where: \.form.isUnion),
            parts.allSatisfy({ kinds(of: $0.schema, $0.form).contains(.object) })
        else { return nil }
        return make(like: schema) { $0.types = .object }
    }

    /// Returns the form of parts that state only a type: any object, or any value.
    private func form(ofTypes parts: [SchemaObject]) -> SchemaForm {
        parts.contains { $0.types.subtracting(.null) == .object } ? .dictionary(nil) : .any
    }

    /// Returns the parts without repetitions. The type is named after the part that is kept, so a reference is
    /// preferred to a copy of its target.
    private mutating func distinct(_ parts: [ResolvedPart]) -> [ResolvedPart] {
        guard parts.count > 1 else { return parts }
        var kept: [ResolvedPart] = []
        var places: [Int: Int] = [:]
        var outlines: [SchemaOutline: Int] = [:]
        for part in parts { outlines[SchemaOutline(part.schema), default: 0] += 1 }
        for part in parts {
            // Most parts differ in their outlines, so they need no further comparison.
            guard outlines[SchemaOutline(part.schema)] != 1 else {
                kept.append(part)
                continue
            }
            let meaning = meaning(of: part.schema)
            if let place = places[meaning] {
                if isBetterKnown(part.part, than: kept[place].part) { kept[place] = part }
            } else {
                places[meaning] = kept.count
                kept.append(part)
            }
        }
        return kept
    }

    /// Whether a part is preferred to an equal part. A part with a name is preferred if the other part has no name or
    /// an alphabetically later name. So the order of the parts has no effect.
    func isBetterKnown(_ part: SchemaObject, than other: SchemaObject) -> Bool {
        guard isOnlyReference(part), let name = part.reference?.text else { return false }
        guard isOnlyReference(other), let otherName = other.reference?.text else { return true }
        return name < otherName
    }

    // MARK: Objects

    /// Returns a record if any part has properties. If no part has properties, returns a dictionary whose values
    /// satisfy all parts.
    private mutating func objectForm(of parts: [ResolvedPart], in schema: SchemaObject) -> SchemaForm {
        if parts.contains(where: { $0.form.isRecord }) { return .record }
        var describing: [(part: SchemaObject, values: SchemaObject)] = []
        for case (let part, .dictionary(let values?)) in parts.map({ ($0.part, $0.form) }) {
            describing.append((part, values))
        }
        if let values = together(describing.map(\.values), in: schema) {
            let part = describing.first { $0.values === values }?.part
            return part.map { .same($0) } ?? .dictionary(values)
        }
        for part in parts {
            if case .dictionary = part.form { return .same(part.part) }
        }
        return .any
    }

    /// Returns one schema for elements or values to which several schemas apply together, or nil for an empty list.
    private mutating func together(_ schemas: [SchemaObject], in schema: SchemaObject) -> SchemaObject? {
        var kept: [SchemaObject] = []
        var seen: Set<Int> = []
        for schema in schemas where seen.insert(meaning(of: schema)).inserted { kept.append(schema) }
        guard kept.count > 1 else { return kept.first }
        return make(like: schema) { $0.allOf = kept }
    }

    // MARK: Arrays and scalars

    /// Returns the form of arrays and scalars, which is the form of the most specific part.
    private mutating func scalarForm(of parts: [ResolvedPart], in schema: SchemaObject) -> SchemaForm {
        let parts = parts.filter { !$0.form.isAny }
        var kinds = JSONTypes.all
        for part in parts { kinds.formIntersection(self.kinds(of: part.schema, part.form)) }
        guard !kinds.isEmpty, let first = parts.first else { return nothing(commonTo: parts) }
        if kinds == .array { return arrayForm(of: parts, in: schema) }
        if hasDifferentConstants(parts) { return .unsupported(.contradiction) }
        if let form = enumerationForm(of: parts, kinds: kinds, in: schema) { return form }
        // `number` is less specific than `integer`, regardless of formats.
        let narrow = parts.filter { self.kinds(of: $0.schema, $0.form) == kinds }
        var best = narrow.first ?? first
        for part in narrow.dropFirst() where rank(of: part) > rank(of: best) { best = part }
        return .same(best.part)
    }

    /// Returns the form of parts whose only common value is null, or that have no common value.
    mutating func nothing(commonTo parts: [ResolvedPart]) -> SchemaForm {
        parts.allSatisfy { isNullable($0.part) } ? .unsupported(.nullAlone) : .unsupported(.contradiction)
    }

    /// Whether the schema allows no value, or only null.
    mutating func hasNoValue(_ schema: SchemaObject) -> Bool {
        if case .unsupported(.nullAlone) = form(of: schema) { return true }
        return isContradiction(schema)
    }

    /// Whether the parts of the schema have no common value.
    mutating func isContradiction(_ schema: SchemaObject) -> Bool {
        if case .unsupported(.contradiction) = form(of: schema) { true } else { false }
    }

    /// Whether the constants of the parts differ. A list with a single Boolean is treated as a constant, as in OpenAPI
    /// 3.0.
    private mutating func hasDifferentConstants(_ parts: [ResolvedPart]) -> Bool {
        let constants = parts.compactMap { part -> ContractValue? in
            if let constant = constant(of: part.part) { return ContractValue(constant) }
            guard part.form.jsonTypes == .boolean, let values = part.schema.onlyValues, values.count == 1 else {
                return nil
            }
            return ContractValue(values[0])
        }
        return Set(constants).count > 1
    }

    /// Returns the constant of a schema: its own constant, or the constant of the schema to which it refers, or of a
    /// part of its `allOf`.
    mutating func constant(of schema: SchemaObject) -> YAMLNode? {
        if schema.isAlone { return schema.constant }
        var pending = [schema]
        var seen: Set<ObjectIdentifier> = []
        while let next = pending.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            if let constant = next.constant { return constant }
            pending += next.allOf.reversed()
            if let target = target(of: next) { pending.append(target) }
        }
        return nil
    }

    /// Returns the rank of a part. A more specific part has a larger rank. If two parts differ only in their formats,
    /// the alphabetically last format has the larger rank, so that the order of the parts has no effect.
    private func rank(of part: ResolvedPart) -> (Int, Int, String) {
        guard case .scalar(let type) = part.form else { return (0, 0, "") }
        let isListed = part.schema.constant != nil || part.schema.enumeration != nil
        let detail =
            switch type {
            case .string, .double: 1
            case .int: 2
            default: 3
            }
        return (detail, isListed ? 1 : 0, part.schema.textFormat ?? "")
    }

    /// Returns the form for the values that all enumerations list. If one enumeration lists exactly these values, the
    /// result is the form of this enumeration. Returns nil if no part is an enumeration.
    private mutating func enumerationForm(of parts: [ResolvedPart], kinds: JSONTypes, in schema: SchemaObject)
        -> SchemaForm?
    {
        let listings = parts.filter { if case .enumeration = $0.form { true } else { false } }
        guard let first = listings.first else { return nil }
        let closed = listings.filter { !$0.schema.allowsOtherValues }
        guard let smallest = closed.min(by: { count(of: $0) < count(of: $1) }) else { return .same(first.part) }
        let isText = kinds == .string
        func keys(of part: ResolvedPart) -> Set<ListedValue> {
            Set((part.schema.enumeration ?? []).map { ListedValue($0, isText: isText) })
        }
        var common = keys(of: smallest)
        for other in closed where other.schema !== smallest.schema { common.formIntersection(keys(of: other)) }
        let values = (smallest.schema.enumeration ?? []).filter {
            $0.isNull
                || common.contains(ListedValue($0, isText: isText)) && (isText || !$0.jsonTypes.isDisjoint(with: kinds))
        }
        if values.allSatisfy(\.isNull) { return nothing(commonTo: parts) }
        for constant in parts.compactMap({ self.constant(of: $0.part) }) {
            guard common.contains(ListedValue(constant, isText: isText)) else { return .unsupported(.contradiction) }
        }
        if values.count == smallest.schema.enumeration?.count {
            let alike = closed.filter { count(of: $0) == values.count }.map(\.part)
            return .same(alike.reduce(smallest.part) { isBetterKnown($1, than: $0) ? $1 : $0 })
        }
        guard allowsComposing(values.count, of: schema) else { return .any }
        var notes = EnumerationNotes()
        take(smallest.schema.enumeration ?? [], of: smallest.part, to: &notes)
        return .same(
            make(like: schema) {
                $0.copyAll(of: smallest.schema)
                $0.enumeration = values
                $0.extensions = SchemaExtensions()
                $0.extensions?.caseNotes = notes
            })
    }

    private func count(of listing: ResolvedPart) -> Int {
        listing.schema.enumeration?.count ?? 0
    }

    /// Returns an array whose elements satisfy all parts.
    private mutating func arrayForm(of parts: [ResolvedPart], in schema: SchemaObject) -> SchemaForm {
        var describing: [(part: SchemaObject, items: SchemaObject)] = []
        for case (let part, .array(let items?)) in parts.map({ ($0.part, $0.form) }) {
            describing.append((part, items))
        }
        guard let items = together(describing.map(\.items), in: schema) else { return .array(nil) }
        return describing.first { $0.items === items }.map { .same($0.part) } ?? .array(items)
    }
}

extension SchemaForm {
    var isRecord: Bool {
        if case .record = self { true } else { false }
    }

    var isUnion: Bool {
        if case .union = self { true } else { false }
    }

    var isAny: Bool {
        if case .any = self { true } else { false }
    }

    /// Whether values are decoded as any JSON value.
    var isJSON: Bool {
        switch self {
        case .any, .unsupported: true
        case .same, .scalar, .enumeration, .array, .dictionary, .record, .union: false
        }
    }

    var isObject: Bool {
        switch self {
        case .record, .dictionary: true
        case .any, .unsupported, .same, .scalar, .enumeration, .array, .union: false
        }
    }

    /// The JSON type of the values. The set is empty if values may have several types.
    var jsonTypes: JSONTypes {
        switch self {
        case .record, .dictionary: .object
        case .array: .array
        case .scalar(let type): type.jsonTypes
        case .enumeration(.string): .string
        case .enumeration(.integer): .integer
        case .enumeration(.json), .any, .unsupported, .same, .union: []
        }
    }
}
