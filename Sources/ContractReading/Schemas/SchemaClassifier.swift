import ContractModel
import Diagnostics
import YAMLTree

/// Schema → form. Every question "what is this schema?" is answered here, once per schema.
struct SchemaClassifier {
    let version: SpecificationVersion
    let formats: FormatTable
    /// `depth` is also how many schemas may lead from one to another by references and compositions.
    let limits: YAMLLimits
    var resolver: ReferenceResolver
    var diagnostics: DiagnosticSink
    var polymorphism = Polymorphism()
    var knots = Knots()
    private var forms = SchemaTable<SchemaForm>()
    private var nullability = SchemaTable<Bool>()
    /// Whether null alone satisfies a schema that leads to others.
    private var nullOnly = SchemaTable<Bool>()
    var meanings = SchemaMeanings()
    /// What schemas are references to. It is asked several times of each, and a reference's text takes longer to look up.
    private var targets = SchemaTable<SchemaObject>()
    /// Schemas whose form is being looked for; meeting one again is a cycle of references.
    private var pending = SchemaTable<Bool>()
    private var pendingCount = 0
    /// Schemas whose nullability is being looked for.
    private var nullabilityDepth = 0
    private var deepCount = 0
    /// Properties that compositions have brought into records so far.
    private var compositionCount = 0
    /// Variants that intersections of unions have made so far.
    var distributedCount = 0
    /// Pairs of their branches that were held against each other.
    var comparedCount = 0
    var listedTextSets = ListedTextSets()
    /// What records say that have types of their own, though their parts come to no more than another schema.
    var narrowed = SchemaTable<SchemaObject>()
    /// For each union with a discriminator that an intersection made: the branches among which the discriminator chose before. For each
    /// of its branches: the original branch.
    var distributedBranches = SchemaTable<[SchemaObject]>()
    /// Schemas with other types beside their own, without these.
    var declaredAlone: [ObjectIdentifier: SchemaObject] = [:]
    /// Schemas that no document spells out. Kept alive, because sets and tables know some by their identity.
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

    /// The form, where somebody has asked for it already.
    func knownForm(of schema: SchemaObject) -> SchemaForm? {
        forms[schema]
    }

    /// Whether the question what the schema is has led here.
    func isPending(_ schema: SchemaObject) -> Bool {
        pending[schema] != nil
    }

    /// The form behind all `same`.
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

    /// A schema that the document does not spell out.
    mutating func make(like model: SchemaObject, _ change: (SchemaObject) -> Void) -> SchemaObject {
        let schema = resolver.newSchema(at: model.location)
        change(schema)
        made[schema] = schema
        return schema
    }

    /// False, with an error, for more schemas in a row than the limit allows.
    mutating func allowsDepth(_ depth: Int, at schema: SchemaObject) -> Bool {
        if depth <= limits.depth { return true }
        deepCount += 1
        // A ring of ten thousand is too deep from each of them.
        guard deepCount <= 10 else { return false }
        diagnostics.emit(ContractMessages.tooDeep(limit: limits.depth, at: schema.location))
        return false
    }

    /// Counts what a composition takes from a schema. False, with an error for the first, once it is more than the limit
    /// allows: what follows from it could be as large as the document's square.
    mutating func allowsComposing(_ schema: SchemaObject) -> Bool {
        allowsComposing(schema.properties.count + 1, of: schema)
    }

    /// - Parameter count: What is taken: properties, or values of an enumeration.
    mutating func allowsComposing(_ count: Int, of schema: SchemaObject) -> Bool {
        let isFirst = compositionCount <= limits.composition
        compositionCount += count
        if compositionCount <= limits.composition { return true }
        if isFirst {
            diagnostics.emit(ContractMessages.compositionTooLarge(limit: limits.composition, at: schema.location))
        }
        return false
    }

    /// Whether more was composed than the limit allows, which is an error already.
    var isComposingTooMuch: Bool { compositionCount > limits.composition }

    func isMade(_ schema: SchemaObject) -> Bool {
        made[schema] != nil
    }

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

    /// In all spellings: `nullable`, `type: [T, "null"]`, an enumeration with null, a null branch, a nullable target.
    mutating func isNullable(_ schema: SchemaObject) -> Bool {
        // What stands alone, as most schemas do, is asked quicker than looked up.
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

    /// Nothing is true of the members of a knot but what follows from something outside of it: the least fixed point.
    private mutating func settle(
        _ knot: Knots.Knot, _ table: WritableKeyPath<Self, SchemaTable<Bool>>,
        _ answer: (inout Self, SchemaObject) -> Bool
    ) {
        // What is true of one member of a knot of unions is true of all.
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

    private mutating func computedNullability(_ schema: SchemaObject) -> Bool {
        if schema.isNullable || isNull(schema) { return true }
        if schema.types.contains(.null) { return true }
        if schema.types.isEmpty, let values = schema.enumeration, values.contains(where: \.isNull) { return true }
        if let values = schema.enumeration, schema.version30EnumAllowsNull(version), values.contains(where: \.isNull) {
            return true
        }
        // A type beside them that null is not of excludes it. To list null and to exclude it means to allow it.
        let excludesNull = !schema.types.isEmpty && !isOnlyReference(schema)
        if !excludesNull, let target = target(of: schema), isNullable(target) { return true }
        for branch in schema.oneOf + schema.anyOf {
            if isNull(branch) || !excludesNull && isNullable(branch) { return true }
        }
        let parts = schema.allOf.filter { !$0.saysNothing }
        if !parts.isEmpty, schema.types.isEmpty, parts.allSatisfy({ isNullable($0) }) { return true }
        return schema.allOf.contains { $0.isNullable && !$0.hasStructure && $0.reference == nil }
    }

    /// A schema that null alone satisfies, in all spellings, through references and compositions of nothing else.
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
        // What 3.0 documents write for "or null": a branch that says nothing but that.
        return schema.isNullable && schema.types.isEmpty && !schema.hasStructure && schema.reference == nil
            && schema.allOf.isEmpty && schema.oneOf.isEmpty && schema.anyOf.isEmpty
    }
}

extension SchemaObject {
    /// Keywords that say what a value is, beyond annotations and bounds.
    var hasStructure: Bool {
        hasProperties || !required.isEmpty || additionalProperties?.boolean == nil && additionalProperties != nil
            || additionalProperties?.boolean == true || !patternProperties.isEmpty || items != nil
            || !prefixItems.isEmpty || enumeration != nil || constant != nil || !allOf.isEmpty || !oneOf.isEmpty
            || !anyOf.isEmpty || !types.subtracting([.null, .object]).isEmpty || describesConditionally
    }

    /// Annotations alone, or parts of nothing else.
    var saysNothing: Bool {
        guard reference == nil, types.isEmpty, boolean != false else { return false }
        return !hasStructure || isNothingButAllOf && allOf.allSatisfy(\.saysNothing)
    }

    /// `{type: object}` and annotations.
    var saysOnlyObject: Bool {
        types.subtracting(.null) == .object && boolean == nil && reference == nil && !hasStructure
    }

    /// Whether `enum` has no value but null.
    var listsOnlyNull: Bool {
        enumeration.map { !$0.isEmpty && $0.allSatisfy(\.isNull) } ?? false
    }

    /// Whether no other schema says what this one is.
    var isAlone: Bool { reference == nil && allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty }

    /// Whether there are properties that an object may have under some condition.
    var describesConditionally: Bool {
        conditionals.contains { $0.hasProperties || $0.reference != nil || !$0.allOf.isEmpty }
    }

    /// Only `required`, `not` and their like: restricts an object that is described elsewhere.
    var onlyRestricts: Bool {
        (!required.isEmpty || hasOnlyUnusedKeywords) && !hasProperties && additionalProperties == nil
            && patternProperties.isEmpty && items == nil && prefixItems.isEmpty && enumeration == nil
            && constant == nil && allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty && reference == nil
            && !describesConditionally && types.isSubset(of: [.object])
    }

    /// In 3.0 `enum` with null needs `nullable`; documents that list null mean it all the same.
    func version30EnumAllowsNull(_ version: SpecificationVersion) -> Bool {
        version.ignoresSiblingsOfReferences
    }

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
        discriminator = other.discriminator
        condition = other.condition
        conditionals = other.conditionals
        hasOnlyUnusedKeywords = other.hasOnlyUnusedKeywords
        titleNode = other.titleNode
        summaryNode = other.summaryNode
        descriptionNode = other.descriptionNode
        examples = other.examples
        constraints = other.constraints
        extensions = other.extensions
    }
}
