/// A variant of a union: the form of its JSON values, and the function that decodes them.
@_spi(Generated) public struct UnionVariant<Union>: Sendable {
    /// The discriminator's values for this variant, in an array because comparing a few strings is faster than hashing
    /// a string.
    var tags: [String] = []
    var shape: Shape
    /// The form of the elements, if the payload is an array and its elements identify the variant.
    let elements: ArrayElements?
    /// Makes the variant from strings that have been read. The function is nil if the payload is not an array of
    /// strings.
    let unionOfTexts: (@Sendable ([String]) -> Union?)?
    /// Decodes the variant. The function receives the union's discriminator, so that a record does not report it as
    /// unknown.
    let decode: @Sendable (any Decoder, _ discriminator: String?) throws -> Union

    /// The facts that identify values of this variant.
    enum Shape: Sendable {
        /// Only a discriminator identifies the variant.
        case tagged
        case null, boolean, integer, number, string, array
        case object(ObjectShape)
    }

    /// The keys and constants that identify an object as this variant.
    struct ObjectShape: Sendable {
        let required: Set<String>
        /// All keys that the contract names.
        let known: Set<String>
        /// Maps each key to the values that the variant's constant or enumeration allows.
        let constants: [String: [JSONValue]]
        /// Whether the object may have a required key under another name.
        var hasAliases = false
    }

    private init<Payload: Decodable & Sendable>(
        _ shape: Shape, tags: [String] = [], make: @escaping @Sendable (Payload) -> Union
    ) {
        self.tags = tags
        self.shape = shape
        elements = (Payload.self as? any ArrayPayload.Type)?.elements
        unionOfTexts = Self.unionOfTexts(make)
        // The constant is `nonisolated(unsafe)`, because some compilers do not treat types as Sendable. This is safe,
        // because the function holds only types.
        nonisolated(unsafe) let read = Dynamically<Payload>.reader
        guard !tags.isEmpty, let dictionary = Payload.self as? any DictionaryPayload.Type, !dictionary.canHoldTag else {
            decode = { decoder, _ in make(try read(decoder)) }
            return
        }
        decode = { decoder, discriminator in make(try read(decoder.withoutMember(discriminator))) }
    }

    private init<Payload: DefensiveRecord & Sendable>(
        _ shape: ObjectShape, tags: [String], make: @escaping @Sendable (Payload) -> Union
    ) {
        self.tags = tags
        self.shape = .object(shape)
        elements = nil
        unionOfTexts = nil
        decode = { decoder, discriminator in make(try Payload.read(from: decoder, discriminator: discriminator)) }
    }
}

extension UnionVariant {
    private static func unionOfTexts<Payload: Sendable>(
        _ make: @escaping @Sendable (Payload) -> Union
    ) -> (@Sendable ([String]) -> Union?)? {
        guard Payload.self == [String].self else { return nil }
        // The conversion uses `Any` because a cast between array types examines each element.
        return { texts in ((texts as Any) as? Payload).map { make($0) } }
    }
}

/// The form of the elements of an array.
enum ArrayElements: Sendable {
    case texts
    /// - Parameter keys: All keys that the contract names.
    case records(keys: Set<String>)

    var areTexts: Bool {
        if case .texts = self { true } else { false }
    }
}

/// The variants of a union among which a choice is made. The type is not an array because generic code copies whole
/// variants out of an array, and looks up their type each time.
typealias UnionVariants<Union> = UnsafeBufferPointer<UnionVariant<Union>>

/// A dictionary payload. The contract does not name its keys, so the discriminator is one of its entries.
private protocol DictionaryPayload {
    /// Whether the dictionary's values can be strings. If so, the discriminator is kept as an entry. If not, the
    /// discriminator is left out.
    static var canHoldTag: Bool { get }
}

extension Dictionary: DictionaryPayload where Key == String {
    static var canHoldTag: Bool {
        let wrapped = (Value.self as? any HasDamagedValue.Type)?.wrapped ?? Value.self
        return wrapped == JSONValue.self || wrapped == String.self
    }
}

/// A payload that is an array. Its elements may identify the variant.
private protocol ArrayPayload {
    static var elements: ArrayElements? { get }
}

extension WholeArray: ArrayPayload {
    static var elements: ArrayElements? { [Element].elements }
}

extension Array: ArrayPayload {
    static var elements: ArrayElements? {
        if Element.self == String.self || Element.self is any FormattedText.Type { return .texts }
        let element = (Element.self as? any HasDamagedValue.Type)?.wrapped ?? Element.self
        return (element as? any DefensiveRecord.Type).map { .records(keys: keys(of: $0)) }
    }

    private static func keys<Record: DefensiveRecord>(of record: Record.Type) -> Set<String> {
        Record.CodingKeys.names
    }
}

@_spi(Generated) extension UnionVariant {
    /// Makes a variant that is a record. The keys of the record identify the variant.
    ///
    /// - Parameters:
    ///   - make: Makes the union from the record.
    ///   - tags: The discriminator's values for the variant.
    ///   - aliases: Other names that the contract has for the record's properties.
    ///   - constants: The values that the contract allows for keys with a constant or an enumeration.
    public static func record<Payload: DefensiveRecord & Sendable>(
        _ make: @escaping @Sendable (Payload) -> Union,
        tagged tags: String...,
        aliases: [String] = [],
        constants: [String: [JSONValue]] = [:]
    ) -> UnionVariant {
        let shape = ObjectShape(
            required: Set(Payload.requiredKeys.map { $0.stringValue }),
            known: Payload.CodingKeys.names.union(aliases), constants: constants, hasAliases: !aliases.isEmpty)
        return UnionVariant(shape, tags: tags, make: make)
    }

    /// Makes a variant that is an object. The given keys identify the variant.
    ///
    /// - Parameters:
    ///   - make: Makes the union from the object.
    ///   - tags: The discriminator's values for the variant.
    ///   - required: The keys that the contract requires.
    ///   - known: The other keys of the variant.
    ///   - constants: The values that the contract allows for keys with a constant or an enumeration.
    public static func object<Payload: Decodable & Sendable>(
        _ make: @escaping @Sendable (Payload) -> Union,
        tagged tags: String...,
        required: [String] = [],
        known: [String] = [],
        constants: [String: [JSONValue]] = [:]
    ) -> UnionVariant {
        let shape = ObjectShape(
            required: Set(required), known: Set(required).union(known).union(constants.keys), constants: constants)
        return UnionVariant(.object(shape), tags: tags, make: make)
    }

    /// Makes a variant that only the discriminator identifies.
    public static func tagged<Payload: Decodable & Sendable>(
        _ tags: String..., as make: @escaping @Sendable (Payload) -> Union
    ) -> UnionVariant {
        UnionVariant(.tagged, tags: tags, make: make)
    }

    /// Makes a variant that is any string.
    public static func string<Payload: Decodable & Sendable>(_ make: @escaping @Sendable (Payload) -> Union)
        -> UnionVariant
    {
        UnionVariant(.string, make: make)
    }

    /// Makes a variant that is any integer.
    public static func integer<Payload: Decodable & Sendable>(_ make: @escaping @Sendable (Payload) -> Union)
        -> UnionVariant
    {
        UnionVariant(.integer, make: make)
    }

    /// Makes a variant that is any number. Integers also belong to this variant, unless the union has a variant for
    /// integers.
    public static func number<Payload: Decodable & Sendable>(_ make: @escaping @Sendable (Payload) -> Union)
        -> UnionVariant
    {
        UnionVariant(.number, make: make)
    }

    /// Makes a variant that is `true` or `false`.
    public static func boolean<Payload: Decodable & Sendable>(_ make: @escaping @Sendable (Payload) -> Union)
        -> UnionVariant
    {
        UnionVariant(.boolean, make: make)
    }

    /// Makes a variant that is an array.
    public static func array<Payload: Decodable & Sendable>(_ make: @escaping @Sendable (Payload) -> Union)
        -> UnionVariant
    {
        UnionVariant(.array, make: make)
    }

    /// Makes a variant that is null.
    public static func null(_ value: Union) -> UnionVariant where Union: Sendable {
        UnionVariant(.null) { (_: JSONValue) in value }
    }
}
