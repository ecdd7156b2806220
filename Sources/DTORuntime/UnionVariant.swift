/// A variant of a union: what a JSON value looks like that is this variant, and how it is decoded.
public struct UnionVariant<Union>: Sendable {
    /// The discriminator's values that name this variant. There are few of them, so a list is faster than a set.
    var tags: [String] = []
    var shape: Shape
    /// The elements of a payload that is an array, if they show the variant.
    let elements: ArrayElements?
    /// Makes the variant of an array of texts that has been read; nil for other payloads.
    let unionOfTexts: (@Sendable ([String]) -> Union?)?
    /// Takes the union's discriminator too, so that a record does not report it as an unknown key.
    let decode: @Sendable (any Decoder, _ discriminator: String?) throws -> Union

    /// The known facts about the values of this variant.
    enum Shape: Sendable {
        /// Nothing but what a discriminator says.
        case tagged
        case null, boolean, integer, number, string, array
        case object(ObjectShape)
    }

    struct ObjectShape: Sendable {
        let required: Set<String>
        /// All the keys that the contract names.
        let known: Set<String>
        /// The values that constants and enumerations of the variant allow.
        let constants: [String: [JSONValue]]
        /// Whether a required key may have another name.
        var hasAliases = false
    }

    private init<Payload: Decodable & Sendable>(
        _ shape: Shape, tags: [String] = [], make: @escaping @Sendable (Payload) -> Union
    ) {
        self.tags = tags
        self.shape = shape
        elements = (Payload.self as? any ArrayPayload.Type)?.elements
        unionOfTexts = Self.unionOfTexts(make)
        // `nonisolated(unsafe)`, because types are not Sendable for all compilers. It is safe: the function holds nothing else.
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
        // Through `Any`, since a cast between arrays would look at each element.
        return { texts in ((texts as Any) as? Payload).map { make($0) } }
    }
}

/// The form of a variant's elements.
enum ArrayElements: Sendable {
    case texts
    /// - Parameter keys: All that the contract names.
    case records(keys: Set<String>)

    var areTexts: Bool {
        if case .texts = self { true } else { false }
    }

    var areRecords: Bool {
        if case .records = self { true } else { false }
    }
}

/// The variants of a union, to choose among. A buffer takes the place of an array, because generic code copies whole
/// variants out of an array and looks up their type each time.
typealias UnionVariants<Union> = UnsafeBufferPointer<UnionVariant<Union>>

/// A payload whose keys the contract does not name, so that the discriminator is among them.
private protocol DictionaryPayload {
    /// Whether the values can hold a discriminator. The discriminator is kept among them then, and left out otherwise.
    static var canHoldTag: Bool { get }
}

extension Dictionary: DictionaryPayload where Key == String {
    static var canHoldTag: Bool {
        let wrapped = (Value.self as? any HasDamagedValue.Type)?.wrapped ?? Value.self
        return wrapped == JSONValue.self || wrapped == String.self
    }
}

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

extension UnionVariant {
    /// A variant that is a record, and shows by its keys.
    ///
    /// - Parameters:
    ///   - tags: The discriminator's values that name it.
    ///   - aliases: Other keys that the contract has for the record's properties.
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

    /// A variant that is an object, and shows by the keys that are listed.
    ///
    /// - Parameters:
    ///   - tags: The discriminator's values that name it.
    ///   - required: The keys that the contract requires.
    ///   - known: Its other keys.
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

    /// A variant that nothing but a discriminator's value names.
    public static func tagged<Payload: Decodable & Sendable>(
        _ tags: String..., as make: @escaping @Sendable (Payload) -> Union
    ) -> UnionVariant {
        UnionVariant(.tagged, tags: tags, make: make)
    }

    public static func string<Payload: Decodable & Sendable>(_ make: @escaping @Sendable (Payload) -> Union)
        -> UnionVariant
    {
        UnionVariant(.string, make: make)
    }

    public static func integer<Payload: Decodable & Sendable>(_ make: @escaping @Sendable (Payload) -> Union)
        -> UnionVariant
    {
        UnionVariant(.integer, make: make)
    }

    /// A variant that is any number, integers included unless another variant is one.
    public static func number<Payload: Decodable & Sendable>(_ make: @escaping @Sendable (Payload) -> Union)
        -> UnionVariant
    {
        UnionVariant(.number, make: make)
    }

    public static func boolean<Payload: Decodable & Sendable>(_ make: @escaping @Sendable (Payload) -> Union)
        -> UnionVariant
    {
        UnionVariant(.boolean, make: make)
    }

    public static func array<Payload: Decodable & Sendable>(_ make: @escaping @Sendable (Payload) -> Union)
        -> UnionVariant
    {
        UnionVariant(.array, make: make)
    }

    public static func null(_ value: Union) -> UnionVariant where Union: Sendable {
        UnionVariant(.null) { (_: JSONValue) in value }
    }
}
