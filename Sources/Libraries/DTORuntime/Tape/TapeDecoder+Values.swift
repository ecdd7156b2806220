import Foundation

// These functions read values of any type from the tape, without trying one type after the other.

extension TapeDecoder {
    /// The value for a report, or nil for an object whose keys are converted.
    var found: FoundValue? {
        let word = word
        switch word.kind {
        case TapeWord.Kind.null: return .null
        case TapeWord.Kind.no: return .boolean(false)
        case TapeWord.Kind.yes: return .boolean(true)
        case TapeWord.Kind.integer: return .integer(word.integer)
        case TapeWord.Kind.number: return tape.foundNumber(word)
        case TapeWord.Kind.array: return .array(count: word.length)
        case TapeWord.Kind.object: return session.hasPlainKeys ? .object(keys: names.sorted()) : nil
        default: return tape.text(of: word).map { .string($0) } ?? .brokenText
        }
    }

    /// The names of an object's members, without repetitions.
    var names: Set<String> {
        var names: Set<String> = []
        var members = TapeMembers(of: word, at: index)
        while let member = members.next(in: tape) {
            if let name = tape.text(of: tape[member.key]) { names.insert(name) }
        }
        return names
    }

    /// The number of levels of a free value that may be read here.
    var freeLevelCount: Int { NestingLimit.freeValues - path.levelsBelowRecord }

    /// The value with all its levels, or nil if a part of it is damaged.
    var wholeValue: JSONValue? { tape.value(at: index, levelCount: JSONScanner.depthLimit) }

    /// Returns the value, or nil if it has more levels or a part of it is damaged.
    func value(ofLevels levelCount: Int) -> JSONValue? {
        guard !ThreadStack.isLow else { return nil }
        return index < 0 ? .null : tape.value(at: index, levelCount: min(levelCount, NestingLimit.freeValues))
    }
}

extension TapePath? {
    /// The number of keys in the path after the last key of a record.
    fileprivate var levelsBelowRecord: Int {
        var count = 0
        var place = self
        while let path = place, !(path.key is JSONKey) {
            count += 1
            place = path.parent
        }
        return count
    }
}

extension TapeView {
    /// Returns the number as an `Int64`, as a `Double` that keeps its digits, or as a `Decimal`, in this order of
    /// preference. Returns `.boundlessNumber` if the number is too large for these types.
    fileprivate func foundNumber(_ word: TapeWord) -> FoundValue {
        if word.kind == TapeWord.Kind.number, let exact = NumberSpelling(bytes(of: word)).exactDouble {
            if exact != exact.rounded() { return .number(exact) }
            // Below this limit, `Double` represents all integers.
            if abs(exact) < 0x1p53 { return .integer(Int64(exact)) }
        }
        if let integer = integer(of: word, as: Int64.self) { return .integer(integer) }
        guard let number = double(of: word) else { return .boundlessNumber }
        guard let decimal = decimal(of: word), Decimal(string: "\(number)") != decimal else { return .number(number) }
        return .decimal(decimal)
    }

    /// - Parameter levelCount: The greatest number of levels, including the level of this value if the value is a
    ///   collection. The reserve of every stack has room for `NestingLimit.freeValues` levels.
    fileprivate func value(at index: Int, levelCount: Int) -> JSONValue? {
        let word = self[index]
        switch word.kind {
        case TapeWord.Kind.null: return .null
        case TapeWord.Kind.no: return .bool(false)
        case TapeWord.Kind.yes: return .bool(true)
        case TapeWord.Kind.integer: return .integer(word.integer)
        case TapeWord.Kind.number: return number(word)
        case TapeWord.Kind.array: return levelCount > 0 ? array(at: index, levelCount - 1) : .none
        case TapeWord.Kind.object: return levelCount > 0 ? object(at: index, levelCount - 1) : .none
        default: return text(of: word).map { .string($0) }
        }
    }

    @inline(never)
    private func number(_ word: TapeWord) -> JSONValue? {
        switch foundNumber(word) {
        case .integer(let integer): .integer(integer)
        case .number(let number): .number(number)
        case .decimal(let decimal): .decimal(decimal)
        default: .none
        }
    }

    private func array(at index: Int, _ levelCount: Int) -> JSONValue? {
        let word = self[index]
        var elements: [JSONValue] = []
        elements.reserveCapacity(min(word.length, 4_096))
        var next = index + 1
        while next < word.end {
            guard let element = value(at: next, levelCount: levelCount) else { return .none }
            elements.append(element)
            next = self.index(after: next)
        }
        return .array(elements)
    }

    private func object(at index: Int, _ levelCount: Int) -> JSONValue? {
        let word = self[index]
        var values = [String: JSONValue](minimumCapacity: min(word.length, 4_096))
        var members = TapeMembers(of: word, at: index)
        while let member = members.next(in: self) {
            guard let name = text(of: self[member.key]), let value = value(at: member.value, levelCount: levelCount)
            else { return .none }
            if values[name] == .none { values[name] = value }
        }
        return .object(values)
    }
}
