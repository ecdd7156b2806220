/// The container for the members of an object on a tape.
struct TapeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let decoder: TapeDecoder
    /// Maps the name of each member to the index of its value, for a large object or converted keys. Nil means that
    /// the tape itself is searched.
    private let index: [String: Int]?

    init(_ decoder: TapeDecoder) {
        self.decoder = decoder
        index = Self.index(decoder)
    }

    /// The largest number of members that are searched for each key. A larger object gets an index.
    private static var searchLimit: Int { 48 }

    private static func index(_ decoder: TapeDecoder) -> [String: Int]? {
        let word = decoder.word
        let strategy = decoder.session.options.keyStrategy
        let isPlain = decoder.session.hasPlainKeys
        if isPlain, word.length <= searchLimit { return nil }
        var index = [String: Int](minimumCapacity: min(word.length, 4_096))
        let path = isPlain ? [] : decoder.codingPath
        var members = TapeMembers(of: word, at: decoder.index)
        while let member = members.next(in: decoder.tape) {
            // A key that is not Unicode matches no key of a type.
            guard let name = decoder.tape.text(of: decoder.tape[member.key]) else { continue }
            let key = strategy.converted(name, at: path)
            // If a name occurs several times, the first member is used, as with `JSONDecoder`.
            if index[key] == nil { index[key] = member.value }
        }
        return index
    }

    private func value(_ key: some CodingKey) -> Int? {
        index.map { $0[key.stringValue] } ?? decoder.tape.member(key.stringValue, of: decoder.index)
    }

    private func decoder(_ key: some CodingKey) throws -> TapeDecoder {
        guard let value = value(key) else {
            throw DecodingError.keyNotFound(
                key,
                .init(
                    codingPath: codingPath,
                    debugDescription: "No value associated with key \(key) (\"\(key.stringValue)\")."))
        }
        return decoder(of: value, key)
    }

    private func decoder(of value: Int, _ key: some CodingKey) -> TapeDecoder {
        TapeDecoder(decoder.session, value, at: TapePath(decoder.path, key))
    }

    /// Returns the decoder of the value under a key, or nil if the value is absent or null.
    private func decoderIfPresent(_ key: Key) -> TapeDecoder? {
        guard let value = value(key), !decoder.tape[value].isNull else { return nil }
        return decoder(of: value, key)
    }

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] {
        if let index { return index.keys.compactMap { Key(stringValue: $0) } }
        var keys: [Key] = []
        var names: Set<String> = []
        var members = TapeMembers(of: decoder.word, at: decoder.index)
        while let member = members.next(in: decoder.tape) {
            guard let name = decoder.tape.text(of: decoder.tape[member.key]), names.insert(name).inserted,
                let key = Key(stringValue: name)
            else { continue }
            keys.append(key)
        }
        return keys
    }

    func contains(_ key: Key) -> Bool { value(key) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).decodeNil() }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decoder(key).decode(type) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try decoder(key).decode(type) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try decoder(key).decode(type) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try decoder(key).decode(type) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decoder(key).integer() }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try decoder(key).integer() }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try decoder(key).integer() }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try decoder(key).integer() }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try decoder(key).integer() }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try decoder(key).integer() }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try decoder(key).integer() }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try decoder(key).integer() }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try decoder(key).integer() }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try decoder(key).integer() }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try decoder(key).value(type) }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try decoderIfPresent(key)?.decode(type) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try decoderIfPresent(key)?.decode(type)
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try decoderIfPresent(key)?.decode(type)
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try decoderIfPresent(key)?.integer() }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try decoderIfPresent(key)?.integer() }
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try decoderIfPresent(key)?.value(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        let key = TapeKey("super")
        return decoder(of: value(key) ?? -1, key)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        decoder(of: value(key) ?? -1, key)
    }
}

/// The container for the elements of an array on a tape.
struct TapeUnkeyedContainer: UnkeyedDecodingContainer {
    private let decoder: TapeDecoder
    /// The index of the next element's word.
    private var next: Int
    private let elementCount: Int
    private(set) var currentIndex = 0

    init(_ decoder: TapeDecoder) {
        self.decoder = decoder
        next = decoder.index + 1
        elementCount = decoder.word.length
    }

    /// Makes a container that starts at an element other than the first.
    init(_ decoder: TapeDecoder, at index: Int, next: Int) {
        self.init(decoder)
        currentIndex = index
        self.next = next
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elementCount }
    var isAtEnd: Bool { currentIndex >= elementCount }

    private func element<Value>(_ type: Value.Type) throws -> TapeDecoder {
        let path = TapePath(decoder.path, element: currentIndex)
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                type, .init(codingPath: path.keys, debugDescription: "Unkeyed container is at end."))
        }
        return TapeDecoder(decoder.session, next, at: path)
    }

    /// Advances only if the element could be decoded, as the protocol requires.
    @inline(__always)
    private mutating func advance<Value>(
        _ type: Value.Type, past decode: (TapeDecoder) throws -> Value
    ) throws -> Value {
        let value = try decode(element(type))
        step()
        return value
    }

    private mutating func step() {
        next = decoder.tape.index(after: next)
        currentIndex += 1
    }

    mutating func decodeNil() throws -> Bool {
        guard try element(Never.self).decodeNil() else { return false }
        step()
        return true
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try advance(type) { try $0.decode(type) } }
    mutating func decode(_ type: String.Type) throws -> String { try advance(type) { try $0.decode(type) } }
    mutating func decode(_ type: Double.Type) throws -> Double { try advance(type) { try $0.decode(type) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try advance(type) { try $0.decode(type) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try advance(type) { try $0.integer() } }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try advance(type) { try $0.integer() } }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try advance(type) { try $0.integer() } }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try advance(type) { try $0.integer() } }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try advance(type) { try $0.integer() } }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try advance(type) { try $0.integer() } }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try advance(type) { try $0.integer() } }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try advance(type) { try $0.integer() } }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try advance(type) { try $0.integer() } }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try advance(type) { try $0.integer() } }
    /// Advances before decoding, so that the value is made directly in the caller's memory.
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let decoder = try element(type)
        let (word, index) = (next, currentIndex)
        step()
        do {
            return try decoder.value(type)
        } catch {
            (next, currentIndex) = (word, index)
            throw error
        }
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try advance(KeyedDecodingContainer<Nested>.self) { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try advance((any UnkeyedDecodingContainer).self) { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder {
        try advance((any Decoder).self) { $0 }
    }
}

extension TapeView {
    /// Returns the index of the value of an object's first member with that name, or nil.
    func member(_ name: String, of index: Int) -> Int? {
        let isASCII = name.isASCII
        var members = TapeMembers(of: self[index], at: index)
        while let member = members.next(in: self) {
            if isText(self[member.key], equalTo: name, isASCII) { return member.value }
        }
        return nil
    }
}
