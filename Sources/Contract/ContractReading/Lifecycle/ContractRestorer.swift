import ContractModel
import Diagnostics
import GenerationSettings
import References

/// Adds removed parts to a contract for as long as they are kept, and marks them as deprecated.
struct ContractRestorer {
    var contract: Contract
    private let lock: ContractLock
    private let options: GenerationOptions
    let formats: FormatTable
    /// The number of days for which a removed part is kept.
    let keptDays: Int
    /// Maps properties, as `Schema.property`, to the defaults of the configuration.
    let presets: [String: ContractValue]
    private(set) var ids: [DefinitionPath: TypeID]
    let envelopes: Set<DefinitionPath>
    /// Whether an envelope is being restored. Only an envelope can contain `.payload`.
    private(set) var isInEnvelope = false
    /// The definitions in the bodies of requests that the app sends.
    private(set) lazy var sent: Set<TypeID> = contract.definitionsInRequests

    static func restore(_ lock: ContractLock, into contract: inout Contract, options: GenerationOptions) {
        guard lock.hasPast else { return }
        var restorer = ContractRestorer(contract, lock, options)
        // If two contracts shared the array, the first change would copy it.
        contract.definitions = []
        restorer.run()
        contract = restorer.contract
    }

    private init(_ contract: Contract, _ lock: ContractLock, _ options: GenerationOptions) {
        self.contract = contract
        self.lock = lock
        self.options = options
        formats = options.formatTable
        keptDays = options.keptDays
        presets = options.defaults
        ids = Dictionary(
            zip(contract.paths, contract.definitions.lazy.map(\.id)), uniquingKeysWith: { first, _ in first })
        envelopes = Set(lock.definitions.lazy.filter { $0.kind == .envelope || $0.kind == .outcome }.map(\.path))
    }

    private mutating func run() {
        let departed = lock.definitions.filter { $0.departure != nil }
        for definition in departed { declare(definition) }
        for definition in departed {
            guard let id = ids[definition.path] else { continue }
            contract[id].shape = shape(of: definition)
        }
        for definition in lock.definitions where definition.departure == nil && definition.hasPast {
            isInEnvelope = envelopes.contains(definition.path)
            complete(definition)
        }
        applyEnvelopes()
        if options.emit.contains(.client) { restoreOperations(lock.operations) }
    }

    // MARK: Definitions

    private mutating func declare(_ definition: LockedDefinition) {
        let id = add(definition.path, at: definition.location)
        contract[id].deprecation = deprecation(definition.facts, definition.departure)
        contract[id].preferredName = definition.facts["swift-name"]?.string
    }

    /// Adds a definition without a shape, and its owners if they are missing. Returns its id.
    mutating func add(_ path: DefinitionPath, at location: SourceLocation) -> TypeID {
        if let known = ids[path] { return known }
        let origin: TypeOrigin
        let pointer: String
        if let owner = path.owner, let role = path.roles.last {
            let ownerID = add(owner, at: location)
            origin = .inline(owner: ownerID, role: role)
            pointer = contract[ownerID].pointer + role.pointerSuffix
        } else {
            (origin, pointer) = path.root.declaration
        }
        let id = TypeID(contract.definitions.count)
        contract.definitions.append(
            TypeDefinition(id: id, origin: origin, pointer: pointer, shape: .namespace, location: location))
        ids[path] = id
        return id
    }

    /// Returns the shape of a removed definition, from its facts in the lock.
    private mutating func shape(of definition: LockedDefinition) -> TypeShape {
        let facts = definition.facts
        isInEnvelope = envelopes.contains(definition.path)
        switch definition.kind {
        case .record:
            let additional = facts["additional"].map { use($0) }
            return .record(
                RecordShape(
                    properties: properties(of: definition), additionalProperties: additional,
                    isError: facts["error"] == .boolean(true)))
        case .alias: return .alias(use(facts["type"]))
        case .union: return .union(union(facts, at: definition.location))
        case .envelope: return .envelope(envelope(definition, properties(of: definition)))
        case .outcome: return outcome(definition)
        case .strings: return enumeration(definition, .string)
        case .integers: return enumeration(definition, .integer)
        case .values: return enumeration(definition, .json)
        case nil: return .alias(TypeUse(.json))
        }
    }

    private func enumeration(_ definition: LockedDefinition, _ rawType: EnumerationShape.RawType) -> TypeShape {
        EnumerationShape(
            rawType: rawType, cases: definition.members.compactMap { enumerationCase($0) },
            allowsOthers: definition.facts["others"] == .boolean(true)
        ).typeShape
    }

    private func union(_ facts: ContractValue, at location: SourceLocation) -> UnionShape {
        guard case .array(let listed)? = facts["variants"] else {
            return UnionShape(variants: [])
        }
        let variants = listed.map { variant in
            VariantDefinition(
                use: use(variant["type"]), discriminatorValues: variant["values"]?.strings ?? [],
                nameHint: variant["name"]?.string ?? "value", location: location)
        }
        let otherwise = facts["otherwise"].flatMap { Int($0.text) }
        return UnionShape(
            UnionShape.Keyword(lockWord: facts["of"]?.string), variants: variants,
            discriminator: facts["discriminator"]?.string,
            defaultVariant: otherwise.flatMap { variants.indices.contains($0) ? $0 : nil })
    }

    private func envelope(_ definition: LockedDefinition, _ properties: [PropertyDefinition]) -> EnvelopeShape {
        let facts = definition.facts
        let rules = facts["rules"]?.strings?.compactMap(EnvelopeEvidence.init)
        return EnvelopeShape(
            properties: properties, payload: facts["payload"]?.string ?? "data", success: facts["success"]?.string,
            error: facts["failure"]?.string, rules: rules ?? EnvelopeEvidence.allCases)
    }

    private mutating func outcome(_ definition: LockedDefinition) -> TypeShape {
        let facts = definition.facts
        let all = properties(of: definition)
        let count = definition.members.count { $0.name.isProperty && $0.newKey == nil }
        var success = envelope(definition, Array(all.prefix(count)))
        success.error = nil
        return .outcome(
            OutcomeShape(
                discriminator: facts["discriminator"]?.string ?? "success",
                successValue: facts["success-value"] ?? .boolean(true),
                failureValue: facts["failure-value"] ?? .boolean(false), success: success,
                failure: Array(all.dropFirst(count)), error: facts["failure"]?.string))
    }

    /// Adds the restored aliases of envelopes to the applications of these envelopes.
    private mutating func applyEnvelopes() {
        for definition in contract.definitions where definition.isGone {
            guard case .alias(let use) = definition.shape, case .generic(let id, let payload) = use.reference else {
                continue
            }
            let application = EnvelopeApplication(
                payload: TypeUse(payload), pointer: definition.pointer, location: definition.location)
            switch contract[id].shape {
            case .envelope(var envelope):
                envelope.applications.append(application)
                contract[id].shape = .envelope(envelope)
            case .outcome(var outcome):
                outcome.success.applications.append(application)
                contract[id].shape = .outcome(outcome)
            case .record, .enumeration, .union, .alias, .namespace: break
            }
        }
    }
}

extension LockedDefinition {
    /// Whether a member is removed, has former types, or precedes an older member in the document.
    var hasPast: Bool {
        isOrderedByAge || members.contains { $0.departure != nil || !$0.formerTypes.isEmpty }
    }
}

extension ContractLock {
    fileprivate var hasPast: Bool {
        definitions.contains { $0.departure != nil || $0.hasPast }
            || operations.contains { $0.departure != nil || $0.parameters.contains { $0.departure != nil } }
    }
}

extension DefinitionPath.Root {
    fileprivate var declaration: (origin: TypeOrigin, pointer: String) {
        switch self {
        case .schema(let name): (.schema(name), JSONPointer.text(of: ["components", "schemas", name]))
        case .file(let file, let name): (.schema(name), file + JSONPointer.text(of: [name]))
        case .envelope(let name): (.schema(name), "")
        case .operation(let name): (.operation(name), JSONPointer.text(of: ["operations", name]))
        case .component(let section, let name):
            (.component(section: section, name: name), JSONPointer.text(of: ["components", section, name]))
        }
    }
}

extension Contract {
    /// The definitions in the bodies of requests that the app sends.
    fileprivate var definitionsInRequests: Set<TypeID> {
        var found: Set<TypeID> = []
        var queue = operations.filter { !$0.isCalledByServer }.compactMap(\.requestBody?.reference)
        while let reference = queue.popLast() {
            reference.forEachDefinition { id in
                guard found.insert(id).inserted else { return }
                self[id].shape.forEachUse { queue.append($0.reference) }
            }
        }
        return found
    }
}
