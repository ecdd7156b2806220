/// The container for the members of an object.
struct JSONObjectContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: JSONValueDecoder
    let members: [String: JSONValue]

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool {
        members[key.stringValue] != nil
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        try member(key).decodeNil()
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try member(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try member(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try member(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        decoder.member(members["super"] ?? .null, JSONKey(stringValue: "super"))
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        decoder.member(members[key.stringValue] ?? .null, key)
    }

    private func member(_ key: Key) throws -> JSONValueDecoder {
        guard let member = members[key.stringValue] else {
            throw DecodingError.keyNotFound(
                key,
                .init(
                    codingPath: codingPath, debugDescription: "The object does not have the key '\(key.stringValue)'."))
        }
        return decoder.member(member, key)
    }
}

/// The container for the elements of an array.
struct JSONArrayContainer: UnkeyedDecodingContainer {
    let decoder: JSONValueDecoder
    let elements: [JSONValue]
    private(set) var currentIndex = 0

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    mutating func decodeNil() throws -> Bool {
        let isNull = try next().decodeNil()
        currentIndex += isNull ? 1 : 0
        return isNull
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try advance { try $0.decode(type) }
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try advance { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try advance { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder {
        try advance { $0 }
    }

    /// Advances only if the element could be decoded, as the protocol requires.
    private mutating func advance<Value>(past decode: (JSONValueDecoder) throws -> Value) throws -> Value {
        let value = try decode(next())
        currentIndex += 1
        return value
    }

    private func next() throws -> JSONValueDecoder {
        guard elements.indices.contains(currentIndex) else {
            let path = codingPath + [JSONKey(intValue: currentIndex)]
            throw DecodingError.valueNotFound(
                JSONValue.self, .init(codingPath: path, debugDescription: "The array has ended."))
        }
        return decoder.element(elements[currentIndex], at: currentIndex)
    }
}
