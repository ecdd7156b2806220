/// An array whose elements may be records.
protocol ArrayOfRecords {
    /// The function that reads an array of records, or nil if the elements are not records.
    static var readerOfRecords: ((any Decoder) throws -> Self)? { get }

    /// Reads an array of records from a tape. Throws an error if one of the records cannot be decoded. Returns nil if
    /// the value is not an array, or if the elements are not records.
    static func wholeRecords(on tape: TapeDecoder) throws -> Self?
}

extension Array: ArrayOfRecords where Element: Decodable {}

extension Array: DefensiveDecodable where Element: Decodable {
    /// Decodes the elements and leaves out the elements that cannot be decoded. Throws a `DecodingError` if the value
    /// is not an array and cannot be converted to an array.
    public init(defensivelyFrom decoder: any Decoder) throws {
        try self.init(defensivelyFrom: decoder, isWhole: false)
    }

    /// - Parameter isWhole: Whether an element that cannot be decoded makes the whole array unusable.
    init(defensivelyFrom decoder: any Decoder, isWhole: Bool) throws {
        if let type = Element.self as? any DefensiveDecodable.Type {
            self = try Self.elements(type, from: decoder, isWhole: isWhole)
        } else if let type = Element.self as? any DefensiveRecord.Type {
            self = try Self.records(type, from: decoder, isWhole: isWhole)
        } else {
            self = try decodeElements(of: Dynamically<Element>.self, from: decoder, isWhole: isWhole).map { $0.value }
        }
    }

    // These functions are separate so that the compiler knows the type of the elements and does not box them.

    private static func elements<Known: DefensiveDecodable>(
        _: Known.Type, from decoder: any Decoder, isWhole: Bool
    ) throws -> Self {
        try renamed(decodeElements(of: Known.self, from: decoder, isWhole: isWhole), from: decoder)
    }

    private static func records<Known: DefensiveRecord>(
        _: Known.Type, from decoder: any Decoder, isWhole: Bool
    ) throws -> Self {
        try renamed(decodeRecords(of: Known.self, from: decoder, isWhole: isWhole), from: decoder)
    }

    static var readerOfRecords: ((any Decoder) throws -> [Element])? {
        guard let type = Element.self as? any DefensiveRecord.Type, !(Element.self is any DefensiveDecodable.Type)
        else { return nil }
        return reader(of: type)
    }

    static func wholeRecords(on tape: TapeDecoder) throws -> [Element]? {
        guard tape.word.isArray, let type = Element.self as? any DefensiveRecord.Type,
            !(Element.self is any DefensiveDecodable.Type)
        else { return nil }
        return try wholeRecords(type, on: tape)
    }

    private static func wholeRecords<Known: DefensiveRecord>(
        _ type: Known.Type, on tape: TapeDecoder
    ) throws -> [Element]? {
        guard let table = tape.session.table(of: type) else { return nil }
        return try renamed(tape.wholeRecords(type, table), from: tape)
    }

    private static func reader<Known: DefensiveRecord>(of type: Known.Type) -> (any Decoder) throws -> [Element] {
        { try records(Known.self, from: $0, isWhole: false) }
    }

    /// Returns the array as an array of `Element`, which is the same type as `Known`. The conversion uses `Any`
    /// because a cast between array types examines each element.
    private static func renamed<Known>(_ elements: [Known], from decoder: any Decoder) throws -> Self {
        if Known.self == Element.self { return unsafeBitCast(elements, to: Self.self) }
        guard let elements = (elements as Any) as? Self else {
            throw DecodingError.typeMismatch(
                Self.self, .init(codingPath: decoder.codingPath, debugDescription: "Found [\(Known.self)]."))
        }
        return elements
    }

    /// Returns the array under a key, or nil if the key is absent or null.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> [Element]? {
        try container.decodeIfPresent(Defensively<[Element]>.self, forKey: key)?.value
    }

    /// Returns the next element of an array, which is an array itself.
    @_spi(Generated) public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws
        -> [Element]
    {
        try container.decode(Defensively<[Element]>.self).value
    }
}

extension Dictionary: DefensiveDecodable where Key == String, Value: Decodable {
    /// Decodes the entries and leaves out the entries that cannot be decoded. Throws a `DecodingError` if the value is
    /// not an object or an empty array.
    public init(defensivelyFrom decoder: any Decoder) throws {
        if ThreadStack.mustGrowForElements {
            self = try ThreadStack.growing { try Self(defensivelyFrom: decoder) }
            return
        }
        try decoder.requireStack()
        do {
            guard DecodingContext.listening(to: decoder) == nil else {
                self = try Self.decodedInOrder(from: decoder)
                return
            }
            // A `[String: …]` is decoded because a decoder that converts keys does not convert the keys of a
            // dictionary.
            let entries = try decoder.singleValueContainer().decode([String: DictionaryEntry<Value>].self)
            self = entries.compactMapValues { $0.value }
        } catch {
            self = try Self.emptied(in: decoder, after: error)
        }
    }

    /// Returns an empty dictionary for an empty array, which PHP writes for an empty dictionary. Throws the error for
    /// all other values.
    @inline(never)
    private static func emptied(in decoder: any Decoder, after error: any Error) throws -> [String: Value] {
        let context = DecodingContext.listening(to: decoder)
        guard context?.isStrict != true, decoder.conversions.allowed.contains(.listToObject),
            let elements = try? decoder.unkeyedContainer(), elements.isAtEnd
        else { throw error }
        try context?.report(
            .coerced, at: decoder.codingPath, expected: TypeText.name(of: Self.self), found: .array(count: 0),
            used: [String: Any]())
        return [:]
    }

    /// Decodes the entries in the order of their keys, so that the issues are always reported in that order.
    private static func decodedInOrder(from decoder: any Decoder) throws -> [String: Value] {
        let container = try decoder.container(keyedBy: JSONKey.self)
        var entries: [String: Value] = [:]
        for key in try container.documentKeys(of: decoder) {
            guard let value = try container.decode(DictionaryEntry<Value>.self, forKey: key).value else { continue }
            entries[key.name] = value
        }
        return entries
    }

    /// Returns the dictionary under a key, or nil if the key is absent or null.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> [String: Value]? {
        try container.decodeIfPresent(Defensively<[String: Value]>.self, forKey: key)?.value
    }

    /// Returns the next element of an array, which is a dictionary.
    @_spi(Generated) public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws
        -> [String: Value]
    {
        try container.decode(Defensively<[String: Value]>.self).value
    }
}

extension Optional: DefensiveDecodable where Wrapped: Decodable {
    /// Decodes the wrapped value, or nil for null.
    public init(defensivelyFrom decoder: any Decoder) throws {
        let isNull = try decoder.singleValueContainer().decodeNil()
        self = isNull ? nil : try Dynamically<Wrapped>(from: decoder).value
    }

    /// Returns the value under a key, or nil if the key is absent or null.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Wrapped?? {
        try container.decodeIfPresent(Dynamically<Wrapped>.self, forKey: key).map { $0.value }
    }

    /// Returns the next element of an array, or nil for null.
    @_spi(Generated) public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws
        -> Wrapped?
    {
        try container.decodeNil() ? nil : container.decode(Dynamically<Wrapped>.self).value
    }
}

/// A type with a value that replaces a damaged element or entry. For an optional this value is nil.
protocol HasDamagedValue {
    static var wrapped: Any.Type { get }
    static var damagedValue: Self { get }
}

extension Optional: HasDamagedValue {
    static var wrapped: Any.Type { Wrapped.self }
    static var damagedValue: Wrapped? { nil }
}
