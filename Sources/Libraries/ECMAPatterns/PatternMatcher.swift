/// Tests whether a part of a string matches a regular expression.
///
/// The matcher follows all possible matches at the same time (Thompson's construction), so its time is limited by the
/// size of the pattern times the length of the string. The time of a backtracking engine is not limited in this way, so
/// a pattern in a hostile document could keep the engine busy without end.
package struct PatternMatcher {
    /// One step of a compiled pattern.
    private enum Instruction {
        case scalar(ScalarSet)
        case start, end
        case wordBoundary(isNegated: Bool)
        case split(Int, Int)
        case match
    }

    /// The greatest number of instructions, with expanded repetitions, and the greatest length of a string in
    /// characters. A larger pattern or string is not tested.
    private static let programLimit = 1_000
    private static let textLimit = 10_000

    private var program: [Instruction] = []
    private var work = 0

    /// The number of instructions, which is the greatest number of steps for each character of a string.
    package var size: Int { program.count }

    /// Returns nil if the pattern is not supported or too large.
    package init?(_ pattern: String) {
        guard let node = PatternParser.parse(pattern), compile(node) else { return nil }
        program.append(.match)
    }

    /// Returns whether a part of the string matches the pattern, or nil if the string is too long.
    package func matches(_ text: String) -> Bool? {
        let scalars = Array(text.unicodeScalars.prefix(Self.textLimit + 1))
        guard scalars.count <= Self.textLimit else { return nil }
        var threads = Threads(count: program.count)
        for index in 0...scalars.count {
            threads.pending.append(0)
            if follow(&threads, at: index, in: scalars) { return true }
            guard index < scalars.count else { break }
            threads.advance { place in
                if case .scalar(let set) = program[place] { set.contains(scalars[index]) } else { false }
            }
        }
        return false
    }

    // MARK: Matching

    /// The positions in the program that the possible matches have reached.
    private struct Threads {
        var pending: [Int] = []
        /// The positions that wait for a character.
        var waiting: [Int] = []
        private var isSeen: [Bool]

        init(count: Int) {
            isSeen = Array(repeating: false, count: count)
        }

        mutating func next() -> Int? {
            while let place = pending.popLast() {
                if !isSeen[place] {
                    isSeen[place] = true
                    return place
                }
            }
            return nil
        }

        mutating func advance(_ isPassed: (Int) -> Bool) {
            pending = waiting.filter(isPassed).map { $0 + 1 }
            waiting.removeAll(keepingCapacity: true)
            for place in isSeen.indices { isSeen[place] = false }
        }
    }

    /// Follows all pending positions until they need a character. Returns whether the end of the pattern was reached.
    private func follow(_ threads: inout Threads, at index: Int, in text: [Unicode.Scalar]) -> Bool {
        while let place = threads.next() {
            switch program[place] {
            case .match: return true
            case .scalar: threads.waiting.append(place)
            case .split(let first, let second): threads.pending += [first, second]
            case .start: if index == 0 { threads.pending.append(place + 1) }
            case .end: if index == text.count { threads.pending.append(place + 1) }
            case .wordBoundary(let isNegated):
                let before = index > 0 && text[index - 1].isWord
                let after = index < text.count && text[index].isWord
                if (before != after) != isNegated { threads.pending.append(place + 1) }
            }
        }
        return false
    }

    // MARK: Compiling

    /// Appends the instructions for a node. Returns false if the pattern is too large. Repetitions of an empty pattern
    /// also add to the size.
    private mutating func compile(_ node: PatternNode) -> Bool {
        work += 1
        guard work <= Self.programLimit, program.count < Self.programLimit else { return false }
        switch node {
        case .scalar(let set): program.append(.scalar(set))
        case .start: program.append(.start)
        case .end: program.append(.end)
        case .wordBoundary(let isNegated): program.append(.wordBoundary(isNegated: isNegated))
        case .sequence(let nodes): return nodes.allSatisfy { compile($0) }
        case .choice(let branches): return compile(choice: branches[...])
        case .repetition(let node, let least, let most):
            for _ in 0..<least where !compile(node) { return false }
            return most.map { compile(node, upTo: $0 - least) } ?? compileLoop(node)
        }
        return true
    }

    private mutating func compile(choice branches: ArraySlice<PatternNode>) -> Bool {
        var exits: [Int] = []
        for (index, branch) in zip(branches.indices, branches) {
            let split = program.count
            if index < branches.endIndex - 1 { program.append(.match) }
            guard compile(branch) else { return false }
            guard index < branches.endIndex - 1 else { break }
            exits.append(program.count)
            program.append(.match)
            program[split] = .split(split + 1, program.count)
        }
        for exit in exits { program[exit] = .split(program.count, program.count) }
        return true
    }

    private mutating func compile(_ node: PatternNode, upTo count: Int) -> Bool {
        var splits: [Int] = []
        for _ in 0..<max(0, count) {
            splits.append(program.count)
            program.append(.match)
            guard compile(node) else { return false }
        }
        for split in splits { program[split] = .split(split + 1, program.count) }
        return true
    }

    private mutating func compileLoop(_ node: PatternNode) -> Bool {
        let split = program.count
        program.append(.match)
        guard compile(node) else { return false }
        program.append(.split(split, split))
        program[split] = .split(split + 1, program.count)
        return true
    }
}
