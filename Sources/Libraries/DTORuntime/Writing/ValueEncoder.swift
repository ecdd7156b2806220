import Foundation

/// The encoder of one value, which is also its single value container.
struct ValueEncoder: Encoder, SingleValueEncodingContainer {
    private let writer: JSONWriter
    private let place: SlotPlace

    /// Makes the encoder of the value that the writer is writing.
    init(_ writer: JSONWriter) {
        self.writer = writer
        place = SlotPlace(writer)
    }

    var codingPath: [any CodingKey] { place.path(in: writer) }
    var userInfo: [CodingUserInfoKey: Any] { writer.session.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        let isOpen = place.opens(.object, in: writer)
        if isOpen { writer.beginObject() }
        return KeyedEncodingContainer(KeyedWriter(writer, isOpen ? place : place.closed))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        let isOpen = place.opens(.array, in: writer)
        if isOpen { writer.beginArray() }
        return UnkeyedWriter(writer, isOpen ? place : place.closed)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension ValueEncoder {
    func encodeNil() throws { try write { $0.writeNull() } }
    func encode(_ value: Bool) throws { try write { $0.write(value) } }
    func encode(_ value: String) throws { try write { $0.write(value) } }
    func encode(_ value: Double) throws { try write { try $0.write(finite: value) } }
    func encode(_ value: Float) throws { try write { try $0.write(finite: value) } }
    func encode(_ value: Int) throws { try write { $0.write(signed: Int64(value)) } }
    func encode(_ value: Int8) throws { try write { $0.write(signed: Int64(value)) } }
    func encode(_ value: Int16) throws { try write { $0.write(signed: Int64(value)) } }
    func encode(_ value: Int32) throws { try write { $0.write(signed: Int64(value)) } }
    func encode(_ value: Int64) throws { try write { $0.write(signed: value) } }
    func encode(_ value: UInt) throws { try write { $0.write(unsigned: UInt64(value)) } }
    func encode(_ value: UInt8) throws { try write { $0.write(unsigned: UInt64(value)) } }
    func encode(_ value: UInt16) throws { try write { $0.write(unsigned: UInt64(value)) } }
    func encode(_ value: UInt32) throws { try write { $0.write(unsigned: UInt64(value)) } }
    func encode(_ value: UInt64) throws { try write { $0.write(unsigned: value) } }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func encode(_ value: Int128) throws { try write { $0.writeNumber(value.description) } }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func encode(_ value: UInt128) throws { try write { $0.writeNumber(value.description) } }

    func encode<Value: Encodable>(_ value: Value) throws {
        try write { try $0.write(value, $0.session.kind(of: Value.self)) }
    }

    @inline(__always)
    private func write(_ body: (JSONWriter) throws -> Void) throws {
        let form = writer.slot.form
        guard place.isOpen(in: writer), form != .value else { throw place.refusal(of: .value, in: writer) }
        let mark = writer.mark
        do {
            try body(writer)
        } catch {
            // A type may catch this error and write another value.
            writer.rollBack(to: mark)
            throw error
        }
        guard form == .none else { return try join(mark, form) }
        writer.slot.form = .value
        writer.slot.valueStart = mark.count
    }

    /// Joins a single value to the container that was written before it.
    @inline(never)
    private func join(_ mark: JSONWriter.Mark, _ form: JSONWriter.Form) throws {
        guard !writer.join(from: mark.count, as: form) else { return }
        writer.rollBack(to: mark)
        throw place.refusal(of: .value, in: writer)
    }
}

/// Identifies the value that an encoder or a container writes, among all values of a writer.
struct SlotPlace {
    private let serial: Int
    private let depth: Int

    /// Identifies the value that is being written.
    init(_ writer: JSONWriter) {
        self.init(writer.slot.serial, writer.path.count)
    }

    private init(_ serial: Int, _ depth: Int) {
        self.serial = serial
        self.depth = depth
    }

    /// The place of a value that can no longer be written.
    var closed: SlotPlace { SlotPlace(-1, depth) }

    @inline(__always)
    func isOpen(in writer: JSONWriter) -> Bool { writer.slot.serial == serial }

    func path(in writer: JSONWriter) -> [any CodingKey] { writer.path(to: depth) }

    func origin(of key: some CodingKey, in writer: JSONWriter) -> JSONWriter.Origin {
        JSONWriter.Origin(writer: writer, keys: writer.path.prefix(depth) + [key])
    }

    /// Whether the value can have the form. If the value cannot have the form, encoding ends with an error later,
    /// because `Encoder` cannot throw when a type requests a container.
    @inline(__always)
    func opens(_ form: JSONWriter.Form, in writer: JSONWriter) -> Bool {
        if isOpen(in: writer) {
            if writer.slot.form == .none || writer.slot.form == form { return true }
            if writer.slot.form == .value, writer.join(from: writer.slot.valueStart, as: form) { return true }
        }
        writer.session.refuse(refusal(of: form, in: writer))
        return false
    }

    @inline(never)
    func refusal(of form: JSONWriter.Form, in writer: JSONWriter) -> EncodingError {
        let reason =
            isOpen(in: writer)
            ? "The value is already \(writer.slot.form.spelling), and cannot be \(form.spelling)."
            : "The encoder's value is complete, contains an incomplete value, or has another form."
        return .invalidValue(
            Optional<Never>.none as Any, .init(codingPath: path(in: writer), debugDescription: reason))
    }
}

extension JSONWriter.Form {
    fileprivate var spelling: String {
        switch self {
        case .none: "nothing"
        case .object: "an object"
        case .array: "an array"
        case .value: "a single value"
        }
    }
}
