import Diagnostics

/// `allOf`: parts that hold together (JSON Schema 2020-12, section 10.2.1.1).
extension SchemaClassifier {
    /// Bound on the variants of a union that parts make together.
    static let variantLimit = 64

    mutating func form(ofParts all: [SchemaObject], of schema: SchemaObject) -> SchemaForm {
        let parts = distinct(all.filter { $0.reference != nil || $0.hasStructure })
        guard let first = parts.first else {
            return schema.types.isSubset(of: [.null])
                ? form(ofTypes: all)
                : plainForm(
                    of: make(like: schema) {
                        $0.copyAll(of: schema)
                        $0.allOf = []
                    })
        }
        if parts.count == 1 { return polymorphism.isChild(schema) ? .record : .same(first) }

        let resolved = parts.map { part -> (schema: SchemaObject, form: SchemaForm) in
            if let target = target(of: part), polymorphism.isBase(target) { return (target, .record) }
            return resolvedForm(of: part)
        }
        if resolved.allSatisfy({ $0.form.isObject || $0.schema.onlyRestricts || $0.form.isAny }) {
            return objectForm(of: parts, resolved: resolved.map(\.form))
        }
        if resolved.allSatisfy({ $0.form.isObject || $0.form.isUnion || $0.schema.onlyRestricts || $0.form.isAny }) {
            return distributedForm(of: parts, resolved: resolved, in: schema)
        }
        return scalarForm(of: parts, resolved: resolved.map(\.form), in: schema)
    }

    /// Parts that say no more than a type: some object, or nothing at all.
    private func form(ofTypes parts: [SchemaObject]) -> SchemaForm {
        parts.contains { $0.types.subtracting(.null) == .object } ? .dictionary(nil) : .any
    }

    private mutating func distinct(_ parts: [SchemaObject]) -> [SchemaObject] {
        var targets: Set<ObjectIdentifier> = []
        return parts.filter { part in
            guard !part.hasStructure, let target = target(of: part) else { return true }
            return targets.insert(ObjectIdentifier(target)).inserted
        }
    }

    /// Objects all: a record where any has properties, else the dictionary that one of them is.
    private func objectForm(of parts: [SchemaObject], resolved: [SchemaForm]) -> SchemaForm {
        if resolved.contains(where: \.isRecord) { return .record }
        for (part, form) in zip(parts, resolved) {
            if case .dictionary(.some) = form { return .same(part) }
        }
        for (part, form) in zip(parts, resolved) {
            if case .dictionary = form { return .same(part) }
        }
        return .any
    }

    /// `allOf` with a union in it: a union of the other parts with each of the variants.
    private mutating func distributedForm(
        of parts: [SchemaObject], resolved: [(schema: SchemaObject, form: SchemaForm)], in schema: SchemaObject
    ) -> SchemaForm {
        var combinations: [[SchemaObject]] = [[]]
        for (part, resolution) in zip(parts, resolved) {
            let choices: [SchemaObject] =
                if case .union(let variants) = resolution.form { variants } else { [part] }
            combinations = combinations.flatMap { head in choices.map { head + [$0] } }
            guard combinations.count <= Self.variantLimit else {
                return .unsupported("'allOf' of unions with more than \(Self.variantLimit) combinations")
            }
        }
        let variants = combinations.map { parts in make(like: schema) { $0.allOf = parts } }
        return unionForm(of: variants, in: schema)
    }

    /// Values of one simple type: the part that says most about them.
    private mutating func scalarForm(
        of parts: [SchemaObject], resolved: [SchemaForm], in schema: SchemaObject
    ) -> SchemaForm {
        let kinds = Set(resolved.compactMap { $0.isAny || $0.isUnion ? nil : $0.jsonTypes })
        guard let kind = kinds.first, kinds.count == 1 || kinds == [.integer, .number],
            resolved.allSatisfy({ allows(kind, in: $0) })
        else { return .unsupported("'allOf' of parts that no value can satisfy at once") }
        if kind == .array { return arrayForm(ofParts: parts, resolved: resolved, of: schema) }
        for (part, form) in zip(parts, resolved) {
            if case .enumeration = form { return .same(part) }
        }
        for (part, form) in zip(parts, resolved) {
            if case .scalar(let type) = form, type != .string, type != .double { return .same(part) }
        }
        for (part, form) in zip(parts, resolved) where !form.isAny && !form.isUnion { return .same(part) }
        return .any
    }

    /// An array of what all parts say about its elements.
    private mutating func arrayForm(
        ofParts parts: [SchemaObject], resolved: [SchemaForm], of schema: SchemaObject
    ) -> SchemaForm {
        var describing: [(part: SchemaObject, items: SchemaObject)] = []
        for (part, form) in zip(parts, resolved) {
            guard let array = array(in: form, of: part), !describing.contains(where: { $0.items === array.items })
            else { continue }
            describing.append(array)
        }
        guard describing.count > 1 else { return describing.first.map { .same($0.part) } ?? .array(nil) }
        return .array(make(like: schema) { $0.allOf = describing.map(\.items) })
    }

    /// The part itself, or its only variant that is an array.
    private mutating func array(in form: SchemaForm, of part: SchemaObject)
        -> (part: SchemaObject, items: SchemaObject)?
    {
        switch form {
        case .array(let items?): return (part, items)
        case .union(let variants):
            let arrays = variants.filter { resolvedForm(of: $0).form.jsonTypes == .array }
            guard arrays.count == 1, case .array(let items?) = resolvedForm(of: arrays[0]).form else { return nil }
            return (arrays[0], items)
        case .any, .unsupported, .same, .scalar, .enumeration, .array, .dictionary, .record: return nil
        }
    }

    /// Whether a union has a variant of a JSON type, to which the other parts then narrow it.
    private mutating func allows(_ kind: JSONTypes, in form: SchemaForm) -> Bool {
        guard case .union(let variants) = form else { return true }
        return variants.contains { resolvedForm(of: $0).form.jsonTypes == kind }
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

    /// Whether its values are read as any JSON.
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

    /// The JSON type of its values; empty where there are several.
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

extension ScalarType {
    var jsonTypes: JSONTypes {
        switch self {
        case .string, .decimalString, .data, .timestamp, .date, .uuid, .url: .string
        case .boolean: .boolean
        case .int, .int64, .uint64: .integer
        case .double, .decimal: .number
        case .external: []
        }
    }
}
