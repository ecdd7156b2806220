package import ContractModel

/// Merges two states of a contract. The result is the later state, with the parts of the earlier state that are still
/// needed.
struct ContractMerge {
    private let history: ContractHistory
    private let past: ContractLock
    private var present: ContractLock
    private let types: (past: LockedTypes, present: LockedTypes)
    private var knownDay: Departure?
    /// Maps former definitions that migrations need to new paths, because another definition now has their path.
    private var displaced: [DefinitionPath: DefinitionPath] = [:]

    /// The greatest number of former types of a property. The latest types are kept.
    private static let formerTypeLimit = 8

    init(history: ContractHistory, past: ContractLock, present: ContractLock) {
        self.history = history
        self.past = past
        self.present = present
        types = (LockedTypes(past), LockedTypes(present))
    }

    mutating func lock() -> ContractLock {
        for index in present.definitions.indices {
            guard let old = types.past[present.definitions[index].path] else { continue }
            present.definitions[index] = completed(present.definitions[index], with: old)
        }
        for old in past.definitions where types.present[old.path] == nil {
            if let kept = kept(old) { present.definitions.append(kept) }
        }
        keepDisplaced()
        present.operations =
            history.recordsOperations
            ? history.continued(past.operations, by: present.operations) { now() } : past.operations
        forgetConfigured()
        dateChanges()
        present.sort()
        return present
    }

    /// Removes former parts that may come from the configuration instead of the document, unless other parts refer to
    /// them.
    private mutating func forgetConfigured() {
        let configured = Dictionary(
            present.definitions.filter { $0.departure != nil && isConfigured($0) }.map { ($0.path, $0) },
            uniquingKeysWith: { first, _ in first })
        if configured.isEmpty { return }
        var used: Set<DefinitionPath> = []
        var pending = present.definitions.filter { configured[$0.path] == nil }.map(\.pathsOfPast)
        pending.append(present.operations.flatMap(\.types).flatMap(\.paths))
        while let paths = pending.popLast() {
            for path in paths {
                if let kept = configured[path], used.insert(path).inserted { pending.append(kept.pathsOfPast) }
            }
        }
        present.definitions.removeAll { configured[$0.path] != nil && !used.contains($0.path) }
    }

    private func isConfigured(_ definition: LockedDefinition) -> Bool {
        isOfEnvelope(definition.path) || definition.facts["shared"] == .boolean(true)
            || definition.isEnumeration && history.sharedPlaces.contains(definition.path.documentName)
    }

    /// Whether the path is an envelope, or a definition that is declared next to an envelope because it cannot be
    /// nested in the envelope.
    private func isOfEnvelope(_ path: DefinitionPath) -> Bool {
        guard case .schema(let name) = path.root, let space = name.firstIndex(of: " ") else { return path.isEnvelope }
        return types.past[DefinitionPath(root: .envelope(String(name[..<space])))] != nil
    }

    /// Sets the date of type changes without a date. A type change has no date if it comes from a merge whose sides
    /// differ in a type.
    private mutating func dateChanges() {
        for index in present.definitions.indices {
            for member in present.definitions[index].members.indices
            where present.definitions[index].members[member].hasUndatedChange {
                present.definitions[index].members[member].changed = now().day
            }
        }
    }

    private mutating func now() -> Departure {
        let day = knownDay ?? Departure(day: history.today())
        knownDay = day
        return day
    }

    private mutating func dated(_ departure: Departure?) -> Departure {
        if let departure, departure.day != nil { return departure }
        return now()
    }

    // MARK: Definitions

    /// Returns a definition that the document no longer has, in the form in which the new lock keeps it, or nil to drop
    /// it.
    private mutating func kept(_ old: LockedDefinition) -> LockedDefinition? {
        if old.kind == nil { return nil }
        let root = DefinitionPath(root: old.path.root)
        // The configuration excludes the definition, so the document has not changed. The lock keeps the definition,
        // but no type is generated for it.
        if types.present[root] == nil, history.isInDocument(old.path.root) { return old }
        if !history.keepsRemoved { return nil }
        // If the path of an owner is now an alias of another type, it cannot contain types.
        var owner = old.path.owner
        while let path = owner {
            if let present = types.present[path], !present.isOpen { return nil }
            owner = path.owner
        }
        var kept = old
        if let place = history.joined[old.path], reads(place, old) {
            // If the owner was also joined with another type, the owner's alias covers this type.
            if let owner = old.path.owner, history.joined[owner] != nil { return nil }
            let alias = ContractValue.object([
                .init(key: "is", value: .string(LockedDefinition.Kind.alias.rawValue)),
                .init(key: "type", value: LockedType.definition(place).value),
            ])
            kept = LockedDefinition(path: old.path, facts: alias, location: old.location)
        }
        kept.departure = dated(old.departure)
        return kept
    }

    /// Whether a type of the present contract can decode all values of a former definition.
    private func reads(_ place: DefinitionPath, _ old: LockedDefinition) -> Bool {
        let former = old.aliasedType ?? .definition(old.path)
        return !types.past.needsMigration(
            from: former, to: .definition(place), in: types.present, converting: history.conversions)
    }

    /// Keeps the definitions that migrations need, and their nested definitions, under new paths.
    private mutating func keepDisplaced() {
        guard history.keepsRemoved, !displaced.isEmpty else { return }
        var known = Set(present.definitions.map(\.path))
        for old in past.definitions {
            guard let place = moved(old.path), known.insert(place).inserted else { continue }
            let definition = LockedDefinition(
                path: place, facts: old.facts.mappingTypes(moved),
                members: old.members.map { member in
                    var member = member
                    member.facts = member.facts.mappingTypes(moved)
                    return member
                }, departure: now(), location: old.location)
            present.definitions.append(definition)
        }
    }

    /// Returns the new path of a displaced definition, or of a definition nested in it. Returns nil for other
    /// definitions.
    private func moved(_ path: DefinitionPath) -> DefinitionPath? {
        var owner: DefinitionPath? = path
        while let next = owner {
            if let place = displaced[next] {
                return DefinitionPath(
                    root: place.root, roles: place.roles + path.roles.dropFirst(next.roles.count))
            }
            owner = next.owner
        }
        return nil
    }

    // MARK: Members

    /// Adds to a definition the parts that only the last lock has: the removed members, and the former types of
    /// properties.
    private mutating func completed(_ definition: LockedDefinition, with old: LockedDefinition) -> LockedDefinition {
        guard old.kind == definition.kind else { return definition }
        var definition = definition
        if definition.members.elementsEqual(old.members, by: { $0.name == $1.name }) {
            for index in old.members.indices {
                migrate(&definition.members[index], from: old.members[index], in: definition.path)
            }
            return definition
        }
        if definition.isEnumeration { return orderedByAge(definition, after: old) }
        let present = Dictionary(
            definition.members.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        var missing: [LockedMember] = []
        for member in old.members {
            guard let index = present[member.name] else {
                missing.append(member)
                continue
            }
            migrate(&definition.members[index], from: member, in: definition.path)
        }
        if missing.isEmpty || !history.keepsRemoved { return definition }
        let keys = keysByAlias(of: definition)
        let known = Set(old.members.map(\.name))
        var departed: [LockedMember.Name: LockedMember] = [:]
        for member in missing {
            var gone = member
            gone.departure = dated(member.departure)
            gone.newKey = member.name.key.flatMap { keys[$0] } ?? member.newKey
            departed[member.name] = gone
            // The property may have a new type as well as a new key.
            if let newKey = gone.newKey, let index = present[.property(newKey)], !known.contains(.property(newKey)) {
                migrate(&definition.members[index], from: member, in: definition.path)
            }
        }
        definition.members = Self.merged(definition.members, departed, order: old.members.map(\.name))
        return definition
    }

    /// Keeps the order of the known values, and puts new values after the known values. So the sample value of the type
    /// in fixtures does not change when the document inserts a value at the beginning.
    private mutating func orderedByAge(_ definition: LockedDefinition, after old: LockedDefinition) -> LockedDefinition
    {
        var definition = definition
        var rest = Dictionary(
            definition.members.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var members: [LockedMember] = []
        for member in old.members {
            if let present = rest.removeValue(forKey: member.name) {
                members.append(present)
            } else if history.keepsRemoved {
                var gone = member
                gone.departure = dated(member.departure)
                members.append(gone)
            }
        }
        members += definition.members.filter { rest[$0.name] != nil }
        let order = members.lazy.filter { $0.departure == nil }.map(\.name)
        definition.isOrderedByAge = !order.elementsEqual(definition.members.lazy.map(\.name))
        definition.members = members
        return definition
    }

    /// Maps the aliases of properties to the properties' keys.
    private func keysByAlias(of definition: LockedDefinition) -> [String: String] {
        var keys: [String: String] = [:]
        for member in definition.members {
            guard let key = member.name.key else { continue }
            for alias in member.facts["also-read-from"]?.strings ?? [] { keys[alias] = key }
        }
        return keys
    }

    /// Returns the members, with each removed member after the member that it followed.
    private static func merged(
        _ members: [LockedMember], _ departed: [LockedMember.Name: LockedMember], order: [LockedMember.Name]
    ) -> [LockedMember] {
        var following: [LockedMember.Name?: [LockedMember]] = [:]
        var last: LockedMember.Name?
        for name in order {
            if let member = departed[name] { following[last, default: []].append(member) } else { last = name }
        }
        var result = following[nil] ?? []
        for member in members { result += [member] + (following[member.name] ?? []) }
        return result
    }

    // MARK: Changes of type

    /// Records the former types of a property whose values its new type cannot decode.
    private mutating func migrate(_ member: inout LockedMember, from former: LockedMember, in path: DefinitionPath) {
        // Usually, both types are the same scalar.
        if former.formerTypes.isEmpty, case .string? = former.facts["type"],
            former.facts["type"] == member.facts["type"]
        {
            return
        }
        guard let type = member.type, let oldType = former.type else { return }
        if let key = member.name.key, history.migrated.contains(path.documentName + "." + key) { return }
        var kept: [LockedType] = []
        for candidate in [oldType] + former.formerTypes where kept.count < Self.formerTypeLimit {
            guard
                types.past.needsMigration(
                    from: candidate, to: type, in: types.present, converting: history.conversions),
                let portable = portable(candidate), portable != type, !kept.contains(portable)
            else { continue }
            kept.append(portable)
        }
        if kept.isEmpty { return }
        member.formerTypes = kept
        let isOld = kept.allSatisfy(former.formerTypes.contains)
        member.changed = (isOld ? former.changed : nil) ?? now().day
    }

    /// Converts a former type to paths of the present contract. A changed definition is replaced by the type of its
    /// values, or kept under a new path. Returns nil if neither is possible.
    private mutating func portable(_ type: LockedType) -> LockedType? {
        switch type {
        case .scalar, .any, .payload: return type
        case .array(let element): return portable(element).map { .array($0) }
        case .map(let value): return portable(value).map { .map($0) }
        case .nullable(let wrapped): return portable(wrapped).map { .nullable($0) }
        case .envelope(let path, let payload): return portable(payload).map { .envelope(path, payload: $0) }
        case .definition(let path):
            guard let former = types.past[path], let current = types.present[path] else { return type }
            if let aliased = former.aliasedType {
                return current.aliasedType == aliased ? type : portable(aliased)
            }
            if current.kind == former.kind { return type }
            if let kind = former.scalarKind { return .scalar(kind, format: nil) }
            guard former.isOpen else { return nil }
            let name = path.documentName.replacing(".", with: " ")
            let place = displaced[path] ?? DefinitionPath(root: .schema("Former " + name))
            displaced[path] = place
            return .definition(place)
        }
    }
}

extension LockedMember {
    fileprivate var hasUndatedChange: Bool { changed == nil && !formerTypes.isEmpty }
}

// MARK: Types in definitions

extension LockedDefinition {
    /// All types in the facts of the definition.
    package var types: [LockedType] {
        var types = [facts["type"], facts["additional"]].compactMap(\.self).compactMap { LockedType($0) }
        if case .array(let variants)? = facts["variants"] {
            types += variants.compactMap { $0["type"].flatMap { LockedType($0) } }
        }
        return types + members.flatMap { [$0.type].compactMap(\.self) + $0.formerTypes }
    }

    fileprivate var isEnumeration: Bool {
        switch kind {
        case .strings, .integers, .values: true
        case .record, .alias, .union, .envelope, .outcome, nil: false
        }
    }

    /// The paths of the former types to which the definition refers.
    fileprivate var pathsOfPast: [DefinitionPath] {
        let types =
            departure == nil
            ? members.flatMap { ($0.departure == nil ? [] : [$0.type].compactMap(\.self)) + $0.formerTypes } : types
        return types.flatMap(\.paths)
    }
}

extension ContractValue {
    /// Returns the facts with the paths in their types replaced.
    fileprivate func mappingTypes(_ place: (DefinitionPath) -> DefinitionPath?) -> ContractValue {
        guard case .object(let members) = self else { return self }
        return .object(
            members.map { member in
                switch (member.key, member.value) {
                case ("type", let value), ("additional", let value):
                    .init(key: member.key, value: LockedType(value)?.mapping(place).value ?? value)
                case ("variants", .array(let variants)):
                    .init(key: member.key, value: .array(variants.map { $0.mappingTypes(place) }))
                default: member
                }
            })
    }
}

extension DefinitionPath {
    fileprivate var isEnvelope: Bool {
        if case .envelope = root, roles.isEmpty { true } else { false }
    }
}
