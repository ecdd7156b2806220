import Foundation

/// Decodes a value on a tape.
struct TapeDecoder: Decoder {
    let session: TapeSession
    /// The index of the value's word, or -1 for a missing value. A missing value is treated as null.
    let index: Int
    let path: TapePath?

    init(_ session: TapeSession, _ index: Int, at path: TapePath?) {
        self.session = session
        self.index = index
        self.path = path
    }

    var tape: TapeView { session.tape.view.pointee }
    var word: TapeWord { index < 0 ? TapeWord(TapeWord.Kind.null, length: 0, at: 0) : tape[index] }
    var codingPath: [any CodingKey] { path.keys }
    var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard word.isObject else { throw noObject }
        return KeyedDecodingContainer(TapeKeyedContainer<Key>(self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard word.isArray else { throw mismatch([Any].self, asKeyed: "unkeyed") }
        return TapeUnkeyedContainer(self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension Decoder {
    /// This decoder if its value is on a tape. The types are compared first because a cast that fails takes as long as
    /// decoding a few fields.
    @inline(__always)
    var onTape: TapeDecoder? {
        Self.self == TapeDecoder.self ? self as? TapeDecoder : nil
    }
}

// MARK: Errors

extension TapeDecoder {
    var noObject: DecodingError { mismatch([String: Any].self, asKeyed: "keyed") }

    @inline(never)
    private func mismatch(_ type: Any.Type, asKeyed kind: String) -> DecodingError {
        guard word.isNull else { return mismatch(type) }
        return .valueNotFound(
            type,
            .init(
                codingPath: codingPath,
                debugDescription: "Cannot get \(kind) decoding container -- found null value instead"))
    }

    /// - Parameter isNullToo: Whether null is treated as a value of another type instead of a missing value.
    @inline(never)
    func mismatch(_ type: Any.Type, isNullToo: Bool = false) -> DecodingError {
        if word.isNull, !isNullToo {
            return .valueNotFound(
                type,
                .init(
                    codingPath: codingPath,
                    debugDescription: "Cannot get value of type \(type) -- found null value instead"))
        }
        return .typeMismatch(
            type,
            .init(
                codingPath: codingPath, debugDescription: "Expected to decode \(type) but found \(typeFound) instead."))
    }

    @inline(never)
    func corruption(_ reason: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
    }

    @inline(never)
    func outOfRange() -> DecodingError {
        corruption("Number \(DecodingIssue.excerpt(text: tape.numberText(of: word))) is not representable in Swift.")
    }

    private var typeFound: String {
        switch word.kind {
        case TapeWord.Kind.null: "null"
        case TapeWord.Kind.no, TapeWord.Kind.yes: "bool"
        case TapeWord.Kind.integer, TapeWord.Kind.number: "number"
        case TapeWord.Kind.array: "an array"
        case TapeWord.Kind.object: "a dictionary"
        default: "a string"
        }
    }
}

// MARK: One value

extension TapeDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { word.isNull }

    func decode(_ type: Bool.Type) throws -> Bool {
        switch word.kind {
        case TapeWord.Kind.yes: return true
        case TapeWord.Kind.no: return false
        default: throw mismatch(type, isNullToo: true)
        }
    }

    func decode(_ type: String.Type) throws -> String {
        let word = word
        guard word.isText else { throw mismatch(type) }
        guard let text = tape.text(of: word) else { throw corruption("The string is not Unicode.") }
        return text
    }

    func decode(_ type: Double.Type) throws -> Double {
        guard word.isNumber else { return try nonconforming(type) }
        guard let number = tape.double(of: word) else { throw outOfRange() }
        return number
    }

    func decode(_ type: Float.Type) throws -> Float {
        guard word.isNumber else { return try nonconforming(type) }
        guard let number = tape.float(of: word) else { throw outOfRange() }
        return number
    }

    func decode(_ type: Int.Type) throws -> Int { try integer() }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
    func decode(_ type: UInt.Type) throws -> UInt { try integer() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func decode(_ type: Int128.Type) throws -> Int128 { try integer() }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func decode(_ type: UInt128.Type) throws -> UInt128 { try integer() }

    func integer<Integer: FixedWidthInteger>() throws -> Integer {
        let word = word
        guard word.isNumber else { throw mismatch(Integer.self) }
        guard let integer = tape.integer(of: word, as: Integer.self) else { throw outOfRange() }
        return integer
    }

    /// Returns the number that the options assign to the string.
    @inline(never)
    private func nonconforming<Number: BinaryFloatingPoint>(_ type: Number.Type) throws -> Number {
        if case .convertFromString(let positive, let negative, let nan) = session.options.nonConformingFloatStrategy,
            word.isText, let text = tape.text(of: word)
        {
            switch text {
            case positive: return .infinity
            case negative: return -.infinity
            case nan: return .nan
            default: break
            }
        }
        throw mismatch(type)
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try value(type)
    }

    /// Decodes a value of any type. The options decide how some types of Foundation are read.
    @inline(__always)
    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if session.treatsSpecially(ObjectIdentifier(type)) { return try special(type) }
        return try Value(from: self)
    }

    @inline(never)
    private func special<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value: Any =
            switch type {
            case is Date.Type: try date()
            case is Data.Type: try data()
            case is URL.Type: try url()
            case is Decimal.Type: try decimal()
            case let dictionary as any TextKeyed.Type: try dictionary.decoded(by: self)
            default: try Value(from: self)
            }
        guard let value = value as? Value else { throw mismatch(type) }
        return value
    }

    private func date() throws -> Date {
        let strategy = session.options.dateStrategy
        if case .custom(let decode) = strategy { return try requiringValue(Date.self) { try decode(self) } }
        switch strategy {
        case .deferredToDate: return try requiringValue(Date.self) { try Date(from: self) }
        case .secondsSince1970:
            return Date(timeIntervalSince1970: try requiringValue(Date.self) { try decode(Double.self) })
        case .millisecondsSince1970:
            return Date(timeIntervalSince1970: try requiringValue(Date.self) { try decode(Double.self) } / 1000)
        case .iso8601:
            let text = try requiringValue(Date.self) { try decode(String.self) }
            guard let date = try? Date.ISO8601FormatStyle().parse(text) else {
                throw corruption("Expected date string to be ISO8601-formatted.")
            }
            return date
        // Foundation has more strategies on some systems, such as `formatted`.
        default: return try foundationDate(strategy)
        }
    }

    /// Returns the date that `JSONDecoder` reads from the value.
    private func foundationDate(_ strategy: JSONDecoder.DateDecodingStrategy) throws -> Date {
        let value = try requiringValue(Date.self) { try decode(JSONValue.self) }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = strategy
        do {
            return try decoder.decode([Date].self, from: DTOEncoder().encode([value]))[0]
        } catch {
            throw corruption("Date string does not match format expected by formatter.")
        }
    }

    private func data() throws -> Data {
        let strategy = session.options.dataStrategy
        if case .custom(let decode) = strategy { return try requiringValue(Data.self) { try decode(self) } }
        if case .deferredToData = strategy { return try requiringValue(Data.self) { try Data(from: self) } }
        let text = try requiringValue(Data.self) { try decode(String.self) }
        guard let data = Data(base64Encoded: text) else {
            throw corruption("Encountered Data is not valid Base64.")
        }
        return data
    }

    private func url() throws -> URL {
        let text = try requiringValue(URL.self) { try decode(String.self) }
        guard let url = URL(string: text) else { throw corruption("Invalid URL string.") }
        return url
    }

    private func decimal() throws -> Decimal {
        guard word.isNumber else { throw mismatch(Decimal.self) }
        guard let decimal = tape.decimal(of: word) else { throw outOfRange() }
        return decimal
    }

    private func requiringValue<Value>(_ type: Any.Type, _ decode: () throws -> Value) throws -> Value {
        if word.isNull { throw mismatch(type) }
        return try decode()
    }
}

/// A dictionary with strings as keys. A decoder that converts keys does not convert the keys of a dictionary.
private protocol TextKeyed {
    static func decoded(by decoder: TapeDecoder) throws -> Self
}

extension Dictionary: TextKeyed where Key == String, Value: Decodable {
    fileprivate static func decoded(by decoder: TapeDecoder) throws -> [String: Value] {
        guard decoder.word.isObject else { throw decoder.mismatch([String: Any].self) }
        var values: [String: Value] = [:]
        var members = TapeMembers(of: decoder.word, at: decoder.index)
        while let member = members.next(in: decoder.tape) {
            // A key that is not Unicode is left out.
            guard let name = decoder.tape.text(of: decoder.tape[member.key]) else { continue }
            let path = TapePath(decoder.path, TapeKey(name))
            let value = try TapeDecoder(decoder.session, member.value, at: path).value(Value.self)
            if values[name] == nil { values[name] = value }
        }
        return values
    }
}

/// Iterates over the members of an object.
struct TapeMembers {
    private var index: Int
    private let end: Int

    struct Member {
        let key: Int
        var value: Int { key + 1 }
    }

    init(of word: TapeWord, at index: Int) {
        self.index = index + 1
        end = word.end
    }

    mutating func next(in tape: TapeView) -> Member? {
        guard index < end else { return nil }
        let member = Member(key: index)
        index = tape.index(after: member.value)
        return member
    }
}

/// The key of an object's member or of an array's element.
struct TapeKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ name: String) {
        stringValue = name
        intValue = nil
    }

    init(index: Int) {
        stringValue = "Index \(index)"
        intValue = index
    }

    init?(stringValue: String) {
        self.init(stringValue)
    }

    init?(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }
}
