/// A value of a document where a list was expected: a single value, or an object with numbers as keys, which PHP
/// writes for an array with gaps.
///
/// Under the strict policy the value is an error.
struct ListSubstitute {
    private let decoder: any Decoder
    private let error: any Error
    private let context: DecodingContext?
    private let found: FoundValue
    private let rules: ConversionRules

    /// - Parameter error: The error from reading the value as a list. The function throws this error if the value
    ///   cannot replace a list.
    init(in decoder: any Decoder, after error: any Error) throws {
        let context = DecodingContext.listening(to: decoder)
        let found = FoundValue(in: decoder)
        guard context?.isStrict != true, found.type != .null, found.type != .array else { throw error }
        self.decoder = decoder
        self.error = error
        self.context = context
        self.found = found
        rules = decoder.conversions
    }

    /// Returns the values of the object in the order of their numbers, or nil if the value is not an object with
    /// numbers as keys.
    func numberedValues(as list: Any.Type) throws -> NumberedValues? {
        guard rules.allowed.contains(.objectToList), case .object(let names) = found,
            let numbers = NumberedValues.numbers(in: names)
        else { return nil }
        let values = NumberedValues(try decoder.container(keyedBy: JSONKey.self), numbers)
        try context?.report(
            .coerced, at: decoder.codingPath, expected: TypeText.name(of: list), found: found,
            used: FoundValue.array(count: names.count))
        return values
    }

    /// Returns a list of the single value, or throws the error if the value cannot be an element of the list.
    func onlyElement<Element: Decodable>(decode: () throws -> Element) throws -> [Element] {
        guard rules.allowed.contains(.valueToList) else { throw error }
        let checkpoint = context?.checkpoint
        do {
            try checkElement(of: Element.self)
            try context?.report(
                .coerced, at: decoder.codingPath, expected: TypeText.name(of: [Element].self), found: found,
                used: FoundValue.array(count: 1))
            let element = try decode()
            context?.unitePlaces(since: checkpoint, isScalar: found.type != .object)
            return [element]
        } catch {
            context?.rollBack(to: checkpoint)
            throw self.error
        }
    }

    /// Throws an error if the type would accept this value only because it accepts almost any value.
    private func checkElement(of type: Any.Type) throws {
        if let wrapper = type as? any TransparentWrapper.Type {
            try checkElement(of: wrapper.wrapped)
        } else if let optional = type as? any HasDamagedValue.Type {
            try checkElement(of: optional.wrapped)
        } else if type is any ListType.Type {
            // A list of lists would accept any value.
            throw error
        } else if let record = type as? any DefensiveRecord.Type {
            try checkRecord(record)
        } else if !(type is any DefensiveDecodable.Type), let type = type as? any Decodable.Type {
            try checkStrictly(type)
        }
    }

    private func checkRecord<Record: DefensiveRecord>(_: Record.Type) throws {
        let fields = try DefensiveFields<Record.CodingKeys>.reading(decoder)
        let hasItsKeys =
            Record.requiredKeys.isEmpty
            ? Record.CodingKeys.allCases.contains { fields.contains($0) }
            : RecognizedRecord<Record>.isRecognizable(fields)
        guard hasItsKeys else { throw error }
    }

    /// Throws an error unless the value is one of the union's variants. A union also keeps values that fit no variant.
    private func checkStrictly<Value: Decodable>(_: Value.Type) throws {
        var userInfo = decoder.userInfo
        userInfo[.decodingReporter] = nil
        userInfo[.decodingPolicy] = DecodingPolicy.strict
        let value = try JSONValue(from: decoder)
        _ = try Value(from: JSONValueDecoder(value, codingPath: decoder.codingPath, userInfo: userInfo))
    }
}

/// A list, or a type that reads a list.
protocol ListType {}

extension Array: ListType {}

/// The values of an object whose keys are numbers, in the form of an array's elements.
struct NumberedValues: UnkeyedDecodingContainer {
    private let container: KeyedDecodingContainer<JSONKey>
    private let keys: [JSONKey]
    private(set) var currentIndex = 0

    init(_ container: KeyedDecodingContainer<JSONKey>, _ numbers: [Int]) {
        self.container = container
        keys = numbers.map { JSONKey(stringValue: String($0)) }
    }

    /// Returns the names as numbers in ascending order. Returns nil if a name is not a number, or has a sign or leading
    /// zeros.
    static func numbers(in names: [String]) -> [Int]? {
        var numbers: [Int] = []
        for name in names {
            guard let number = Int(name), number >= 0, String(number) == name else { return nil }
            numbers.append(number)
        }
        return numbers.sortedCompactly(by: <)
    }

    var codingPath: [any CodingKey] { container.codingPath }
    var count: Int? { keys.count }
    var isAtEnd: Bool { currentIndex >= keys.count }

    /// Returns the document's key for an element.
    func key(at index: Int) -> JSONKey {
        keys[index]
    }

    mutating func decodeNil() throws -> Bool {
        let isNull = try container.decodeNil(forKey: next())
        currentIndex += isNull ? 1 : 0
        return isNull
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try advance { try $0.decode(type, forKey: $1) }
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try advance { try $0.nestedContainer(keyedBy: type, forKey: $1) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try advance { try $0.nestedUnkeyedContainer(forKey: $1) }
    }

    mutating func superDecoder() throws -> any Decoder {
        try advance { try $0.superDecoder(forKey: $1) }
    }

    /// Advances only if the element could be decoded, as the protocol requires.
    private mutating func advance<Value>(
        past decode: (KeyedDecodingContainer<JSONKey>, JSONKey) throws -> Value
    ) throws -> Value {
        let value = try decode(container, next())
        currentIndex += 1
        return value
    }

    private func next() throws -> JSONKey {
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                JSONValue.self, .init(codingPath: codingPath, debugDescription: "The object has no further values."))
        }
        return keys[currentIndex]
    }
}

extension UnkeyedDecodingContainer {
    /// Returns the last key of an element's path.
    func elementKey(at index: Int) -> JSONKey {
        (self as? NumberedValues)?.key(at: index) ?? JSONKey(intValue: index)
    }
}
