package import ContractModel

extension [Change] {
    /// Adds the day until which Swift keeps a removed part. The day is added if the lock has recorded the removal and
    /// the document states no day.
    ///
    /// - Parameters:
    ///   - old: The contract before the changes.
    ///   - keptDays: The number of days for which removed parts are kept.
    package func dated(by lock: ContractLock, from old: Contract, keptDays: Int) -> [Change] {
        let definitions = Dictionary(
            lock.definitions.map { ($0.path.documentName, $0) }, uniquingKeysWith: { first, _ in first })
        return map { change in
            guard change.deadline == nil, case .type(let sides, let part) = change.subject, let id = sides.old,
                let definition = definitions[old.documentName(of: id)],
                let day = definition.departure(of: part)?.day
            else { return change }
            var change = change
            change.deadline = "\(day.adding(days: keptDays))"
            return change
        }
    }
}

extension LockedDefinition {
    fileprivate func departure(of part: ChangeSubject.TypePart) -> Departure? {
        switch part {
        case .whole: departure
        case .property(let key): members.first { $0.name == .property(key) || $0.name == .failure(key) }?.departure
        case .value(let value): members.first { $0.name == .value(value) }?.departure
        }
    }
}
