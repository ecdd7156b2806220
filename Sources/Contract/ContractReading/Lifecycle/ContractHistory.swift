package import Platform
package import ContractModel
import Diagnostics
package import GenerationSettings

/// Combines the past and present state of a contract.
///
/// A part is removed from the day of the first run without it. If the part returns, its removal is no longer recorded.
/// A property whose type changes keeps its former types until the configuration declares the migration finished.
package struct ContractHistory {
    /// The state of the last run, or nil in the first run.
    package var past: ContractLock?
    /// The state of the last run, before expired parts were removed.
    package var known: ContractLock?
    /// Returns whether the document has a schema, operation or component. The result is also true for parts that the
    /// configuration excludes, because these parts are not removed.
    var isInDocument: (DefinitionPath.Root) -> Bool = { _ in false }
    /// The names of the places of enumerations that the configuration combines into one type. These places are not
    /// removed either.
    var sharedPlaces: Set<String> = []
    /// Maps the former places of equal inline types to the place of the type that they share.
    var joined: [DefinitionPath: DefinitionPath] = [:]
    /// Whether removed parts are kept for some time.
    package var keepsRemoved = true
    /// Whether the lock records the operations, because the run makes a client.
    var recordsOperations = false
    /// Whether the past of another contract is ignored instead of reported as an error.
    package var passesOverOthers = false
    /// The properties whose migration is finished, as `Schema.property`.
    package var migrated: Set<String> = []
    /// The conversions that decoding makes. If the conversions convert all values of a former type, the property needs
    /// no union of both types.
    package var conversions = Set(GenerationOptions.Coercion.allCases)
    /// Returns the current day. The function is called only if something has changed.
    package var today: () -> CalendarDay? = { nil }
    /// The threads that may make the lock.
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

    /// Removes the parts that have expired by a day.
    package mutating func prune(on day: CalendarDay, keptDays: Int) {
        guard var lock = past else { return }
        let due = DueParts(of: lock, on: day, keptDays: keptDays)
        lock.definitions.removeAll { due.contains($0) }
        for index in lock.definitions.indices {
            lock.definitions[index].members.removeAll { due.isDue($0.departure) }
        }
        lock.operations.removeAll { due.isDue($0.departure) }
        for index in lock.operations.indices {
            lock.operations[index].parameters.removeAll { due.isDue($0.departure) }
        }
        past = lock
    }

    /// Whether the history has no effect on the contract.
    package var isEmpty: Bool { past == nil && migrated.isEmpty }

    /// Returns the lock that continues the lock of the last run.
    ///
    /// - Parameter present: The contract of the document.
    func continued(by present: ContractLock) -> ContractLock {
        guard let past else { return present }
        var merge = ContractMerge(history: self, past: past.respelt(like: present.operations), present: present)
        return merge.lock()
    }

    /// The names of schemas and members, as `Schema` and `Schema.member`, in the last run. A configuration may still
    /// use them.
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
    /// Reports the names under `migrated` in the configuration for which no migration ends.
    func reportIdle(
        in lock: ContractLock, besides absent: AbsentNames, options: GenerationOptions,
        to diagnostics: inout DiagnosticSink
    ) {
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
            } else if !absent.contains(name) {
                diagnostics.emit(
                    OptionMessages.unknownName(
                        name, of: .migrated, suggestion: Spelling.nearest(to: name, among: known.sorted()),
                        at: location))
            }
        }
    }
}

extension OpenAPIDocument {
    /// Returns a function that tests whether the document has a schema, operation or component, even if it is excluded.
    var rootFinder: (DefinitionPath.Root) -> Bool {
        let names = Set(schemas.map(\.key))
        let operationNames = Set(operations.map(\.name))
        let componentNames = Set(components.map { [$0.section, $0.name] })
        return { root in
            switch root {
            case .schema(let name):
                // Types that cannot be nested in a schema are declared next to it, and their names begin with its
                // name.
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

    /// The name of the member in the configuration and in messages.
    package var text: String {
        switch self {
        case .property(let key), .failure(let key): key
        case .value(let value): value.text
        }
    }
}
