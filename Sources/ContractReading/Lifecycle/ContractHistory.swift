package import Concurrency
package import ContractModel
import Diagnostics
package import GenerationSettings

/// What was and what is → what is kept.
///
/// What the document no longer has is gone since the day of the run that first misses it; what comes back has never been away. A property
/// whose type changes keeps its former types, until the configuration says that the migration is over.
package struct ContractHistory {
    /// What the last run knew; nil for the first one.
    package var past: ContractLock?
    /// What the last run knew, before anything of it was pruned.
    package var known: ContractLock?
    /// The document's schemas and operations, those that the configuration leaves out included: they are not gone.
    var isInDocument: (DefinitionPath.Root) -> Bool = { _ in false }
    /// Enumerations of the document that the configuration makes one type: they are not gone either.
    var sharedPlaces: Set<String> = []
    /// Whether what is gone is kept for a while.
    package var keepsRemoved = true
    /// Whether the past of another contract counts as none; otherwise it is an error.
    package var passesOverOthers = false
    /// `Schema.property` → the migration to its present type is over.
    package var migrated: Set<String> = []
    /// What decoding converts, so that a changed type need not be read in both.
    package var conversions = Set(GenerationOptions.Coercion.allCases)
    /// Asked for when something has changed, and only then.
    package var today: () -> CalendarDay? = { nil }
    /// Threads.
    package var workers = Workers.one

    package init(
        past: ContractLock? = nil, keepsRemoved: Bool = true, migrated: Set<String> = [],
        today: @escaping () -> CalendarDay? = { nil }, workers: Workers = .one
    ) {
        self.past = past
        known = past
        self.keepsRemoved = keepsRemoved
        self.migrated = migrated
        self.today = today
        self.workers = workers
    }

    /// Forgets what is due on a day.
    package mutating func prune(on day: CalendarDay, keptDays: Int) {
        guard var lock = past else { return }
        let due = DueParts(of: lock, on: day, keptDays: keptDays)
        lock.definitions.removeAll { due.contains($0) }
        for index in lock.definitions.indices {
            let definition = lock.definitions[index]
            lock.definitions[index].members.removeAll { due.contains($0, of: definition) }
        }
        past = lock
    }

    /// Whether nothing is asked of the present but what it is.
    package var isEmpty: Bool { past == nil && migrated.isEmpty }

    /// - Parameter present: the contract as the document has it.
    func continued(by present: ContractLock) -> ContractLock {
        guard let past else { return present }
        var merge = ContractMerge(history: self, past: past, present: present)
        return merge.lock()
    }

    /// `Schema` and `Schema.member` of all that the last run knew, which a configuration may still name.
    var knownNames: Set<String> {
        var names: Set<String> = []
        for definition in known?.definitions ?? [] {
            let name = definition.path.documentName
            names.insert(name)
            for member in definition.members { names.insert("\(name).\(member.name.text)") }
        }
        return names
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
    /// Whether the document has something of a name, wanted or not.
    var rootFinder: (DefinitionPath.Root) -> Bool {
        let names = Set(schemas.map(\.key))
        let operationNames = Set(operations.map(\.name))
        let componentNames = Set(components.map { [$0.section, $0.name] })
        return { root in
            switch root {
            case .schema(let name):
                // What cannot nest in a component stands beside it, and is called after it.
                names.contains(name)
                    || name.indices.contains { name[$0] == " " && names.contains(String(name[..<$0])) }
            case .operation(let name): operationNames.contains(name)
            case .component(let section, let name): componentNames.contains([section, name])
            case .file, .envelope: false
            }
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

    /// What the configuration and messages call it.
    package var text: String {
        switch self {
        case .property(let key), .failure(let key): key
        case .value(let value): value.text
        }
    }
}
