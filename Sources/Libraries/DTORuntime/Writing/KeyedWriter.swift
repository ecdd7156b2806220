/// The container that writes the members of an object.
struct KeyedWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
    private let writer: JSONWriter
    private let place: SlotPlace
    private let names: KeyNames?

    init(_ writer: JSONWriter, _ place: SlotPlace) {
        self.writer = writer
        self.place = place
        names = writer.session.names(of: Key.self)
    }

    var codingPath: [any CodingKey] { place.path(in: writer) }

    func encodeNil(forKey key: Key) throws { try begin(key).writeNull() }
    func encode(_ value: Bool, forKey key: Key) throws { try begin(key).write(value) }
    func encode(_ value: String, forKey key: Key) throws { try begin(key).write(value) }
    func encode(_ value: Double, forKey key: Key) throws { try write(value, key) }
    func encode(_ value: Float, forKey key: Key) throws { try write(value, key) }
    func encode(_ value: Int, forKey key: Key) throws { try begin(key).write(signed: Int64(value)) }
    func encode(_ value: Int8, forKey key: Key) throws { try begin(key).write(signed: Int64(value)) }
    func encode(_ value: Int16, forKey key: Key) throws { try begin(key).write(signed: Int64(value)) }
    func encode(_ value: Int32, forKey key: Key) throws { try begin(key).write(signed: Int64(value)) }
    func encode(_ value: Int64, forKey key: Key) throws { try begin(key).write(signed: value) }
    func encode(_ value: UInt, forKey key: Key) throws { try begin(key).write(unsigned: UInt64(value)) }
    func encode(_ value: UInt8, forKey key: Key) throws { try begin(key).write(unsigned: UInt64(value)) }
    func encode(_ value: UInt16, forKey key: Key) throws { try begin(key).write(unsigned: UInt64(value)) }
    func encode(_ value: UInt32, forKey key: Key) throws { try begin(key).write(unsigned: UInt64(value)) }
    func encode(_ value: UInt64, forKey key: Key) throws { try begin(key).write(unsigned: value) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func encode(_ value: Int128, forKey key: Key) throws { try begin(key).writeNumber(value.description) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func encode(_ value: UInt128, forKey key: Key) throws { try begin(key).writeNumber(value.description) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        let kind = writer.session.kind(of: Value.self)
        let mark = writer.mark
        try begin(key)
        guard !kind.isLeaf else { return try writer.write(value, kind) }
        writer.path.push(key)
        do {
            try writer.write(value, kind)
        } catch {
            writer.rollBack(to: mark)
            throw error
        }
        writer.path.cut(to: mark.depth)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        part(key).encoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        part(key).encoder.unkeyedContainer()
    }

    func superEncoder() -> any Encoder { superEncoder(of: SuperKey()) }

    func superEncoder(forKey key: Key) -> any Encoder { superEncoder(of: key) }
}

extension KeyedWriter {
    @inline(__always)
    @discardableResult
    private func begin(_ key: Key) throws -> JSONWriter {
        guard place.isOpen(in: writer) else { throw place.refusal(of: .object, in: writer) }
        if let names, writer.beginMember(names, KeyNames.position(of: key)) { return writer }
        writer.beginNewMember(key, names)
        return writer
    }

    @inline(__always)
    private func write<Number: BinaryFloatingPoint & CustomStringConvertible>(_ number: Number, _ key: Key) throws {
        let mark = writer.mark
        try begin(key)
        guard !number.isFinite else { return writer.write(number) }
        do {
            try writer.write(finite: number, under: key)
        } catch {
            writer.rollBack(to: mark)
            throw error
        }
    }

    /// Returns the container for a key. If a type asks again, it gets the first container, unless it has since written
    /// another value under the key.
    private func part(_ key: Key) -> WrittenPart {
        guard place.isOpen(in: writer) else { return newPart(key) }
        let name = WritingSession.PartName(writer.slot.serial, writer.session.name(of: key, at: codingPath))
        if let known = writer.session[name], !writer.hasNewerMember(than: known.member) { return known }
        var part = newPart(key)
        part.member = writer.members.count - 1
        writer.session[name] = part
        return part
    }

    private func superEncoder(of key: some CodingKey) -> any Encoder {
        newPart(key).encoder
    }

    private func newPart(_ key: some CodingKey) -> WrittenPart {
        let origin = place.origin(of: key, in: writer)
        guard place.isOpen(in: writer) else {
            writer.session.refuse(place.refusal(of: .object, in: writer))
            return writer.session.newPart(at: origin)
        }
        // The key's name may be stored already (`KeyNames`), but this is rare.
        writer.beginNewMember(key, nil)
        return writer.writePart(at: origin)
    }
}

// These methods are not generic because generic code would look up the type of the optional's value.
extension KeyedWriter {
    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }
    func encodeIfPresent(_ value: Float?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }

    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
    }
}

/// The key under which a class writes its superclass.
private struct SuperKey: CodingKey {
    init() {}
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }

    var stringValue: String { "super" }
    var intValue: Int? { nil }
}
