import Texts

/// The names of one Swift scope, and the rule that resolves clashes.
///
/// The rule works in rounds. In each round, all candidates without a name propose a name. A name with one candidate is
/// given, if it is not reserved or taken. A name with several candidates is given to the candidate with the lowest
/// rank, if only one candidate has that rank. The other candidates propose their fallback names in the next round. So
/// the result depends on the set of candidates and not on their order, and a candidate without a clash keeps its name
/// whatever is added to the scope.
package struct NameScope: Sendable {
    private var taken: Set<String> = []
    private let ignoresCase: Bool
    private let isReserved: @Sendable (String) -> Bool

    package init(ignoresCase: Bool = false, isReserved: @escaping @Sendable (String) -> Bool) {
        self.ignoresCase = ignoresCase
        self.isReserved = isReserved
    }

    /// Returns the names, in the order of `candidates`. `fallback` is called only for candidates that clash.
    package mutating func settle(
        _ candidates: [NameCandidate], fallback: (Int) -> FallbackNames
    ) -> (names: [String], conflicts: [NameConflict]) {
        if let names = namesWithoutClash(candidates) { return (names, []) }
        var settlement = Settlement(names: candidates.map(\.name))
        var pending = Array(candidates.indices)
        var fallbacks: [Int: FallbackNames] = [:]
        while !pending.isEmpty {
            pending = advance(pending, candidates, &settlement)
            settlement.round += 1
            for index in pending where fallbacks[index] == nil { fallbacks[index] = fallback(index) }
            let first = firstWithoutName(pending, fallbacks, round: settlement.round)
            for index in pending {
                guard let names = fallbacks[index] else { continue }
                settlement.names[index] =
                    first.contains(index) ? names.base : names.name(round: settlement.round, index: index)
            }
        }
        for (index, names) in fallbacks
        where settlement.names[index] != names.base && !names.names.contains(settlement.names[index]) {
            settlement.conflicts.append(.hashed(index))
        }
        return (settlement.names, settlement.conflicts.sorted { $0.index < $1.index })
    }

    /// Returns the candidates that keep a name although nothing distinguishes them from other candidates: for each
    /// name, the first candidate by document name, and then by index. The other candidates get a hash.
    private func firstWithoutName(_ pending: [Int], _ fallbacks: [Int: FallbackNames], round: Int) -> Set<Int> {
        var first: [String: (index: Int, documentName: String)] = [:]
        for index in pending {
            guard let names = fallbacks[index], round == names.names.count + 1 else { continue }
            let base = key(names.base)
            guard !taken.contains(base), !isReserved(names.base) else { continue }
            if let other = first[base], (other.documentName, other.index) < (names.documentName, index) { continue }
            first[base] = (index, names.documentName)
        }
        return Set(first.values.map(\.index))
    }

    /// Reserves a name for a generated member. If neither name is free, underscores are appended to the second name.
    package mutating func take(_ name: String, else second: String) -> String {
        var candidate = name
        var next = second
        while isReserved(candidate) || !taken.insert(key(candidate)).inserted {
            candidate = next
            next += "_"
        }
        return candidate
    }

    /// Records a name, which may be a reserved name, as taken. Returns false if the name was already taken.
    mutating func claim(_ name: String) -> Bool {
        taken.insert(key(name)).inserted
    }

    package func has(_ name: String) -> Bool {
        taken.contains(key(name))
    }

    /// Records a name as taken if it is neither reserved nor taken. Returns whether the name was free.
    package mutating func take(free name: String) -> Bool {
        !isReserved(name) && taken.insert(key(name)).inserted
    }

    /// The state of a resolution: the names so far, and the number of rounds.
    private struct Settlement {
        var names: [String]
        var conflicts: [NameConflict] = []
        var round = 0
    }

    private mutating func namesWithoutClash(_ candidates: [NameCandidate]) -> [String]? {
        var new = taken
        new.reserveCapacity(taken.count + candidates.count)
        for candidate in candidates {
            guard !isReserved(candidate.name), new.insert(key(candidate.name)).inserted else { return nil }
        }
        taken = new
        return candidates.map(\.name)
    }

    /// Runs one round. Returns the candidates without a name.
    private mutating func advance(
        _ pending: [Int], _ candidates: [NameCandidate], _ settlement: inout Settlement
    ) -> [Int] {
        var groups: [String: [Int]] = [:]
        var losers: [Int] = []
        for index in pending {
            let name = settlement.names[index]
            let isExplicit = settlement.round == 0 && candidates[index].source == .explicit
            if isReserved(name) {
                if isExplicit { settlement.conflicts.append(.reserved(index)) }
                losers.append(index)
            } else if taken.contains(key(name)) {
                if isExplicit { settlement.conflicts.append(.taken(index, by: nil)) }
                losers.append(index)
            } else {
                groups[key(name), default: []].append(index)
            }
        }
        for (name, group) in groups {
            let winner = winner(of: group, candidates)
            if winner != nil { taken.insert(name) }
            losers += group.filter { $0 != winner }
            if settlement.round == 0 { settlement.conflicts += explicitConflicts(in: group, candidates) }
        }
        return losers.sorted()
    }

    private func winner(of group: [Int], _ candidates: [NameCandidate]) -> Int? {
        guard let best = group.min(by: { candidates[$0].rank < candidates[$1].rank }) else { return nil }
        let isAlone = group.allSatisfy { $0 == best || candidates[best].rank < candidates[$0].rank }
        return isAlone ? best : nil
    }

    private func explicitConflicts(in group: [Int], _ candidates: [NameCandidate]) -> [NameConflict] {
        guard group.count > 1, let first = group.first(where: { candidates[$0].source == .explicit }) else {
            return []
        }
        // A type or member that the document no longer has loses its name without a diagnostic.
        return group.filter { $0 != first && candidates[$0].source != .gone }.map { .taken(first, by: $0) }
    }

    private func key(_ name: String) -> String {
        ignoresCase ? name.lowercased() : name
    }
}

extension FallbackNames {
    /// Returns the name that a candidate tries after it has lost `round` rounds of the settlement. The last name
    /// contains the candidate's index, so it is unique even if two candidates have the same document name.
    fileprivate func name(round: Int, index: Int) -> String {
        if round <= names.count { return names[round - 1] }
        let start = String(base.unicodeScalars.prefix(IdentifierCasing.lengthLimit - 9))
        let hashed = start + "_" + StableHash.digits(of: documentName)
        return round == names.count + 1 ? hashed : hashed + "_\(index)"
    }
}
