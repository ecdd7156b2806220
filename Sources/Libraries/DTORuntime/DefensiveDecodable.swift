/// A type whose damaged values are replaced in part, so that decoding does not fail as a whole.
///
/// Open enumerations conform to this protocol. Arrays, dictionaries and optionals conform with any element, so that
/// generic types are also tolerant. Records are tolerant in their own `init(from:)`.
public protocol DefensiveDecodable: Decodable {
    /// Decodes tolerantly. This initializer is separate from `init(from:)` because the standard library implements
    /// `init(from:)` for types such as `Array`.
    init(defensivelyFrom decoder: any Decoder) throws

    /// Returns the value under a key, or nil if the key is absent or null. The value is not converted between JSON
    /// types.
    @_spi(Generated) static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Self?

    /// Returns the next element of an array. The element is not converted between JSON types.
    @_spi(Generated) static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Self

    /// Whether decoding an unusable value always throws before it reports an issue. This is true of scalars.
    @_spi(Generated) static var failsAtOnce: Bool { get }

    /// Whether `decodeIfPresent` only passes the type to the container, and no decoder treats the type specially.
    @_spi(Generated) static var isDecodedByItself: Bool { get }

    /// Whether decoding also accepts values that the contract does not allow, as for open enumerations.
    @_spi(Generated) static var isOpen: Bool { get }

    /// Whether the contract allows the value.
    @_spi(Generated) static func contractAllows(_ value: Self) -> Bool
}

extension DefensiveDecodable {
    /// The default is false.
    @_spi(Generated) public static var failsAtOnce: Bool { false }

    /// The default is false.
    @_spi(Generated) public static var isDecodedByItself: Bool { false }

    /// The default is false.
    @_spi(Generated) public static var isOpen: Bool { false }

    /// The default is true.
    @_spi(Generated) public static func contractAllows(_ value: Self) -> Bool { true }

    /// Calls `init(from:)`.
    public init(defensivelyFrom decoder: any Decoder) throws {
        try self.init(from: decoder)
    }

    /// Returns the value under a key, or nil if the key is absent or null.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Self? {
        try container.decodeIfPresent(Self.self, forKey: key)
    }

    /// Returns the next element of an array.
    @_spi(Generated) public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Self {
        try container.decode(Self.self)
    }
}

/// Decodes a value with `init(defensivelyFrom:)`, although the container calls `init(from:)`.
struct Defensively<Value: DefensiveDecodable>: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws {
        value = try Value(defensivelyFrom: decoder)
    }
}

/// A value of any type, decoded as tolerantly as its type allows. The type is examined at run time. This wrapper is
/// for generic payloads and for types from outside this library.
struct Dynamically<Value: Decodable>: DefensiveDecodable {
    let value: Value

    static var isDecodedByItself: Bool { true }

    init(from decoder: any Decoder) throws {
        value = try Self.read(from: decoder)
    }

    /// Reads a value of the type. Each value is returned at once and never stored in a variable, because a variable
    /// costs a copy on the stack at each level of a document.
    static func read(from decoder: any Decoder) throws -> Value {
        if let tape = decoder.onTape, tape.session.leavesToItself(Value.self) {
            return try Value(from: tape)
        }
        if let type = Value.self as? any DefensiveDecodable.Type {
            return try value(of: type, from: decoder)
        }
        if Value.self is any DefensiveRecord.Type {
            return try Value(from: decoder)
        }
        // The container is used because decoders treat some types of Foundation specially.
        return try decoder.singleValueContainer().decode(Value.self)
    }

    /// Returns the function that reads values of the type, for callers that read many values. Finding the function
    /// takes as long as reading a record.
    static var reader: (any Decoder) throws -> Value {
        if let type = Value.self as? any ArrayOfRecords.Type, let read = reader(of: type) { return read }
        if let type = Value.self as? any DefensiveDecodable.Type { return { try value(of: type, from: $0) } }
        return { try read(from: $0) }
    }

    private static func reader<Records: ArrayOfRecords>(of type: Records.Type) -> ((any Decoder) throws -> Value)? {
        guard Records.self == Value.self, let read = type.readerOfRecords else { return nil }
        // `Value` is the type that the reader returns, so the cast is safe.
        return { unsafeBitCast(try read($0), to: Value.self) }
    }

    @inline(never)
    private static func value<Known: DefensiveDecodable>(
        of type: Known.Type, from decoder: any Decoder
    ) throws -> Value {
        let known = try Known(defensivelyFrom: decoder)
        // `Known` and `Value` are the same type, so the cast succeeds.
        guard let value = known as? Value else {
            throw DecodingError.typeMismatch(
                Value.self, .init(codingPath: decoder.codingPath, debugDescription: "Found \(type)."))
        }
        return value
    }
}

extension Dynamically: TransparentWrapper {
    static var wrapped: Any.Type { Value.self }
}
