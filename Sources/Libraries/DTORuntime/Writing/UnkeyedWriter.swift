/// The container that writes the elements of an array.
struct UnkeyedWriter: UnkeyedEncodingContainer {
    private let writer: JSONWriter
    private let place: SlotPlace

    init(_ writer: JSONWriter, _ place: SlotPlace) {
        self.writer = writer
        self.place = place
    }

    var codingPath: [any CodingKey] { place.path(in: writer) }
    var count: Int { place.isOpen(in: writer) ? writer.slot.elementCount : 0 }

    func encodeNil() throws { try write { $0.writeNull() } }
    func encode(_ value: Bool) throws { try write { $0.write(value) } }
    func encode(_ value: String) throws { try write { $0.write(value) } }
    func encode(_ value: Double) throws { try write { try $0.write(finite: value, under: ElementKey(count)) } }
    func encode(_ value: Float) throws { try write { try $0.write(finite: value, under: ElementKey(count)) } }
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
        let kind = writer.session.kind(of: Value.self)
        try write { writer in
            guard !kind.isLeaf else { return try writer.write(value, kind) }
            writer.path.push(ElementKey(count))
            try writer.write(value, kind)
            writer.path.cut(to: writer.path.count - 1)
        }
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        part().encoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        part().encoder.unkeyedContainer()
    }

    func superEncoder() -> any Encoder { part().encoder }
}

extension UnkeyedWriter {
    @inline(__always)
    private func write(_ body: (JSONWriter) throws -> Void) throws {
        guard place.isOpen(in: writer) else { throw place.refusal(of: .array, in: writer) }
        let mark = writer.mark
        writer.beginElement()
        do {
            try body(writer)
        } catch {
            writer.rollBack(to: mark)
            throw error
        }
        writer.slot.elementCount += 1
    }

    private func part() -> WrittenPart {
        let origin = place.origin(of: ElementKey(count), in: writer)
        guard place.isOpen(in: writer) else {
            writer.session.refuse(place.refusal(of: .array, in: writer))
            return writer.session.newPart(at: origin)
        }
        writer.beginElement()
        writer.slot.elementCount += 1
        return writer.writePart(at: origin)
    }
}
