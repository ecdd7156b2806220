import Diagnostics

/// What was and what is → what is kept.
///
/// What the document no longer has is gone since the day of the run that first misses it; what comes back has never been away. A property
/// whose type changes keeps its former types, until the configuration says that the migration is over.
struct ContractHistory {
    /// What the last run knew; nil for the first one.
    var past: ContractLock?
    /// The document's schemas and operations, those that the configuration leaves out included: they are not gone.
    var isInDocument: (DefinitionPath.Root) -> Bool = { _ in false }
    /// Whether what is gone is kept for a while.
    var keepsRemoved = true
    /// `Schema.property` → the migration to its present type is over.
    var migrated: Set<String> = []
    /// Asked for when something has changed, and only then.
    var today: () -> CalendarDay? = { nil }
    /// Worker threads.
    var jobs = 1

    /// Forgets what is due on a day.
    mutating func prune(on day: CalendarDay, keptDays: Int) {
        func isDue(_ departure: Departure?) -> Bool {
            departure?.day.map { day >= $0.adding(days: keptDays) } ?? false
        }
        guard var lock = past else { return }
        lock.definitions.removeAll { isDue($0.departure) }
        for index in lock.definitions.indices {
            lock.definitions[index].members.removeAll { isDue($0.departure) }
        }
        past = lock
    }

    /// - Parameter present: the contract as the document has it.
    func continued(by present: ContractLock) -> ContractLock {
        guard let past else { return present }
        var merge = Merge(history: self, past: past, present: present)
        return merge.lock()
    }

    private struct Merge {
        let history: ContractHistory
        let past: ContractLock
        var present: ContractLock
        private let types: (past: LockedTypes, present: LockedTypes)
        private var knownDay: Departure?

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
            // Whether schemas share an envelope may be the configuration's word alone.
            let used = Set(present.definitions.flatMap(\.envelopes))
            present.definitions.removeAll { $0.departure != nil && $0.path.isEnvelope && !used.contains($0.path) }
            present.sort()
            return present
        }

        private mutating func now() -> Departure {
            let day = knownDay ?? Departure(day: history.today())
            knownDay = day
            return day
        }

        // MARK: Definitions

        private mutating func kept(_ old: LockedDefinition) -> LockedDefinition? {
            if old.kind.isEmpty || !history.keepsRemoved { return nil }
            // Left out by the configuration, which is no change of the document.
            let root = DefinitionPath(root: old.path.root)
            if types.present[root] == nil, history.isInDocument(old.path.root) { return nil }
            // Nothing nests in what has become another name of something else.
            if let owner = old.path.owner, let present = types.present[owner], !present.isOpen { return nil }
            var kept = old
            kept.departure = old.departure ?? now()
            // It goes as a whole.
            for index in kept.members.indices { kept.members[index].departure = nil }
            return kept
        }

        private mutating func completed(_ definition: LockedDefinition, with old: LockedDefinition) -> LockedDefinition
        {
            guard old.kind == definition.kind else { return definition }
            var definition = definition
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
            var departed: [LockedMember.Name: LockedMember] = [:]
            for member in missing { departed[member.name] = self.departed(member, keys: keys) }
            definition.members = Self.merged(definition.members, departed, order: old.members.map(\.name))
            return definition
        }

        private mutating func departed(_ member: LockedMember, keys: [String: String]) -> LockedMember {
            var departed = member
            departed.departure = member.departure ?? now()
            departed.newKey = member.name.key.flatMap { keys[$0] }
            return departed
        }

        /// Other keys from which properties are read → their own.
        private func keysByAlias(of definition: LockedDefinition) -> [String: String] {
            var keys: [String: String] = [:]
            for member in definition.members {
                guard let key = member.name.key else { continue }
                for alias in member.facts["also-read-from"]?.strings ?? [] { keys[alias] = key }
            }
            return keys
        }

        /// What has gone stands behind what it stood behind.
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

        private mutating func migrate(
            _ member: inout LockedMember, from former: LockedMember, in path: DefinitionPath
        ) {
            guard let type = member.type, let oldType = former.type else { return }
            if let key = member.name.key, history.migrated.contains(path.documentName + "." + key) { return }
            var candidates = former.formerTypes
            if oldType != type { candidates.insert(oldType, at: 0) }
            var kept: [LockedType] = []
            for candidate in candidates where !kept.contains(candidate) {
                guard let portable = types.past.portable(candidate, to: types.present),
                    types.past.needsMigration(from: portable, to: type, in: types.present)
                else { continue }
                kept.append(portable)
            }
            if kept.isEmpty { return }
            member.formerTypes = kept
            member.changed = kept == former.formerTypes ? former.changed : now().day
        }
    }
}

extension ContractHistory {
    /// What the configuration says of migrations that are none.
    func reportIdle(in lock: ContractLock, options: GenerationOptions, to diagnostics: inout DiagnosticSink) {
        if migrated.isEmpty { return }
        let types = past.map { LockedTypes($0) }
        var known: Set<String> = []
        var ended: Set<String> = []
        for definition in lock.definitions {
            let owner = definition.path.documentName
            let former = Dictionary(
                types?[definition.path]?.members.map { ($0.name, $0) } ?? [], uniquingKeysWith: { first, _ in first })
            for member in definition.members {
                guard let key = member.name.key else { continue }
                let name = "\(owner).\(key)"
                known.insert(name)
                guard migrated.contains(name), let past = former[member.name] else { continue }
                if !past.formerTypes.isEmpty || past.type != member.type { ended.insert(name) }
            }
        }
        for name in migrated.subtracting(ended).sorted() {
            let location = options.locations["migrated.\(name)"]
            if known.contains(name) {
                diagnostics.emit(LifecycleMessages.idleMigration(name, at: location))
            } else {
                diagnostics.emit(
                    OptionMessages.unknownName(
                        name, of: .migrated, suggestion: Spelling.nearest(to: name, among: known.sorted()),
                        at: location))
            }
        }
    }
}

extension OpenAPIDocument {
    /// Whether the document has something of this name, wanted or not.
    func hasRoot(_ root: DefinitionPath.Root) -> Bool {
        switch root {
        case .schema(let name): schemas.contains { $0.key == name }
        case .operation(let name): operations.contains { $0.name == name }
        case .component(let section, let name): components.contains { $0.section == section && $0.name == name }
        case .envelope: false
        }
    }
}

extension LockedMember.Name {
    var key: String? {
        switch self {
        case .property(let key), .failure(let key): key
        case .value: nil
        }
    }
}

extension LockedDefinition {
    /// Those that are kept because of what it was.
    fileprivate var envelopes: [DefinitionPath] {
        var types = members.flatMap { member in
            (member.departure == nil && departure == nil ? [] : [member.type].compactMap(\.self)) + member.formerTypes
        }
        if departure != nil, let type = facts["type"].flatMap({ LockedType($0) }) { types.append(type) }
        return types.flatMap(\.envelopes)
    }
}

extension LockedType {
    fileprivate var envelopes: [DefinitionPath] {
        switch self {
        case .scalar, .any, .payload, .definition: []
        case .array(let inner), .map(let inner), .nullable(let inner): inner.envelopes
        case .envelope(let path, let payload): [path] + payload.envelopes
        }
    }
}

extension DefinitionPath {
    fileprivate var isEnvelope: Bool {
        if case .envelope = root, roles.isEmpty { true } else { false }
    }

    /// What the configuration calls it: `WorkDTO`, `WorkDTO.links`.
    var documentName: String {
        let name =
            switch root {
            case .schema(let name), .envelope(let name), .operation(let name): name
            case .component(let section, let name): section + "." + name
            }
        return ([name] + roles.map(\.documentName)).joined(separator: ".")
    }
}
