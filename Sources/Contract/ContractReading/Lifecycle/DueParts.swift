package import ContractModel

/// The parts of a lock that have expired by a day. A part does not expire as long as a remaining part needs it.
package struct DueParts {
    private let day: CalendarDay
    private let keptDays: Int
    /// The definitions that remain because other parts need them.
    private var needed: Set<DefinitionPath> = []

    package init(of lock: ContractLock, on day: CalendarDay, keptDays: Int) {
        self.day = day
        self.keptDays = keptDays
        let departed = Dictionary(
            lock.definitions.filter { $0.departure != nil }.map { ($0.path, $0) },
            uniquingKeysWith: { first, _ in first })
        if departed.isEmpty { return }
        var queue = lock.operations.filter { !isDue($0.departure) }.flatMap(\.types)
        for definition in lock.definitions {
            if definition.departure == nil {
                for member in definition.members where !isDue(member.departure) {
                    queue += member.formerTypes + (member.departure == nil ? [] : [member.type].compactMap(\.self))
                }
            } else if !isDue(definition.departure) {
                queue += definition.types
            }
        }
        while let type = queue.popLast() {
            for path in type.paths {
                var next: DefinitionPath? = path
                while let path = next, let definition = departed[path], needed.insert(path).inserted {
                    queue += definition.types
                    next = path.owner
                }
            }
        }
    }

    package func contains(_ definition: LockedDefinition) -> Bool {
        isDue(definition.departure) && !needed.contains(definition.path)
    }

    package func isDue(_ departure: Departure?) -> Bool {
        departure?.day.map { day >= $0.adding(days: keptDays) } ?? false
    }
}
