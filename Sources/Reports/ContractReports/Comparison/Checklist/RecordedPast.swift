package import ContractModel

/// Compares the entries of a lock for a changed place with the entries that a run would write.
package struct RecordedPast: Sendable {
    private typealias Entries = [String: LockedDefinition]

    private let present: Entries?
    private let made: Entries?

    /// - Parameters:
    ///   - present: The lock in the output folder, or nil.
    ///   - made: The lock that a run would write today, or nil if runs write no lock.
    package init(present: ContractLock?, made: ContractLock?) {
        self.present = present.map(Self.entries)
        self.made = made.map(Self.entries)
    }

    private static func entries(_ lock: ContractLock) -> Entries {
        Dictionary(lock.definitions.map { ($0.path.documentName, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether generation writes a lock.
    var isKept: Bool { made != nil }

    /// Whether a run of generation would not change the entry.
    func isRecorded(_ type: String, _ part: ChangeSubject.TypePart) -> Bool {
        guard let present, let made else { return false }
        switch part {
        case .whole: return statement(present[type]) == statement(made[type])
        case .property(let key):
            return members(present[type], .property(key), .failure(key))
                == members(made[type], .property(key), .failure(key))
        case .value(let value):
            return members(present[type], .value(value)) == members(made[type], .value(value))
        }
    }

    /// The content of a lock's entry that is compared.
    private struct Statement: Hashable {
        var facts: ContractValue
        var departure: Departure?
        var newKey: String?
        var formerTypes: [LockedType] = []
        var changed: CalendarDay?
    }

    private func statement(_ definition: LockedDefinition?) -> Statement? {
        definition.map { Statement(facts: $0.facts, departure: $0.departure) }
    }

    private func members(_ definition: LockedDefinition?, _ names: LockedMember.Name...) -> Set<Statement> {
        let members = definition?.members.filter { names.contains($0.name) } ?? []
        return Set(
            members.map {
                Statement(
                    facts: $0.facts, departure: $0.departure, newKey: $0.newKey, formerTypes: $0.formerTypes,
                    changed: $0.changed)
            })
    }
}
