extension JSONWriter {
    /// Writes the key of a member of the current value. The caller then writes the member's value.
    ///
    /// - Returns: Whether the key's name was known. If the value is false, nothing is written.
    @inline(never)
    func beginMember(_ names: KeyNames, _ position: Int) -> Bool {
        guard let name = names.name(at: position) else { return false }
        note(names, position)
        reserve(name.text.count + 1)
        if members.count > slot.firstMember { put(UInt8(ascii: ",")) }
        members.push(Member(start: count, valueStart: count + name.text.count, key: name.key))
        append(UnsafeBufferPointer(name.text))
        return true
    }

    @inline(never)
    func beginNewMember(_ key: some CodingKey, _ names: KeyNames?) {
        let name = session.name(of: key, at: codingPath)
        guard let names else {
            slot.mayRepeat = true
            beginMember(named: name, from: slot.firstMember)
            return
        }
        note(names, KeyNames.position(of: key))
        let start = beginMember(named: name, from: slot.firstMember)
        let text = UnsafeBufferPointer(start: bytes + start, count: count - start)
        names.add(name, text, at: KeyNames.position(of: key))
        if names.hasRepetitions { slot.mayRepeat = true }
    }

    /// Notes whether a key may occur twice. Keys of an enumeration that are written in their order cannot repeat.
    @inline(__always)
    private func note(_ names: KeyNames, _ position: Int) {
        let key = names.number << 8 | position
        let isInOrder = key > slot.lastKey && key >> 8 == slot.lastKey >> 8
        if names.hasRepetitions || !isInOrder && members.count > slot.firstMember { slot.mayRepeat = true }
        slot.lastKey = key
    }

    /// - Parameter first: The index of the object's first member.
    /// - Returns: The offset at which the new member begins.
    @discardableResult
    func beginMember(named name: String, from first: Int) -> Int {
        if members.count > first { append(UInt8(ascii: ",")) }
        let start = count
        write(name)
        append(UInt8(ascii: ":"))
        noteMember(from: start, valueStart: count)
        return start
    }

    /// Records a member whose key is written.
    func noteMember(from start: Int, valueStart: Int) {
        let text = UnsafeBufferPointer(start: bytes + start, count: valueStart - start)
        members.push(Member(start: start, valueStart: valueStart, key: Member.Key(text)))
    }

    @inline(__always)
    func beginObject() {
        guard slot.form == .none else { return }
        append(UInt8(ascii: "{"))
        slot.form = .object
    }

    @inline(__always)
    func beginArray() {
        guard slot.form == .none else { return }
        append(UInt8(ascii: "["))
        slot.form = .array
    }

    /// Writes the comma before an element of the current value.
    @inline(__always)
    func beginElement() {
        if slot.elementCount > 0 { append(UInt8(ascii: ",")) }
    }
}
