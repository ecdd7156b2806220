/// Assigns numbers to sets of listed values, and stores the results of comparisons, so that two sets are compared only
/// once.
struct ListedTextSets {
    typealias ID = Int

    private struct Pair: Hashable {
        var first: ID
        var second: ID
    }

    private var sets: [Set<String>] = []
    private var numbers: [Set<String>: ID] = [:]
    private var known: [Pair: Bool] = [:]

    mutating func id(of set: Set<String>) -> ID {
        if let number = numbers[set] { return number }
        numbers[set] = sets.count
        sets.append(set)
        return sets.count - 1
    }

    mutating func areDisjoint(_ first: ID, _ second: ID) -> Bool {
        if first == second { return sets[first].isEmpty }
        let pair = Pair(first: min(first, second), second: max(first, second))
        if let answer = known[pair] { return answer }
        let answer = sets[first].isDisjoint(with: sets[second])
        known[pair] = answer
        return answer
    }
}
