import ContractModel
import Diagnostics
import YAMLTree

/// Determines the form of each schema, and stores it.
struct SchemaClassifier {
    let version: SpecificationVersion
    let formats: FormatTable
    /// The limits. `depth` also limits the length of chains of references and compositions.
    let limits: YAMLLimits
    var resolver: ReferenceResolver
    var diagnostics: DiagnosticSink
    var polymorphism = Polymorphism()
    var knots = Knots()
    private var forms = SchemaTable<SchemaForm>()
    private var nullability = SchemaTable<Bool>()
    /// Whether a schema with references or compositions allows only null.
    private var nullOnly = SchemaTable<Bool>()
    var meanings = SchemaMeanings()
    /// The schemas to which references lead. Each of these schemas is requested several times, and a lookup by text is
    /// slower.
    private var targets = SchemaTable<SchemaObject>()
    /// The schemas whose form is being determined. If one of them is requested again, its references form a cycle.
    private var pending = SchemaTable<Bool>()
    private var pendingCount = 0
    /// The number of schemas whose nullability is being determined.
    private var nullabilityDepth = 0
    private var deepCount = 0
    /// The number of properties that compositions have copied into records so far.
    private var compositionCount = 0
    /// The number of variants that intersections of unions have made so far.
    var distributedCount = 0
    /// The number of pairs of branches that were compared so far.
    var comparedCount = 0
    var listedTextSets = ListedTextSets()
    /// Maps a schema to an equivalent schema whose type it does not use.
    var narrowed = SchemaTable<SchemaObject>()
    /// Maps schemas that an intersection made to branches of the document to which a discriminator applies. A union is
    /// mapped to all branches of the original union. A branch is mapped to the original branch from which it was made.
    var distributedBranches = SchemaTable<[SchemaObject]>()
    /// Maps each schema with `x-also-accepts` to a copy without it.
    var declaredAlone: [ObjectIdentifier: SchemaObject] = [:]
    /// The schemas that are not in the document. These schemas are retained, because sets and tables contain the object
    /// identity of some of them.
    private var made = SchemaTable<SchemaObject>()

    init(
        version: SpecificationVersion, formats: FormatTable, limits: YAMLLimits, resolver: ReferenceResolver,
        diagnostics: DiagnosticSink
    ) {
        self.version = version
        self.formats = formats
        self.limits = limits
        self.resolver = resolver
        self.diagnostics = diagnostics
    }

    /// Returns the form of a schema. A schema that refers only to itself is reported, and becomes any JSON.
    mutating func form(of schema: SchemaObject) -> SchemaForm {
        if let form = forms[schema] { return form }
        if let head = knots.enter(schema)?.head, head !== schema {
            _ = form(of: head)
            if let form = forms[schema] { return form }
        }
        guard pending[schema] == nil else {
            diagnostics.emit(ContractMessages.circularReference(at: schema.location))
            return .any
        }
        pending[schema] = true
        pendingCount += 1
        defer {
            pending[schema] = nil
            pendingCount -= 1
        }
        guard allowsDepth(pendingCount, at: schema) else { return .any }
        let form = classified(schema)
        forms[schema] = form
        return form
    }

    /// Returns the form of a schema if it has been determined, or nil.
    func knownForm(of schema: SchemaObject) -> SchemaForm? {
        forms[schema]
    }

    /// Whether the form of the schema is being determined.
    func isPending(_ schema: SchemaObject) -> Bool {
        pending[schema] != nil
    }

    /// Returns the schema and form at the end of a chain in which each schema has the form of the next schema
    /// (`SchemaForm.same`).
    mutating func resolvedForm(of schema: SchemaObject) -> (schema: SchemaObject, form: SchemaForm) {
        let start = schema
        var schema = schema
        var form = form(of: schema)
        var seen: Set<ObjectIdentifier> = []
        while case .same(let target) = form {
            guard seen.insert(ObjectIdentifier(schema)).inserted, allowsDepth(seen.count, at: start) else {
                return (schema, .any)
            }
            schema = target
            form = self.form(of: schema)
        }
        return (schema, form)
    }

    mutating func target(of schema: SchemaObject) -> SchemaObject? {
        guard let reference = schema.reference else { return nil }
        if let known = targets[schema] { return known }
        let target = resolver.schema(reference, diagnostics: &diagnostics)
        if let target { targets[schema] = target }
        return target
    }

    /// Makes a schema that is not in the document. The closure sets its keywords.
    mutating func make(like model: SchemaObject, _ change: (SchemaObject) -> Void) -> SchemaObject {
        let schema = resolver.newSchema(at: model.location)
        change(schema)
        made[schema] = schema
        return schema
    }

    /// Checks the length of a chain of schemas. Reports an error and returns false if it exceeds the limit.
    mutating func allowsDepth(_ depth: Int, at schema: SchemaObject) -> Bool {
        if depth <= limits.depth { return true }
        deepCount += 1
        // In a cycle of ten thousand schemas, each schema would report an error.
        guard deepCount <= 10 else { return false }
        diagnostics.emit(ContractMessages.tooDeep(limit: limits.depth, at: schema.location))
        return false
    }

    /// Counts the properties that a composition copies from a schema. Returns false if the limit is exceeded, and
    /// reports an error the first time. Without a limit, the result could be as large as the square of the document.
    mutating func allowsComposing(_ schema: SchemaObject) -> Bool {
        allowsComposing(schema.properties.count + 1, of: schema)
    }

    /// Counts copied properties or values. Returns false if the limit is exceeded, and reports an error the first time.
    ///
    /// - Parameter count: The number of copied properties, or of copied values of an enumeration.
    mutating func allowsComposing(_ count: Int, of schema: SchemaObject) -> Bool {
        let isFirst = compositionCount <= limits.composition
        compositionCount += count
        if compositionCount <= limits.composition { return true }
        if isFirst {
            diagnostics.emit(ContractMessages.compositionTooLarge(limit: limits.composition, at: schema.location))
        }
        return false
    }

    /// Whether the limit for compositions was exceeded. In this case, an error has been reported.
    var isComposingTooMuch: Bool { compositionCount > limits.composition }

    /// Whether the classifier or the builder has made the schema, so that it is not in the document.
    func isMade(_ schema: SchemaObject) -> Bool {
        made[schema] != nil
    }

    /// Determines the form of a schema. `form(of:)` stores the result.
    private mutating func classified(_ schema: SchemaObject) -> SchemaForm {
        if let allowsAnything = schema.boolean {
            if !allowsAnything { diagnostics.emit(ContractMessages.falseSchema(at: schema.location)) }
            return .any
        }
        if let accepted = schema.extensions?.alsoAccepts, !accepted.isEmpty {
            return migrationForm(of: schema, accepting: accepted)
        }
        if let knot = knots[schema], let branches = knot.branches {
            if schema === knot.head { return union(of: knot, branches) }
            if schema.reference == nil { return .same(knot.head) }
        }
        if schema.reference != nil {
            guard let target = target(of: schema) else { return .any }
            guard !version.ignoresSiblingsOfReferences, schema.hasStructure else { return .same(target) }
            let rest = make(like: schema) {
                $0.copyAll(of: schema); $0.reference = nil
            }
            let reference = make(like: schema) { $0.reference = schema.reference }
            return form(ofParts: [reference, rest], of: schema)
        }
        if !schema.allOf.isEmpty {
            let rest = make(like: schema) {
                $0.copyAll(of: schema); $0.allOf = []
            }
            return form(ofParts: schema.allOf + (rest.hasStructure ? [rest] : []), of: schema)
        }
        if !schema.oneOf.isEmpty || !schema.anyOf.isEmpty { return compositionForm(of: schema) }
        return plainForm(of: schema)
    }

    // MARK: Nullability

    /// Whether a schema allows null in any notation: `nullable`, `type: [T, "null"]`, an enumeration with null, a null
    /// branch, or a nullable schema to which it refers.
    mutating func isNullable(_ schema: SchemaObject) -> Bool {
        // For a schema without references, like most schemas, computing the result is faster than a lookup.
        if schema.isAlone { return computedNullability(schema) }
        if let known = nullability[schema] { return known }
        nullabilityDepth += 1
        defer { nullabilityDepth -= 1 }
        guard allowsDepth(nullabilityDepth, at: schema) else { return false }
        if let knot = knots[schema] {
            for member in knot.members { nullability[member] = false }
            settle(knot, \.nullability) { $0.computedNullability($1) }
        } else {
            nullability[schema] = computedNullability(schema)
        }
        return nullability[schema] ?? false
    }

    /// Determines a Boolean for all members of a knot. The Boolean is true for a member only if this follows from
    /// schemas outside of the knot (the least fixed point).
    private mutating func settle(
        _ knot: Knots.Knot, _ table: WritableKeyPath<Self, SchemaTable<Bool>>,
        _ answer: (inout Self, SchemaObject) -> Bool
    ) {
        // In a knot of unions, the result for one member applies to all members.
        if knot.branches != nil, knot.members.contains(where: { answer(&self, $0) }) {
            for member in knot.members { self[keyPath: table][member] = true }
        }
        var isSettled = knot.branches != nil
        while !isSettled {
            isSettled = true
            for member in knot.members where self[keyPath: table][member] == false && answer(&self, member) {
                self[keyPath: table][member] = true
                isSettled = false
            }
        }
    }

    /// Whether a schema allows null. `isNullable` stores the result.
    private mutating func computedNullability(_ schema: SchemaObject) -> Bool {
        if schema.isNullable || isNull(schema) { return true }
        if schema.types.contains(.null) { return true }
        if schema.types.isEmpty, let values = schema.enumeration, values.contains(where: \.isNull) { return true }
        if let values = schema.enumeration, schema.version30EnumAllowsNull(version), values.contains(where: \.isNull) {
            return true
        }
        // A `type` without null next to the branches excludes null. But a schema that itself lists null as a branch
        // allows null, even if its `type` excludes it.
        let excludesNull = !schema.types.isEmpty && !isOnlyReference(schema)
        if !excludesNull, let target = target(of: schema), isNullable(target) { return true }
        for branch in schema.oneOf + schema.anyOf {
            if isNull(branch) || !excludesNull && isNullable(branch) { return true }
        }
        let parts = schema.allOf.filter { !$0.saysNothing }
        if !parts.isEmpty, schema.types.isEmpty, parts.allSatisfy({ isNullable($0) }) { return true }
        return schema.allOf.contains { $0.isNullable && !$0.hasStructure && $0.reference == nil }
    }

    /// Whether a schema allows only null, in any notation, including behind references and in compositions.
    mutating func isNull(_ schema: SchemaObject) -> Bool {
        if saysNull(schema) { return true }
        if schema.isAlone { return false }
        if let known = nullOnly[schema] { return known }
        nullabilityDepth += 1
        defer { nullabilityDepth -= 1 }
        guard allowsDepth(nullabilityDepth, at: schema) else { return false }
        if let knot = knots[schema] {
            for member in knot.members { nullOnly[member] = false }
            if let branches = knot.branches, !branches.isEmpty, branches.allSatisfy({ isNull($0) }) {
                for member in knot.members { nullOnly[member] = true }
            } else {
                settle(knot, \.nullOnly) { $0.leadsToNull($1) }
            }
        } else {
            nullOnly[schema] = leadsToNull(schema)
        }
        return nullOnly[schema] ?? false
    }

    private mutating func leadsToNull(_ schema: SchemaObject) -> Bool {
        if schema.reference != nil {
            guard isOnlyReference(schema), let target = target(of: schema) else { return false }
            return isNull(target)
        }
        if schema.allOf.count == 1, schema.isNothingButAllOf { return isNull(schema.allOf[0]) }
        let branches = schema.oneOf + schema.anyOf
        return !branches.isEmpty && schema.allOf.isEmpty && branches.allSatisfy { isNull($0) }
    }

    private func saysNull(_ schema: SchemaObject) -> Bool {
        if schema.types == .null { return true }
        if let constant = schema.constant, constant.isNull { return true }
        if schema.listsOnlyNull, schema.types.isSubset(of: .null) || schema.isNullable { return true }
        // In documents of OpenAPI 3.0, a branch that has only `nullable` means "or null".
        return schema.isNullable && schema.types.isEmpty && !schema.hasStructure && schema.reference == nil
            && schema.allOf.isEmpty && schema.oneOf.isEmpty && schema.anyOf.isEmpty
    }
}

extension SchemaObject {
    /// Whether the schema has keywords other than annotations, bounds, and `type: object`.
    var hasStructure: Bool {
        hasProperties || !required.isEmpty || additionalProperties?.boolean == nil && additionalProperties != nil
            || additionalProperties?.boolean == true || !patternProperties.isEmpty || items != nil
            || !prefixItems.isEmpty || enumeration != nil || constant != nil || !allOf.isEmpty || !oneOf.isEmpty
            || !anyOf.isEmpty || !types.subtracting([.null, .object]).isEmpty || describesConditionally
    }

    /// Whether the schema has only annotations, or consists of parts with only annotations.
    var saysNothing: Bool {
        guard reference == nil, types.isEmpty, boolean != false else { return false }
        return !hasStructure || isNothingButAllOf && allOf.allSatisfy(\.saysNothing)
    }

    /// Whether the schema has only `{type: object}` and annotations.
    var saysOnlyObject: Bool {
        types.subtracting(.null) == .object && boolean == nil && reference == nil && !hasStructure
    }

    /// Whether `enum` lists only null.
    var listsOnlyNull: Bool {
        enumeration.map { !$0.isEmpty && $0.allSatisfy(\.isNull) } ?? false
    }

    /// Whether the schema has no reference and no composition.
    var isAlone: Bool { reference == nil && allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty }

    /// Whether a schema in `then`, `else` or `dependentSchemas` may have properties.
    var describesConditionally: Bool {
        conditionals.contains { $0.hasProperties || $0.reference != nil || !$0.allOf.isEmpty }
    }

    /// Whether the schema has only keywords such as `required` and `not`, which restrict an object that another schema
    /// describes.
    var onlyRestricts: Bool {
        (!required.isEmpty || hasUntypedKeywords) && !hasProperties && additionalProperties == nil
            && patternProperties.isEmpty && items == nil && prefixItems.isEmpty && enumeration == nil
            && constant == nil && allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty && reference == nil
            && !describesConditionally && types.isSubset(of: [.object])
    }

    /// Whether null in `enum` allows null. In OpenAPI 3.0, `nullable` would also be needed, but authors who list null
    /// mean to allow null.
    func version30EnumAllowsNull(_ version: SpecificationVersion) -> Bool {
        version.ignoresSiblingsOfReferences
    }

    /// Copies all keywords of another schema.
    func copyAll(of other: SchemaObject) {
        reference = other.reference
        types = other.types
        isNullable = other.isNullable
        format = other.format
        enumeration = other.enumeration
        allowsOtherValues = other.allowsOtherValues
        constant = other.constant
        defaultValue = other.defaultValue
        properties = other.properties
        hasProperties = other.hasProperties
        required = other.required
        additionalProperties = other.additionalProperties
        patternProperties = other.patternProperties
        items = other.items
        prefixItems = other.prefixItems
        contentSchema = other.contentSchema
        allOf = other.allOf
        oneOf = other.oneOf
        anyOf = other.anyOf
        choice = other.choice
        discriminator = other.discriminator
        condition = other.condition
        conditionals = other.conditionals
        hasUntypedKeywords = other.hasUntypedKeywords
        titleNode = other.titleNode
        summaryNode = other.summaryNode
        descriptionNode = other.descriptionNode
        examples = other.examples
        constraints = other.constraints
        extensions = other.extensions
    }
}
