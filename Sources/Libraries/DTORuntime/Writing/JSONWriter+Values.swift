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

    /// Writes a value at the current path.
    @inline(__always)
    func write<Value: Encodable>(_ value: Value, _ kind: ValueKind) throws {
        if let direct = kind.direct {
            try withUnsafePointer(to: value) { try direct.write($0, into: self) }
        } else {
            try encode(value)
        }
    }

    /// Writes a value that encodes itself.
    func encode<Value: Encodable>(_ value: Value) throws {
        if ThreadStack.mustGrow { return try ThreadStack.growing { try encode(value) } }
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

    /// Writes a value with a function from the encoder's options, such as a custom strategy for dates.
    func encode<Value>(_ value: Value, by encode: (Value, any Encoder) throws -> Void) throws {
        if ThreadStack.mustGrow { return try ThreadStack.growing { try self.encode(value, by: encode) } }
        if ThreadStack.isLow { try refuseDepth(of: value) }
        let outer = openSlot()
        defer { slot = outer }
        try encode(value, ValueEncoder(self))
        closeSlot()
    }

    /// - Returns: The slot of the enclosing value.
    @inline(__always)
    private func openSlot() -> Slot {
        let outer = slot
        slot = Slot(serial: session.nextSerial(), firstMember: members.count)
        return outer
    }

    /// Closes the value. A value that writes nothing is an empty object, as with `JSONEncoder`.
    func closeSlot() {
        switch slot.form {
        case .none: append("{}")
        case .object: closeObject(from: slot.firstMember, mayRepeat: slot.mayRepeat)
        case .array: append(UInt8(ascii: "]"))
        case .value: break
        }
        slot.form = .value
    }

    var codingPath: [any CodingKey] { path(to: path.count) }

    @inline(never)
    func refuseDepth(of value: Any) throws -> Never {
        try refuse(value, "The value is nested too deep for the thread's stack.")
    }

    @inline(never)
    func refuse(_ value: Any, _ reason: String, under key: (any CodingKey)? = nil) throws -> Never {
        let place = codingPath + (key.map { [$0] } ?? [])
        throw EncodingError.invalidValue(value, .init(codingPath: place, debugDescription: reason))
    }

    /// - Parameter key: The key of the number, if the path does not include it.
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
        guard
            case .convertToString(let positiveInfinity, let negativeInfinity, let nan) =
                session.options.nonConformingFloatStrategy
        else {
            let reason = "Unable to encode \(Number.self).\(number) directly in JSON."
            try refuse(number, reason + " `nonConformingFloatStrategy` can write it as a string.", under: key)
        }
        write(number.isNaN ? nan : number < 0 ? negativeInfinity : positiveInfinity)
    }
}
