import Diagnostics

/// Puts back into a contract what has left it and is kept for a while, as deprecated.
struct ContractRestorer {
    private var contract: Contract
    private let lock: ContractLock
    private let formats: FormatTable
    /// How many days what is gone stays.
    private let keptDays: Int
    /// `Schema.property` → the default that the configuration gives it.
    private let presets: [String: ContractValue]
    private var ids: [DefinitionPath: TypeID]
    private let envelopes: Set<DefinitionPath>
    /// Within an envelope a payload is a type.
    private var isInEnvelope = false
    /// Definitions whose values the app sends.
    private lazy var sent: Set<TypeID> = contract.definitionsInRequests

    static func restore(_ lock: ContractLock, into contract: inout Contract, options: GenerationOptions) {
        guard lock.hasPast else { return }
        var restorer = ContractRestorer(contract, lock, options)
        // What is shared would be copied by the first change.
        contract.definitions = []
        restorer.run()
        contract = restorer.contract
    }

    private init(_ contract: Contract, _ lock: ContractLock, _ options: GenerationOptions) {
        self.contract = contract
        self.lock = lock
        formats = FormatTable(overrides: options.formats)
        keptDays = options.keptDays
        presets = options.defaults
        ids = Dictionary(
            zip(contract.paths, contract.definitions.lazy.map(\.id)), uniquingKeysWith: { first, _ in first })
        envelopes = Set(lock.definitions.lazy.filter { ["envelope", "outcome"].contains($0.kind) }.map(\.path))
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
    }

    // MARK: Definitions

    private mutating func declare(_ definition: LockedDefinition) {
        let id = add(definition.path, at: definition.location)
        contract[id].deprecation = deprecation(definition.facts, definition.departure)
        contract[id].preferredName = definition.facts["swift-name"]?.string
    }

    /// A definition without a shape; its owners too, where they are not there.
    private mutating func add(_ path: DefinitionPath, at location: SourceLocation) -> TypeID {
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

    private mutating func shape(of definition: LockedDefinition) -> TypeShape {
        let facts = definition.facts
        isInEnvelope = envelopes.contains(definition.path)
        switch definition.kind {
        case "record":
            let additional = facts["additional"].map { use($0) }
            return .record(
                RecordShape(
                    properties: properties(of: definition), additionalProperties: additional,
                    isError: facts["error"] == .boolean(true)))
        case "alias": return .alias(use(facts["type"]))
        case "union": return .union(union(facts, at: definition.location))
        case "envelope": return .envelope(envelope(definition, properties(of: definition)))
        case "outcome": return outcome(definition)
        default:
            guard let rawType = EnumerationShape.RawType(lockWord: definition.kind) else { return .alias(use(nil)) }
            let cases = definition.members.compactMap { enumerationCase($0) }
            return cases.isEmpty
                ? .alias(TypeUse(.json)) : .enumeration(EnumerationShape(rawType: rawType, cases: cases))
        }
    }

    private func union(_ facts: ContractValue, at location: SourceLocation) -> UnionShape {
        guard case .array(let listed)? = facts["variants"] else {
            return UnionShape(variants: [])
        }
        let variants = listed.map { variant in
            UnionVariant(
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
        let rules = facts["rules"]?.strings?.compactMap(EnvelopeRule.Evidence.init)
        return EnvelopeShape(
            properties: properties, payload: facts["payload"]?.string ?? "data", success: facts["success"]?.string,
            error: facts["failure"]?.string, rules: rules ?? EnvelopeRule.Evidence.allCases)
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

    /// An envelope knows where it is applied.
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

    // MARK: Members

    /// What has left a definition that is still there, and what its properties were.
    private mutating func complete(_ definition: LockedDefinition) {
        guard let id = ids[definition.path] else { return }
        switch contract[id].shape {
        case .record(var record):
            record.properties = completed(record.properties, of: definition, in: id) { $0.isProperty }
            contract[id].shape = .record(record)
        case .envelope(var envelope):
            envelope.properties = completed(envelope.properties, of: definition, in: id) { $0.isProperty }
            contract[id].shape = .envelope(envelope)
        case .outcome(var outcome):
            outcome.success.properties = completed(outcome.success.properties, of: definition, in: id) {
                $0.isProperty
            }
            outcome.failure = completed(outcome.failure, of: definition, in: id) { !$0.isProperty }
            contract[id].shape = .outcome(outcome)
        case .enumeration(let enumeration):
            let present = Dictionary(
                enumeration.cases.map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })
            let cases = definition.members.compactMap { member -> EnumerationCase? in
                guard case .value(let value) = member.name else { return nil }
                return present[value] ?? enumerationCase(member)
            }
            contract[id].shape = .enumeration(EnumerationShape(rawType: enumeration.rawType, cases: cases))
        case .union, .alias, .namespace: break
        }
    }

    private mutating func completed(
        _ present: [PropertyDefinition], of definition: LockedDefinition, in id: TypeID,
        _ isWanted: (LockedMember.Name) -> Bool
    ) -> [PropertyDefinition] {
        let byKey = Dictionary(present.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let members = definition.members.filter { isWanted($0.name) }
        let keys = Set(members.filter { $0.newKey == nil }.compactMap(\.name.key))
        let properties = members.compactMap { member -> PropertyDefinition? in
            guard let key = member.name.key else { return nil }
            if var property = byKey[key] {
                if !member.formerTypes.isEmpty { accept(member, for: &property, in: id) }
                return property
            }
            return member.newKey == nil ? self.property(member, beside: keys, in: id) : nil
        }
        return Self.withFormerKeys(properties, of: members, removal)
    }

    /// Of a definition that has gone as a whole.
    private mutating func properties(of definition: LockedDefinition) -> [PropertyDefinition] {
        guard let id = ids[definition.path] else { return [] }
        let members = definition.members.filter { $0.newKey == nil }
        let keys = Set(members.compactMap(\.name.key))
        let properties = members.compactMap { property($0, beside: keys, in: id, isWhole: true) }
        return Self.withFormerKeys(properties, of: definition.members, removal)
    }

    /// Whatever a property was called before goes with it, through renames of renames.
    private static func withFormerKeys(
        _ properties: [PropertyDefinition], of members: [LockedMember], _ removal: (Departure) -> Removal
    ) -> [PropertyDefinition] {
        let renamed = members.filter { $0.newKey != nil && $0.departure != nil }
        if renamed.isEmpty { return properties }
        var properties = properties
        let newKeys = Dictionary(
            renamed.compactMap { member in member.name.key.map { ($0, member.newKey) } },
            uniquingKeysWith: { first, _ in first })
        for member in renamed {
            guard let key = member.name.key, let departure = member.departure, var target = member.newKey else {
                continue
            }
            for _ in renamed { target = (newKeys[target] ?? nil) ?? target }
            guard let index = properties.firstIndex(where: { $0.key == target }) else { continue }
            properties[index].formerKeys.append(
                FormerKey(
                    key: key, preferredName: member.facts["swift-name"]?.string, removal: removal(departure)))
        }
        return properties
    }

    /// - Parameters:
    ///   - keys: those of the properties of the definition.
    ///   - isWhole: what has gone is the definition.
    private mutating func property(
        _ member: LockedMember, beside keys: Set<String>, in id: TypeID, isWhole: Bool = false
    ) -> PropertyDefinition? {
        guard let key = member.name.key else { return nil }
        let facts = member.facts
        func isSet(_ key: String) -> Bool { facts[key] == .boolean(true) }
        let hasGone = member.departure != nil
        let isOneWay = isSet("read-only") || isSet("write-only")
        let given = presets["\(contract.documentName(of: id)).\(key)"] ?? facts["default"] ?? facts["const"]
        let absence: Absence
        if isOneWay || isSet("nullable") || hasGone && !isWhole && sent.contains(id) {
            // What the app sends must not have a value that nobody gave it.
            absence = .none
        } else if let given {
            absence = .value(given)
        } else {
            absence = isSet("required") ? .zero : .none
        }
        var property = PropertyDefinition(
            key: key, use: use(facts["type"]), isRequired: isSet("required") && !hasGone,
            isNullable: isSet("nullable"), isReadOnly: isSet("read-only"), isWriteOnly: isSet("write-only"),
            absence: absence, constant: hasGone ? nil : facts["const"],
            aliases: facts["also-read-from"]?.strings?.filter { !keys.contains($0) } ?? [],
            hasExplicitPresence: facts["presence"]?.string == "explicit" && !isSet("required"),
            deprecation: deprecation(facts, member.departure), preferredName: facts["swift-name"]?.string,
            location: member.location)
        property.defaultLocation = facts["default"].map { _ in member.location }
        if let name = property.deprecation?.replacedBy, !keys.contains(name) { property.deprecation?.replacedBy = nil }
        return property
    }

    private func enumerationCase(_ member: LockedMember) -> EnumerationCase? {
        guard case .value(let value) = member.name else { return nil }
        return EnumerationCase(
            value: value, deprecation: deprecation(member.facts, member.departure),
            preferredName: member.facts["swift-name"]?.string, location: member.location)
    }

    // MARK: Changes of type

    /// The property becomes a union of what it is and what it was; the first is what is written.
    private mutating func accept(_ member: LockedMember, for property: inout PropertyDefinition, in owner: TypeID) {
        let role = InlineRole.property(property.key)
        let id = TypeID(contract.definitions.count)
        let uses = [property.use] + member.formerTypes.map { use($0) }
        var known: Set<TypeReference> = []
        let variants = uses.filter { known.insert($0.reference).inserted }.map { use in
            UnionVariant(use: use, nameHint: hint(for: use.reference), location: property.location)
        }
        guard variants.count > 1 else { return }
        for (index, variant) in variants.enumerated() {
            rehome(variant.use.reference, from: owner, role, to: id, index)
        }
        contract.definitions.append(
            TypeDefinition(
                id: id, origin: .inline(owner: owner, role: role),
                pointer: contract[owner].pointer + role.pointerSuffix,
                documentation: Documentation(description: Self.migrationNote(member.changed)),
                shape: .union(UnionShape(variants: variants)), location: property.location))
        if property.isRequired, case .zero = property.absence {
            // A type of several has no zero of its own; it is not to be strict because of that.
            property.absence = zero(of: property.use.reference, besides: uses.dropFirst()).map { .value($0) } ?? .none
        }
        property.use = TypeUse(.definition(id))
    }

    private static func migrationNote(_ day: CalendarDay?) -> String {
        "The contract changed the type" + (day.map { " on \($0)" } ?? "")
            + ". Until the migration is over, values of the former one are read, too."
    }

    /// What stood for an absent value stands for it in a union too, where no other variant could have it.
    private func zero(of reference: TypeReference, besides others: ArraySlice<TypeUse>) -> ContractValue? {
        switch reference {
        case .scalar(.string): .string("")
        case .scalar(.boolean): .boolean(false)
        case .scalar(.double): .integer("0")
        case .scalar(.int), .scalar(.int64), .scalar(.uint64):
            others.contains { $0.reference == .scalar(.double) } ? nil : .integer("0")
        case .array:
            others.contains { if case .array = $0.reference { true } else { false } } ? nil : .array([])
        case .scalar, .json, .dictionary, .optional, .definition, .generic, .payload: nil
        }
    }

    /// An inline type that was the property's is now one of the union's.
    private mutating func rehome(
        _ reference: TypeReference, from owner: TypeID, _ role: InlineRole, to union: TypeID, _ index: Int
    ) {
        for id in reference.definitions where contract[id].origin == .inline(owner: owner, role: role) {
            contract[id].origin = .inline(owner: union, role: .branch(index, hint: nil))
        }
    }

    private func hint(for reference: TypeReference) -> String {
        switch reference {
        case .scalar(let type): type.word
        case .json: "json"
        case .array: "array"
        case .dictionary: "object"
        case .optional(let wrapped): hint(for: wrapped)
        case .definition(let id), .generic(let id, _): contract.documentName(of: id)
        case .payload: "payload"
        }
    }

    // MARK: Types

    private func use(_ value: ContractValue?) -> TypeUse {
        value.flatMap { LockedType($0) }.map { use($0) } ?? TypeUse(.json)
    }

    private func use(_ type: LockedType) -> TypeUse {
        TypeUse(reference(type), constraints: constraints(of: type))
    }

    /// What is no longer there, and was not kept, may be anything.
    private func reference(_ type: LockedType) -> TypeReference {
        switch type {
        case .scalar(let kind, let format): .scalar(kind.type(format, formats))
        case .any: .json
        case .array(let element): .array(reference(element))
        case .map(let value): .dictionary(reference(value))
        case .nullable(let wrapped): .optional(reference(wrapped))
        case .definition(let path):
            envelopes.contains(path) ? .json : ids[path].map { .definition($0) } ?? .json
        case .envelope(let path, let payload):
            envelopes.contains(path) ? ids[path].map { .generic($0, payload: reference(payload)) } ?? .json : .json
        case .payload: isInEnvelope ? .payload : .json
        }
    }

    private func constraints(of type: LockedType) -> ValueConstraints {
        var constraints = ValueConstraints()
        switch type {
        case .scalar(_, let format?): constraints.format = format
        case .nullable(let wrapped): return self.constraints(of: wrapped)
        case .array(let element), .map(let element): constraints.element = [self.constraints(of: element)]
        case .scalar, .any, .definition, .envelope, .payload: break
        }
        return constraints
    }

    // MARK: Deprecation

    private func removal(_ departure: Departure) -> Removal {
        Removal(day: departure.day, due: departure.day?.adding(days: keptDays))
    }

    private func deprecation(_ facts: ContractValue, _ departure: Departure?) -> Deprecation? {
        if departure == nil, facts["deprecated"] == nil { return nil }
        return Deprecation(
            sunset: departure == nil ? facts["sunset"]?.string : nil, replacedBy: facts["replaced-by"]?.string,
            since: departure == nil ? facts["since"]?.string : nil, removal: departure.map { removal($0) })
    }
}

extension LockedMember.Name {
    fileprivate var isProperty: Bool {
        if case .property = self { true } else { false }
    }
}

extension LockedDefinition {
    /// Whether a member is gone, or was something else.
    var hasPast: Bool {
        members.contains { $0.departure != nil || !$0.formerTypes.isEmpty }
    }
}

extension ContractLock {
    fileprivate var hasPast: Bool {
        definitions.contains { $0.departure != nil || $0.hasPast }
    }
}

extension DefinitionPath.Root {
    fileprivate var declaration: (origin: TypeOrigin, pointer: String) {
        switch self {
        case .schema(let name): (.schema(name), ReferenceObject.text(of: ["components", "schemas", name]))
        case .file(let file, let name): (.schema(name), file + ReferenceObject.text(of: [name]))
        case .envelope(let name): (.schema(name), "")
        case .operation(let name): (.operation(name), ReferenceObject.text(of: ["operations", name]))
        case .component(let section, let name):
            (.component(section: section, name: name), ReferenceObject.text(of: ["components", section, name]))
        }
    }
}

extension Contract {
    /// What requests consist of.
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
