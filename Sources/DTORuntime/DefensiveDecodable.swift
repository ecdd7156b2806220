/// A type whose values degrade where they are damaged, instead of failing as a whole.
///
/// Open enumerations conform by what they are. Arrays, dictionaries and optionals do with any element, so that the tolerance reaches
/// through generics. Records are tolerant in their own `init(from:)`.
public protocol DefensiveDecodable: Decodable {
    /// Decodes tolerantly where `init(from:)` belongs to somebody else, as `Array`'s does.
    init(defensivelyFrom decoder: any Decoder) throws

    /// The value of a key; nil where the key is absent or null. Does not convert between JSON types.
    static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Self?

    /// The next element of an array. Does not convert between JSON types.
    static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Self

    /// Whether a value that cannot be decoded fails before anything was reported of it, as a scalar does.
    static var failsAtOnce: Bool { get }

    /// Whether `decodeIfPresent` does nothing else than to ask the container for the type, of which no decoder has a way of its own.
    static var isDecodedByItself: Bool { get }

    /// Whether a value may be one that the contract does not allow, as an enumeration's may.
    static var isOpen: Bool { get }

    /// Whether the contract has the value among those that may come.
    static func contractAllows(_ value: Self) -> Bool
}

extension DefensiveDecodable {
    public static var failsAtOnce: Bool { false }

    public static var isDecodedByItself: Bool { false }

    public static var isOpen: Bool { false }

    public static func contractAllows(_ value: Self) -> Bool { true }

    public init(defensivelyFrom decoder: any Decoder) throws {
        try self.init(from: decoder)
    }

    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Self? {
        try container.decodeIfPresent(Self.self, forKey: key)
    }

    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Self {
        try container.decode(Self.self)
    }
}

/// Carries a value through a container that would use the value's own `init(from:)`.
struct Defensively<Value: DefensiveDecodable>: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws {
        value = try Value(defensivelyFrom: decoder)
    }
}

/// A value of any type, as tolerant as its type turns out to be when the program runs.
///
/// For payloads of generic types, and for types that are not this library's.
struct Dynamically<Value: Decodable>: DefensiveDecodable {
    let value: Value

    static var isDecodedByItself: Bool { true }

    init(from decoder: any Decoder) throws {
        value = try Self.read(from: decoder)
    }

    /// Each value is returned as it comes, without a name: a name is a copy on the stack, at each level of a document.
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
        // Through the container, since a decoder treats some types of Foundation in its own way.
        return try decoder.singleValueContainer().decode(Value.self)
    }

    /// How values of the type are read, for those who ask once and read often: to find out takes as long as reading a record.
    static var reader: (any Decoder) throws -> Value {
        if let type = Value.self as? any ArrayOfRecords.Type, let read = reader(of: type) { return read }
        if let type = Value.self as? any DefensiveDecodable.Type { return { try value(of: type, from: $0) } }
        return { try read(from: $0) }
    }

    private static func reader<Records: ArrayOfRecords>(of type: Records.Type) -> ((any Decoder) throws -> Value)? {
        guard Records.self == Value.self, let read = type.readerOfRecords else { return nil }
        // The same type under two names.
        return { unsafeBitCast(try read($0), to: Value.self) }
    }

    @inline(never)
    private static func value<Known: DefensiveDecodable>(
        of type: Known.Type, from decoder: any Decoder
    ) throws -> Value {
        let known = try Known(defensivelyFrom: decoder)
        // The same type under two names.
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
