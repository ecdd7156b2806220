@_spi(Generated) import DTORuntime
import Foundation

/// Encodes a value as a `ParameterTree`.
///
/// The order of members is visible in a request. This encoder keeps the order, which `JSONEncoder` loses.
struct ParameterEncoder: Encoder {
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [.keepsFractionalNumbers: true]
    private let slot: Slot

    static func tree(of value: some Encodable) throws -> ParameterTree {
        let slot = Slot()
        try encode(value, into: slot, at: [])
        return slot.tree
    }

    fileprivate init(_ slot: Slot, at codingPath: [any CodingKey]) {
        self.slot = slot
        self.codingPath = codingPath
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        slot.becomeObject()
        return KeyedEncodingContainer(Keyed(slot: slot, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        slot.becomeArray()
        return Unkeyed(slot: slot, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        Single(slot: slot, codingPath: codingPath)
    }

    fileprivate static func encode(_ value: some Encodable, into slot: Slot, at path: [any CodingKey]) throws {
        switch value {
        // Values of these types are written like in the JSON of generated types. Their `encode(to:)` would write
        // numbers or objects.
        case let date as Date: slot.content = .tree(.text(date.ISO8601Format()))
        case let url as URL: slot.content = .tree(.text(url.absoluteString))
        case let data as Data: slot.content = .tree(.text(data.base64EncodedString()))
        case let decimal as Decimal: slot.content = .tree(.literal(decimal.description))
        case let number as FractionalNumber:
            if let spelling = number.spelling {
                slot.content = .tree(.literal(spelling))
            } else {
                try slot.put(number.value, at: path)
            }
        default: try value.encode(to: ParameterEncoder(slot, at: path))
        }
    }
}

/// A node of the tree that is being built. A slot is a class instance, because an encoding container may be filled
/// after the call that created it.
private final class Slot {
    enum Content {
        case tree(ParameterTree)
        case array([Slot])
        case object([(key: String, slot: Slot)])
    }

    var content = Content.tree(.null)

    func becomeObject() {
        if case .object = content { return }
        content = .object([])
    }

    func becomeArray() {
        if case .array = content { return }
        content = .array([])
    }

    func member(_ key: String) -> Slot {
        guard case .object(var members) = content else { return Slot() }
        if let known = members.first(where: { $0.key == key }) { return known.slot }
        let slot = Slot()
        members.append((key, slot))
        content = .object(members)
        return slot
    }

    func nextElement() -> Slot {
        guard case .array(var elements) = content else { return Slot() }
        let slot = Slot()
        elements.append(slot)
        content = .array(elements)
        return slot
    }

    var count: Int {
        if case .array(let elements) = content { elements.count } else { 0 }
    }

    var tree: ParameterTree {
        switch content {
        case .tree(let tree): tree
        case .array(let elements): .array(elements.map(\.tree))
        case .object(let members): .object(members.map { ($0.key, $0.slot.tree) })
        }
    }

    /// Writes a number like JavaScript does: a whole number has no `.0`.
    func put(_ number: Double, at path: [any CodingKey]) throws {
        guard number.isFinite else {
            throw EncodingError.invalidValue(
                number, .init(codingPath: path, debugDescription: "\(number) cannot be sent as a number."))
        }
        let integer = Int64(exactly: number)
        content = .tree(.literal(integer.map { String($0) } ?? "\(number)"))
    }
}

private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let slot: Slot
    let codingPath: [any CodingKey]

    mutating func encodeNil(forKey key: Key) throws { slot.member(key.stringValue).content = .tree(.null) }

    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try ParameterEncoder.encode(value, into: slot.member(key.stringValue), at: codingPath + [key])
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        superEncoder(forKey: key).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        superEncoder(forKey: key).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
        ParameterEncoder(slot.member("super"), at: codingPath)
    }

    mutating func superEncoder(forKey key: Key) -> any Encoder {
        ParameterEncoder(slot.member(key.stringValue), at: codingPath + [key])
    }
}

private struct Unkeyed: UnkeyedEncodingContainer {
    let slot: Slot
    let codingPath: [any CodingKey]
    var count: Int { slot.count }

    mutating func encodeNil() throws { slot.nextElement().content = .tree(.null) }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        try ParameterEncoder.encode(value, into: slot.nextElement(), at: codingPath)
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        superEncoder().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        superEncoder().unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
        ParameterEncoder(slot.nextElement(), at: codingPath)
    }
}

private struct Single: SingleValueEncodingContainer {
    let slot: Slot
    let codingPath: [any CodingKey]

    mutating func encodeNil() throws { slot.content = .tree(.null) }
    mutating func encode(_ value: Bool) throws { slot.content = .tree(.literal(value ? "true" : "false")) }
    mutating func encode(_ value: String) throws { slot.content = .tree(.text(value)) }
    mutating func encode(_ value: Double) throws { try slot.put(value, at: codingPath) }
    mutating func encode(_ value: Float) throws { slot.content = .tree(.literal("\(value)")) }
    mutating func encode(_ value: Int) throws { integer(value) }
    mutating func encode(_ value: Int8) throws { integer(value) }
    mutating func encode(_ value: Int16) throws { integer(value) }
    mutating func encode(_ value: Int32) throws { integer(value) }
    mutating func encode(_ value: Int64) throws { integer(value) }
    mutating func encode(_ value: UInt) throws { integer(value) }
    mutating func encode(_ value: UInt8) throws { integer(value) }
    mutating func encode(_ value: UInt16) throws { integer(value) }
    mutating func encode(_ value: UInt32) throws { integer(value) }
    mutating func encode(_ value: UInt64) throws { integer(value) }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        try ParameterEncoder.encode(value, into: slot, at: codingPath)
    }

    private func integer(_ value: some BinaryInteger) {
        slot.content = .tree(.literal("\(value)"))
    }
}
