import Foundation

extension JSONWriter {
    func writeDocument<Value: Encodable>(_ value: Value) throws {
        if let direct = session.kind(of: Value.self).direct {
            return try withUnsafePointer(to: value) { try direct.write($0, into: self) }
        }
        try value.encode(to: ValueEncoder(self))
        guard slot.form != .none else {
            throw EncodingError.invalidValue(
                value, .init(codingPath: [], debugDescription: "Top-level \(Value.self) did not encode any values."))
        }
        closeSlot()
    }

    /// Writes a value in the place to which the path leads.
    @inline(__always)
    func write<Value: Encodable>(_ value: Value, _ kind: ValueKind) throws {
        if let direct = kind.direct {
            try withUnsafePointer(to: value) { try direct.write($0, into: self) }
        } else {
            try encode(value)
        }
    }

    /// Writes a value that writes itself.
    func encode<Value: Encodable>(_ value: Value) throws {
        if ThreadStack.isLow { try refuseDepth(of: value) }
        let outer = openSlot()
        do {
            try value.encode(to: ValueEncoder(self))
        } catch {
            slot = outer
            throw error
        }
        closeSlot()
        slot = outer
    }

    /// Writes a value by a function of the encoder's options.
    func encode<Value>(_ value: Value, by encode: (Value, any Encoder) throws -> Void) throws {
        if ThreadStack.isLow { try refuseDepth(of: value) }
        let outer = openSlot()
        defer { slot = outer }
        try encode(value, ValueEncoder(self))
        closeSlot()
    }

    /// - Returns: The slot of the value in which the new one is.
    @inline(__always)
    private func openSlot() -> Slot {
        let outer = slot
        slot = Slot(serial: session.nextSerial(), firstMember: members.count)
        return outer
    }

    /// A value that writes nothing is an empty object, as with `JSONEncoder`.
    func closeSlot() {
        switch slot.form {
        case .none: append("{}")
        case .object: closeObject(from: slot.firstMember, mayRepeat: slot.mayRepeat)
        case .array: append(UInt8(ascii: "]"))
        case .value: break
        }
        slot.form = .value
    }

    @inline(never)
    func refuseDepth(of value: Any) throws -> Never {
        try refuse(value, "The value is nested too deep for the thread's stack.")
    }

    @inline(never)
    func refuse(_ value: Any, _ reason: String, under key: (any CodingKey)? = nil) throws -> Never {
        throw EncodingError.invalidValue(value, .init(codingPath: codingPath + (key.map { [$0] } ?? []), debugDescription: reason))
    }

    /// - Parameter key: Under which the number stands, if the path does not lead to it.
    @inline(__always)
    func write<Number: BinaryFloatingPoint & CustomStringConvertible>(
        finite number: Number, under key: @autoclosure () -> (any CodingKey)? = nil
    ) throws {
        guard number.isFinite else { return try writeText(for: number, under: key()) }
        write(number)
    }

    @inline(never)
    private func writeText<Number: BinaryFloatingPoint & CustomStringConvertible>(
        for number: Number, under key: (any CodingKey)?
    ) throws {
        switch session.options.nonConformingFloatStrategy {
        case .convertToString(let positiveInfinity, let negativeInfinity, let nan):
            write(number.isNaN ? nan : number < 0 ? negativeInfinity : positiveInfinity)
        case .throw:
            try refuse(
                number,
                "Unable to encode \(Number.self).\(number) directly in JSON. `nonConformingFloatStrategy` can write it as a text.",
                under: key)
        }
    }
}

// MARK: Members and elements

extension JSONWriter {
    /// Writes the key of a member of the value that is open. The member's value comes next.
    ///
    /// - Returns: Whether the key's name was known.
    @inline(never)
    func beginMember(_ names: KeyNames, _ position: Int) -> Bool {
        guard let name = names.name(at: position) else { return false }
        beginObject()
        note(names, position)
        reserve(name.text.count + 1)
        if members.count > slot.firstMember { put(UInt8(ascii: ",")) }
        members.push(
            Member(start: count, valueStart: count + name.text.count, head: name.head, isPlain: name.isPlain))
        append(UnsafeBufferPointer(name.text))
        return true
    }

    @inline(never)
    func beginNewMember(_ key: some CodingKey, _ names: KeyNames?) {
        beginObject()
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

    /// A key of an enumeration can only come again where the keys do not come in their order.
    @inline(__always)
    private func note(_ names: KeyNames, _ position: Int) {
        let key = names.number << 8 | position
        let isInOrder = key > slot.lastKey && key >> 8 == slot.lastKey >> 8
        if names.hasRepetitions || !isInOrder && members.count > slot.firstMember { slot.mayRepeat = true }
        slot.lastKey = key
    }

    /// - Parameter first: Of the members of its object.
    /// - Returns: Where it begins.
    @discardableResult
    func beginMember(named name: String, from first: Int) -> Int {
        if members.count > first { append(UInt8(ascii: ",")) }
        let start = count
        write(name)
        append(UInt8(ascii: ":"))
        let text = UnsafeBufferPointer(start: bytes + start, count: count - start)
        members.push(
            Member(start: start, valueStart: count, head: Member.head(of: text), isPlain: Member.isPlain(text)))
        return start
    }

    var codingPath: [any CodingKey] { path.prefix(path.count) }

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

    /// Writes the comma before an element of the value that is open.
    @inline(__always)
    func beginElement() {
        if slot.elementCount > 0 { append(UInt8(ascii: ",")) }
    }
}
