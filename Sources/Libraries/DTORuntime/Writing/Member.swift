import Foundation

/// A member of an object, in the bytes of a writer.
struct Member {
    /// The offset of the key, with its quotation mark.
    let start: Int
    /// The offset of the value.
    let valueStart: Int
    let key: Key

    /// The facts about a key that make comparisons fast.
    struct Key {
        /// The first eight bytes of the key as a number. The order of two numbers is the order of their bytes.
        let head: UInt64
        /// Whether the key has escapes. Keys without escapes have the order of their bytes.
        let hasEscapes: Bool
        /// Whether the key is only ASCII. Two ASCII keys are equal only if their bytes are equal.
        let isASCII: Bool

        /// - Parameter member: The key with quotation marks and a colon.
        init(_ member: UnsafeBufferPointer<UInt8>) {
            var head: UInt64 = 0
            for place in 1...8 {
                head = head << 8 | (place < member.count - 2 ? UInt64(member[place]) : 0)
            }
            self.head = head
            hasEscapes = member.contains(UInt8(ascii: "\\"))
            isASCII = member.allSatisfy { $0 < 0x80 }
        }
    }
}

extension JSONWriter {
    /// Closes an object. Sorts its members if the options require it, and removes members with repeated names.
    func closeObject(from first: Int, mayRepeat: Bool) {
        if members.count - first > 1, session.sortsKeys || mayRepeat { settle(first, mayRepeat: mayRepeat) }
        members.cut(to: first)
        append(UInt8(ascii: "}"))
    }

    /// A member of the finished object: the index of the member that gives the key, and of the member that gives the
    /// value.
    private typealias Place = (key: Int, value: Int)

    @inline(never)
    private func settle(_ first: Int, mayRepeat: Bool) {
        let order: [Place]
        if let distinct = mayRepeat ? distinct(first) : nil {
            order = session.sortsKeys ? distinct.sorted { precedes($0.key, $1.key) } : distinct
        } else {
            guard session.sortsKeys else { return }
            let sorted = sorted(first)
            guard !sorted.elementsEqual(first..<members.count) else { return }
            order = sorted.map { ($0, $0) }
        }
        rewrite(first, order)
    }

    /// Returns the members without repeated names, in the order in which they were written. Returns nil if no name is
    /// repeated. The last value of a name is used, as with `JSONEncoder`.
    private func distinct(_ first: Int) -> [Place]? {
        let own = first..<members.count
        guard own.allSatisfy({ members[$0].key.isASCII }) else { return distinctTexts(own) }
        var places: [Place] = []
        for index in sorted(first) {
            if let last = places.last, order(members[last.key], members[index]) == 0 {
                places[places.count - 1].value = index
            } else {
                places.append((index, index))
            }
        }
        return places.count == own.count ? nil : places.sorted { $0.key < $1.key }
    }

    /// Does the work of `distinct` for names that Swift may treat as equal although their bytes differ, such as the
    /// two spellings of `é`.
    private func distinctTexts(_ own: Range<Int>) -> [Place]? {
        var places: [Place] = []
        var known: [String: Int] = [:]
        for index in own {
            let name = name(of: members[index])
            if let place = known[name] {
                places[place].value = index
            } else {
                known[name] = places.count
                places.append((index, index))
            }
        }
        return places.count == own.count ? nil : places
    }

    /// Whether the object has a later member with the name of this member.
    func hasNewerMember(than member: Int) -> Bool {
        let name = name(of: members[member])
        return (member + 1..<members.count).contains { self.name(of: members[$0]) == name }
    }

    /// Returns the indices of the members, sorted by the bytes of their names. Members with the same name keep their
    /// order.
    private func sorted(_ first: Int) -> [Int] {
        var indices = Array(first..<members.count)
        guard indices.count <= 32 else { return indices.sorted { precedes($0, $1) } }
        for end in 1..<indices.count {
            let index = indices[end]
            var place = end
            while place > 0, precedes(index, indices[place - 1]) {
                indices[place] = indices[place - 1]
                place -= 1
            }
            indices[place] = index
        }
        return indices
    }

    @inline(__always)
    private func precedes(_ left: Int, _ right: Int) -> Bool {
        let order = order(members[left], members[right])
        return order < 0 || order == 0 && left < right
    }

    @inline(__always)
    private func order(_ left: Member, _ right: Member) -> Int {
        if left.key.hasEscapes || right.key.hasEscapes { return textOrder(left, right) }
        if left.key.head != right.key.head { return left.key.head < right.key.head ? -1 : 1 }
        let lengths = (left.valueStart - left.start, right.valueStart - right.start)
        let order = memcmp(bytes + left.start, bytes + right.start, min(lengths.0, lengths.1) - 2)
        return order != 0 ? Int(order) : lengths.0 - lengths.1
    }

    /// Compares the names without escapes by their bytes, as `JSONEncoder` compares keys.
    @inline(never)
    private func textOrder(_ left: Member, _ right: Member) -> Int {
        let left = name(of: left).utf8
        let right = name(of: right).utf8
        return left.elementsEqual(right) ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
    }

    /// Returns the key of a member without its escapes.
    private func name(of member: Member) -> String {
        var name: [UInt8] = []
        var place = member.start + 1
        while place < member.valueStart - 2 {
            var byte = bytes[place]
            place += 1
            if byte == UInt8(ascii: "\\") {
                byte = bytes[place]
                place += 1
                switch byte {
                case UInt8(ascii: "b"): byte = 0x08
                case UInt8(ascii: "t"): byte = 0x09
                case UInt8(ascii: "n"): byte = 0x0A
                case UInt8(ascii: "f"): byte = 0x0C
                case UInt8(ascii: "r"): byte = 0x0D
                case UInt8(ascii: "u"):
                    let digits = UnsafeBufferPointer(start: bytes + place + 2, count: 2)
                    byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
                    place += 4
                default: break
                }
            }
            name.append(byte)
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// - Parameter order: The members that are kept, each with the indices of its key and of its value.
    private func rewrite(_ first: Int, _ order: [Place]) {
        let start = members[first].start
        let length = count - start
        let former = UnsafeMutablePointer<UInt8>.allocate(capacity: length)
        defer { former.deallocate() }
        memcpy(former, bytes + start, length)
        func end(of member: Int) -> Int {
            // A comma follows each member except the last member.
            member + 1 < members.count ? members[member + 1].start - 1 : start + length
        }
        truncate(to: start)
        for (key, value) in order {
            if count > start { append(UInt8(ascii: ",")) }
            let keyRange = members[key].start..<members[key].valueStart
            let valueRange = members[value].valueStart..<end(of: value)
            append(UnsafeBufferPointer(start: former + keyRange.lowerBound - start, count: keyRange.count))
            append(UnsafeBufferPointer(start: former + valueRange.lowerBound - start, count: valueRange.count))
        }
    }
}
