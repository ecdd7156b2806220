package import ContractModel
package import Diagnostics
package import GenerationSettings
package import YAMLTree

/// Converts a document to a contract. The builder follows references and merges compositions.
///
/// A definition is declared at its first use. Its shape is built later, from a queue, so that nested and recursive
/// schemas need no deep stack.
package struct ContractBuilder {
    let document: OpenAPIDocument
    /// The component schemas, followed by all other named schemas.
    let schemas: [NamedSchema]
    let options: GenerationOptions
    var classifier: SchemaClassifier
    var definitions: [TypeDefinition] = []
    var operations: [OperationDefinition] = []
    private var names = SchemaTable<String>()
    /// Maps each schema that has a definition to the definition.
    private var definitionOf = SchemaTable<TypeID>()
    /// The schema of each definition, indexed by `TypeID`. The element is nil for a definition without a schema.
    private var schemaOf: [SchemaObject?] = []
    private var queue: [(id: TypeID, schema: SchemaObject)] = []
    var settings: PropertySettings
    var idleDefaults = IdleDefaults()
    var shared = SharedEnumerations()
    var envelopes = EnvelopeTable()
    /// Maps a schema to an equal schema whose type it uses.
    var twins: [ObjectIdentifier: SchemaObject] = [:]
    var knownVariantNames: [UnionAtDepth: [VariantName]] = [:]
    /// Maps the pointers of operations to their indices in the document.
    let operationAt: [[String]: Int]
    /// Maps the definitions that a user's type replaces to the shapes that they would have.
    private var replaced: [TypeID: TypeShape] = [:]
    var intersections = IntersectionTable()
    var constraintPool = ConstraintPool()
    var formatPatterns = FormatPatterns()
    /// The number of characters that the texts of further choices may have.
    var choiceBudget = SchemaText.budget
    /// The number of nested choices whose alternatives are being read.
    var choiceDepth = 0
    /// The number of tuples whose elements are being described.
    var tupleDepth = 0
    /// The arrays and dictionaries for which a type reference is being made.
    var pendingCollections: Set<ObjectIdentifier> = []
    /// Maps the pointers of operations and components to their namespaces.
    var namespaces: [String: TypeID] = [:]
    /// The number of path item parameters that may still be repeated for operations. This budget limits the product of
    /// parameters and operations.
    var pathParameterBudget = 1 << 17
    /// The number of parts of shared bodies and responses that may still be repeated.
    var sharedPartBudget = 1 << 17
    /// The servers and security requirements of the root, which apply to operations without their own.
    var rootServers: EffectiveValue<ServerList>?
    var rootSecurity: EffectiveValue<[SecurityRequirement]>?
    /// Whether operations need `OperationDefinition.interface`.
    let hasInterfaces: Bool
    /// Whether the contract records where equal inline types were before they became one type.
    let notesPlaces: Bool

    /// Converts a document to a contract.
    ///
    /// - Parameters:
    ///   - document: The document. The function consumes the document, because the document takes as much memory as the
    ///     contract.
    ///   - history: The record of earlier runs, or nil for a run without a lock. The record restores the removed parts
    ///     of the contract, and provides the contract's new `lock`.
    package static func build(
        _ document: consuming OpenAPIDocument, options: GenerationOptions, limits: YAMLLimits = .standard,
        hasInterfaces: Bool = false, history: ContractHistory? = nil, diagnostics: inout DiagnosticSink
    ) -> Contract {
        var history = history
        history?.isInDocument = document.rootFinder
        var contract = Self.contract(
            DocumentFilter.filtered(consume document, options: options, diagnostics: &diagnostics), options: options,
            limits: limits, hasInterfaces: hasInterfaces, notesPlaces: history?.past != nil,
            formerNames: options.namesMembers ? history?.knownNames ?? [] : [], diagnostics: &diagnostics)
        ContractCompletion(options: options, limits: limits, history: history)
            .complete(&contract, diagnostics: &diagnostics)
        return contract
    }

    private static func contract(
        _ document: OpenAPIDocument, options: GenerationOptions, limits: YAMLLimits, hasInterfaces: Bool,
        notesPlaces: Bool, formerNames: Set<String>, diagnostics: inout DiagnosticSink
    ) -> Contract {
        var builder = ContractBuilder(
            document: document, options: options, limits: limits, hasInterfaces: hasInterfaces,
            notesPlaces: notesPlaces, diagnostics: diagnostics)
        var absentNames = document.absentNames
        absentNames.former = formerNames
        let contract = builder.contract(absentNames)
        diagnostics = builder.classifier.diagnostics
        diagnostics.append(builder.classifier.resolver.takeFaults())
        return contract
    }

    private init(
        document: OpenAPIDocument, options: GenerationOptions, limits: YAMLLimits, hasInterfaces: Bool,
        notesPlaces: Bool, diagnostics: DiagnosticSink
    ) {
        self.document = document
        self.hasInterfaces = hasInterfaces
        self.notesPlaces = notesPlaces
        self.options = options
        operationAt = Dictionary(
            document.operations.enumerated().map { ($1.pointer, $0) }, uniquingKeysWith: { first, _ in first })
        settings = PropertySettings(options)
        var resolver = document.resolver(dangling: options.danglingAsJSON ? .warning : .error)
        var diagnostics = diagnostics
        schemas = SchemaGatherer.gather(document, resolver: &resolver, diagnostics: &diagnostics)
        TellingValues.takeAsConstants(in: schemas.map(\.schema) + document.inlineSchemas, &resolver)
        classifier = SchemaClassifier(
            version: document.version, formats: options.formatTable, limits: limits,
            resolver: resolver, diagnostics: diagnostics)
        classifier.polymorphism = Polymorphism(schemas: schemas, resolver: &classifier.resolver)
        classifier.findKnots(among: schemas)
        classifier.inheritDiscriminators(in: schemas.map(\.schema) + document.inlineSchemas)
        for named in schemas { names[named.schema] = named.key }
    }

    /// Makes the contract: first the components, then the operations, and then the envelopes, which need the types of
    /// all wrappers.
    private mutating func contract(_ absentNames: AbsentNames) -> Contract {
        declareComponents()
        drain()
        buildOperations()
        drain()
        completeEnvelopes()
        drain()
        settleErrorsOfEnvelopes()
        idleDefaults.report(to: &classifier.diagnostics)
        reportUnknownSecurity()
        settings.reportUnused(in: definitions, besides: absentNames, to: &classifier.diagnostics)
        let info = document.documents.root.root["info"]
        var contract = Contract(
            info: ContractInfo(
                title: document.title, at: info?["title"]?.location, version: document.contractVersion,
                at: info?["version"]?.location, specification: document.versionText,
                description: info?.plainText("description"),
                contentHash: document.contentHash),
            definitions: definitions,
            operations: operations,
            replaced: replaced,
            samples: resolvedSamples()
        )
        contract.reference = { [documents = document.documents] in documents.reference(to: $0) }
        contract.absentNames = absentNames
        contract.shared = shared
        if hasInterfaces {
            contract.securitySchemes = securitySchemes()
            contract.tags = tags()
        }
        if options.emit.contains(.client) { contract.jobs = jobs() }
        let called = operations.lazy.filter { !$0.isCalledByServer }.compactMap(\.type)
        TypeSharing.share(
            in: &contract, options: options, called: options.emit.contains(.client) ? Set(called) : [],
            notesPlaces: notesPlaces, isFixed: { schemaOf[$0.rawValue]?.extensions?.progress.isEmpty == false })
        return contract
    }

    /// Returns the records of responses that begin jobs, with their `x-progress`.
    private func jobs() -> [JobDefinition] {
        definitions.compactMap { definition in
            guard let links = schemaOf[definition.id.rawValue]?.extensions?.progress, !links.isEmpty else { return nil }
            return JobDefinition(type: definition.id, links: links, location: definition.location)
        }
    }

    private mutating func drain() {
        var next = 0
        while next < queue.count {
            let (id, schema) = queue[next]
            next += 1
            settle(shape(of: schema, id: id), of: id)
            // Equal types share a name only if their constraints are equal (`TypeKey`), so all artefacts need them.
            let own = definitions[id.rawValue].constraints
            definitions[id.rawValue].constraints = .intersection(of: [constraints(ofParts: schema), own])
        }
        queue = []
    }

    /// Sets the shape of a definition. If a user's type replaces it, the shape is kept for fixtures.
    private mutating func settle(_ shape: TypeShape, of id: TypeID) {
        definitions[id.rawValue].shape = shape
        guard case .schema(let name) = definitions[id.rawValue].origin, let type = options.types[name] else { return }
        replaced[id] = shape
        definitions[id.rawValue].shape = .alias(TypeUse(.scalar(.external(type))))
    }

    // MARK: Declaring

    private mutating func declareComponents() {
        applyEnvelopeRules()
        // Swift strings are equal if they differ only in their Unicode normal form.
        var places: [String: SourceLocation] = [:]
        for named in schemas {
            let id = declare(named.schema, origin: .schema(named.key), pointer: named.pointer, at: named.location)
            definitions[id.rawValue].file = named.file
            if let other = places.updateValue(named.location, forKey: named.pointer) {
                classifier.diagnostics.emit(
                    ContractMessages.indistinctKeys(named.key, at: named.location, other: other))
            }
            registerIntersection(id, named.schema, in: id)
        }
        shareEnumerations()
        orderQueue()
    }

    /// Orders the queue so that a branch is nested in its union. A composition may contain both the union and the
    /// branch, so the composition comes after the union.
    private mutating func orderQueue() {
        let ranked = queue.map { entry in
            let isHead = classifier.knots[entry.schema].map { $0.head === entry.schema } ?? true
            return (
                rank: classifier.knots.rank(of: entry.schema) ?? -1, place: isHead ? 0 : 1,
                pointer: definitions[entry.id.rawValue].pointer, entry: entry
            )
        }
        queue = ranked.sorted { ($0.rank, $0.place, $0.pointer) < ($1.rank, $1.place, $1.pointer) }.map(\.entry)
    }

    /// Adds a definition without a shape, and returns its id.
    mutating func define(
        _ origin: TypeOrigin, pointer: String, documentation: Documentation = Documentation(),
        at location: SourceLocation
    ) -> TypeID {
        let id = TypeID(definitions.count)
        definitions.append(
            TypeDefinition(
                id: id, origin: origin, pointer: pointer, documentation: documentation, shape: .namespace,
                location: location))
        schemaOf.append(nil)
        return id
    }

    @discardableResult
    mutating func declare(_ schema: SchemaObject, origin: TypeOrigin, pointer: String, at location: SourceLocation)
        -> TypeID
    {
        if let known = definitionOf[schema] { return known }
        let id = define(origin, pointer: pointer, documentation: documentation(of: schema), at: location)
        definitions[id.rawValue].deprecation = deprecation(of: schema)
        definitions[id.rawValue].preferredName = schema.extensions?.swiftName
        definitions[id.rawValue].suggestedName = schema.extensions?.foreignTypeName
        definitions[id.rawValue].examples = examples(schema.examples)
        definitionOf[schema] = id
        schemaOf[id.rawValue] = schema
        queue.append((id, schema))
        return id
    }

    /// If a schema consists of only one other schema, such as the only branch of `oneOf`, makes the definition of the
    /// schema also the definition of the other schema. Returns false if the other schema already has a definition or
    /// needs no definition.
    mutating func takesOver(_ target: SchemaObject, from schema: SchemaObject, as id: TypeID) -> Bool {
        let end = classifier.resolvedForm(of: target)
        guard schema.reference == nil, target.reference == nil, definitionOf[target] == nil,
            definitionOf[end.schema] == nil, end.form.needsDefinition
        else { return false }
        definitionOf[target] = id
        schemaOf[id.rawValue] = target
        var definition = definitions[id.rawValue]
        definition.documentation.complete(with: documentation(of: target))
        definition.deprecation = definition.deprecation ?? deprecation(of: target)
        definition.preferredName = definition.preferredName ?? target.extensions?.swiftName
        definition.suggestedName = definition.suggestedName ?? target.extensions?.foreignTypeName
        if definition.examples.isEmpty { definition.examples = examples(target.examples) }
        definitions[id.rawValue] = definition
        return true
    }

    /// Whether the owner's definition will also be the definition of the target (`takesOver`), even if another use
    /// requests the target first.
    mutating func willTakeOver(_ target: SchemaObject, as owner: TypeID) -> Bool {
        guard var schema = schemaOf[owner.rawValue], classifier.resolvedForm(of: target).form.needsDefinition else {
            return false
        }
        var seen: Set<ObjectIdentifier> = []
        while schema.reference == nil, seen.insert(ObjectIdentifier(schema)).inserted,
            case .same(let next) = classifier.form(of: schema)
        {
            if next === target { return true }
            schema = next
        }
        return false
    }

    mutating func declareInline(_ schema: SchemaObject, in owner: TypeID, as role: InlineRole) -> TypeID {
        let suffix = isBare(owner, for: role) ? role.bareSuffix : role.pointerSuffix
        let pointer = definitions[owner.rawValue].pointer + suffix
        let id = declare(schema, origin: nestedOrigin(in: owner, as: role), pointer: pointer, at: schema.location)
        place(id, at: schema)
        registerIntersection(id, schema, in: owner)
        return id
    }

    private mutating func place(_ id: TypeID, at schema: SchemaObject) {
        if !classifier.isMade(schema) { definitions[id.rawValue].sourceLocation = schema.location }
    }

    /// Sets the location of a variant that combines several schemas to the schema that distinguishes it.
    mutating func place(_ variant: TypeReference, in union: TypeID, at part: SchemaObject) {
        guard case .definition(let id) = variant, case .inline(union, .branch) = definitions[id.rawValue].origin else {
            return
        }
        place(id, at: part)
    }

    /// Whether an element or value belongs to the owner itself, which is then an array or a dictionary, instead of to a
    /// property with the owner's name.
    private mutating func isBare(_ owner: TypeID, for role: InlineRole) -> Bool {
        guard case .schema(let name) = definitions[owner.rawValue].origin, role.key == name,
            let schema = schemaOf[owner.rawValue]
        else { return false }
        return !classifier.form(of: schema).needsDefinition
    }

    /// Returns the origin of a nested type. Types cannot be nested in a type alias or a generic type, so they are
    /// declared next to it, and their names contain its name.
    private mutating func nestedOrigin(in owner: TypeID, as role: InlineRole) -> TypeOrigin {
        guard let schema = schemaOf[owner.rawValue],
            schema.extensions?.envelope != nil || !classifier.form(of: schema).needsDefinition
        else { return .inline(owner: owner, role: role) }
        switch definitions[owner.rawValue].origin {
        case .schema(let name):
            return .schema("\(name) \(role.word(of: name))")
        case .inline(let outer, let outerRole):
            return .inline(owner: outer, role: .property("\(outerRole.word(of: nil)) \(role.word(of: nil))"))
        case .operation, .component: return .inline(owner: owner, role: role)
        }
    }

    // MARK: Queries

    func knownDefinition(of schema: SchemaObject) -> TypeID? {
        definitionOf[schema]
    }

    /// Returns the schema of a definition, or nil for a definition without a schema.
    func schema(of id: TypeID) -> SchemaObject? {
        schemaOf[id.rawValue]
    }

    /// Returns the name of the component or other named schema to which a schema refers, or nil.
    mutating func referencedName(of schema: SchemaObject) -> String? {
        referencedSchema(of: schema).flatMap { name(of: $0) }
    }

    /// Returns the name of a component or of another named schema, or nil for an unnamed schema.
    func name(of schema: SchemaObject) -> String? {
        names[schema]
    }

    mutating func referencedSchema(of schema: SchemaObject) -> SchemaObject? {
        schema.reference.flatMap { classifier.resolver.knownSchema($0) }
    }

    mutating func isNullable(_ schema: SchemaObject) -> Bool {
        classifier.isNullable(schema)
    }
}
