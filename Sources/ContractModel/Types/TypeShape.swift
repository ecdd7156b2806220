public import Diagnostics

/// The shape of a definition.
public enum TypeShape: Sendable {
    case record(RecordShape)
    case enumeration(EnumerationShape)
    case union(UnionShape)
    case alias(TypeUse)
    /// A generic wrapper around a payload (`x-envelope`), a struct.
    indirect case envelope(EnvelopeShape)
    /// A generic choice of a successful and a failed wrapper, told apart by a constant.
    indirect case outcome(OutcomeShape)
    /// Nothing but a place for nested types.
    case namespace
}

public struct RecordShape: Sendable {
    /// The properties in the order of the document. Properties merged from `allOf` have the order of the branches.
    public var properties: [PropertyDefinition]
    /// The names of the schemas that `allOf` takes whole, in its order. The record has their properties too.
    public var bases: [String]
    /// Values of keys that no property names: kept only where the document says `additionalProperties: true` or a schema.
    public var additionalProperties: TypeUse?
    /// The record is thrown by an envelope as the API's own error value.
    public var isError: Bool
    /// A schema that is nothing but itself in arrays or maps (`Tree = [Tree]`): the only property is the whole value.
    public var isWrapper: Bool

    public init(
        properties: [PropertyDefinition], bases: [String] = [], additionalProperties: TypeUse? = nil,
        isError: Bool = false, isWrapper: Bool = false
    ) {
        self.properties = properties
        self.bases = bases
        self.additionalProperties = additionalProperties
        self.isError = isError
        self.isWrapper = isWrapper
    }
}

public struct PropertyDefinition: Sendable {
    /// The key in JSON, byte for byte.
    public var key: String
    /// The type without the optionality that `isRequired` and `isNullable` bring.
    public var use: TypeUse
    /// The type of the JSON that its text holds (`contentSchema`).
    @Rare public var content: TypeReference?
    public var isRequired: Bool
    public var isNullable: Bool
    public var isReadOnly: Bool
    public var isWriteOnly: Bool
    /// The value that decoding yields when the key is absent or its value is unusable.
    public var absence: Absence
    /// `const`, or the single value of an enumeration in a union's branch: the value that decoding expects.
    @Rare public var constant: ContractValue?
    /// Whether decoding has nothing to compare the constant with: Swift has no expression for it, or reads the value by
    /// a form of its own.
    public var hasUnspelledConstant = false
    /// Other keys that decoding accepts (`x-aliases`), in order of preference.
    public var aliases: [String]
    /// Those among `aliases` under which the document had it until lately.
    public var formerKeys: [FormerKey] = []
    /// Three states, absent, null and value (`x-presence: explicit`).
    public var hasExplicitPresence: Bool
    @Rare public var deprecation: Deprecation?
    public var documentation: Documentation
    /// Stored in a box, because the edge closes a cycle of values, or because the value is large.
    public var isBoxed: Bool
    @Rare public var preferredName: String?
    public var examples: [ContractExample]
    /// Where the document gives the default, nil where it does not.
    @Rare public var defaultLocation: SourceLocation?
    /// Where the configuration gives it instead.
    @Rare public var presetLocation: SourceLocation?
    public var location: SourceLocation

    public init(
        key: String, use: TypeUse, isRequired: Bool, isNullable: Bool = false, isReadOnly: Bool = false,
        isWriteOnly: Bool = false, absence: Absence, constant: ContractValue? = nil, aliases: [String] = [],
        hasExplicitPresence: Bool = false, deprecation: Deprecation? = nil,
        documentation: Documentation = Documentation(), isBoxed: Bool = false, preferredName: String? = nil,
        examples: [ContractExample] = [], defaultLocation: SourceLocation? = nil, location: SourceLocation
    ) {
        self.key = key
        self.use = use
        self.isRequired = isRequired
        self.isNullable = isNullable
        self.isReadOnly = isReadOnly
        self.isWriteOnly = isWriteOnly
        self.absence = absence
        self.constant = constant
        self.aliases = aliases
        self.hasExplicitPresence = hasExplicitPresence
        self.deprecation = deprecation
        self.documentation = documentation
        self.isBoxed = isBoxed
        self.preferredName = preferredName
        self.examples = examples
        self.defaultLocation = defaultLocation
        self.location = location
    }

    /// `T?` in Swift: the properties whose absence is `nil`, and strict ones to which null is a value.
    public var isOptional: Bool {
        switch absence {
        case .none: true
        case .failure: isNullable
        case .value, .emptyCollection, .zero, .emptyRecord: false
        }
    }

    /// Written as `null` where it is nil (`presence: explicit`): nullable, and required or strict. A property that
    /// only one direction sends is left out by the other direction.
    public var encodesNull: Bool {
        isNullable && (isStrict || isRequired && !isReadOnly && !isWriteOnly)
    }

    /// Whether decoding compares its value with the constant. A strict property and a property with an empty value have
    /// no value to compare.
    public var comparesConstant: Bool {
        switch absence {
        case .none, .value: constant != nil && !hasUnspelledConstant && !hasExplicitPresence
        case .emptyCollection, .zero, .emptyRecord, .failure: false
        }
    }

    /// Whether a null comes back as one from Swift, rather than being left out.
    public var keepsNull: Bool { encodesNull || hasExplicitPresence || !isOptional }
}

/// The value of a property that is absent, damaged, or null without permission (Documentation/Tolerance.md).
public enum Absence: Hashable, Sendable {
    /// `nil`: the property is optional in Swift.
    case none
    /// A value of the contract or the configuration; the property is not optional in Swift. For an optional property
    /// with a schema default, silently; for a required one, reported.
    indirect case value(ContractValue)
    /// `[]` or `[:]`.
    case emptyCollection
    /// The zero value of a scalar: `""`, `0`, `false`, empty data; of an enumeration `unknown("")`; of `JSONValue` null.
    case zero
    /// The record as it decodes from `{}`.
    case emptyRecord
    /// Decoding throws: the property is strict, by the document's word or by nature.
    case failure
}

public struct EnumerationShape: Sendable {
    public enum RawType: Hashable, Sendable {
        case string
        case integer
        /// Numbers, Booleans, or values of several types.
        case json
    }

    public var rawType: RawType
    /// Without duplicates and without null, in the order of the document. Not empty.
    public let cases: [EnumerationCase]
    /// The contract allows any other value of the type too.
    public let allowsOthers: Bool
    /// Values for fixtures, with the oldest value first; empty if fixtures take the values of the cases.
    @Rare public var samples: [ContractValue]?
    /// Empty where looking through the cases is as fast.
    private let positions: [ContractValue: Int]

    private static let indexedCount = 16

    public init(rawType: RawType, cases: [EnumerationCase], allowsOthers: Bool = false) {
        self.rawType = rawType
        self.cases = cases
        self.allowsOthers = allowsOthers
        let indexed = cases.count < Self.indexedCount ? [] : cases
        positions = Dictionary(indexed.enumerated().map { ($1.value, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether a value of integers needs more than 32 bits.
    public var isWide: Bool {
        rawType == .integer
            && cases.contains {
                if case .integer(let digits) = $0.value { ContractValue.isWideInteger(digits) } else { false }
            }
    }

    /// A value of the document's, the same as long as that has it.
    ///
    /// - Parameter position: of the value among several.
    public func sample(at position: Int) -> ContractValue {
        guard let samples, !samples.isEmpty else { return cases[position % cases.count].value }
        return samples[position % samples.count]
    }

    /// The position of a value among the cases; nil for any other value.
    public func position(of value: ContractValue) -> Int? {
        cases.count < Self.indexedCount ? cases.firstIndex { $0.value == value } : positions[value]
    }

    public func allows(_ value: ContractValue) -> Bool {
        if position(of: value) != nil { return true }
        return switch (rawType, value) {
        case (.string, .string), (.integer, .integer), (.json, _): allowsOthers
        case (.string, _), (.integer, _): false
        }
    }
}

public struct EnumerationCase: Sendable {
    public var value: ContractValue
    public var documentation: Documentation
    @Rare public var deprecation: Deprecation?
    /// From `x-enum-varnames` and its like, unchecked.
    @Rare public var preferredName: String?
    public var location: SourceLocation

    public init(
        value: ContractValue, documentation: Documentation = Documentation(), deprecation: Deprecation? = nil,
        preferredName: String? = nil, location: SourceLocation
    ) {
        self.value = value
        self.documentation = documentation
        self.deprecation = deprecation
        self.preferredName = preferredName
        self.location = location
    }
}

public struct UnionShape: Sendable {
    /// How the document says that a value is one of several.
    public enum Keyword: Hashable, Sendable {
        case oneOf
        case anyOf
        /// A list of types, or a base with a discriminator.
        case other
    }

    public var keyword: Keyword
    public var variants: [UnionVariant]
    /// The key whose string value chooses the variant. Nil: by what the variants' evidence says.
    public var discriminator: String?
    /// The values that the discriminator's mapping lists.
    public var mappedValues: Set<String>
    /// Index of the variant for a discriminator value that none names (`defaultMapping`).
    public var defaultVariant: Int?

    public init(
        _ keyword: Keyword = .other, variants: [UnionVariant], discriminator: String? = nil,
        mappedValues: Set<String> = [], defaultVariant: Int? = nil
    ) {
        self.keyword = keyword
        self.variants = variants
        self.discriminator = discriminator
        self.mappedValues = mappedValues
        self.defaultVariant = defaultVariant
    }
}

/// One payload of a union. All that choosing it needs is in the payload's own definition, but for the discriminator's
/// values.
public struct UnionVariant: Sendable {
    public var use: TypeUse
    /// Values of the discriminator that choose this variant, in the order of the mapping. Empty without a discriminator.
    public var discriminatorValues: [String]
    /// Proposed case name: the referenced schema's name, the title, or the kind of value; unchecked.
    public var nameHint: String
    public var documentation: Documentation
    public var isBoxed: Bool
    public var location: SourceLocation

    public init(
        use: TypeUse, discriminatorValues: [String] = [], nameHint: String,
        documentation: Documentation = Documentation(), isBoxed: Bool = false, location: SourceLocation
    ) {
        self.use = use
        self.discriminatorValues = discriminatorValues
        self.nameHint = nameHint
        self.documentation = documentation
        self.isBoxed = isBoxed
        self.location = location
    }
}

/// A generic struct. Exactly one property has the type `.payload`, optional in Swift whatever the document says.
public struct EnvelopeShape: Sendable {
    public var properties: [PropertyDefinition]
    /// Key of the payload.
    public var payload: String
    /// Key of the Boolean that decides success, where there is one.
    public var success: String?
    /// Key of the API's error value, where there is one.
    public var error: String?
    /// The schemas that were declared as this envelope, with their payloads; the named ones become type aliases.
    public var applications: [EnvelopeApplication]
    /// What decides, in this order.
    public var rules: [EnvelopeEvidence]

    /// Whether each envelope has a payload.
    public var requiresPayload: Bool {
        properties.contains { $0.key == payload && !$0.isOptional }
    }

    public init(
        properties: [PropertyDefinition], payload: String, success: String?, error: String?,
        applications: [EnvelopeApplication] = [], rules: [EnvelopeEvidence] = EnvelopeEvidence.allCases
    ) {
        self.properties = properties
        self.payload = payload
        self.success = success
        self.error = error
        self.applications = applications
        self.rules = rules
    }
}

public struct EnvelopeApplication: Sendable {
    public var payload: TypeUse
    /// The value of a missing payload, if the envelope requires a payload.
    public var absence = Absence.zero
    public var pointer: String
    public var location: SourceLocation

    public init(payload: TypeUse, pointer: String, location: SourceLocation) {
        self.payload = payload
        self.pointer = pointer
        self.location = location
    }
}

/// A generic enumeration with the cases `success` and `failure`, each a record of its own.
public struct OutcomeShape: Sendable {
    /// Key of the constant that tells the two apart, and its values.
    public var discriminator: String
    public var successValue: ContractValue
    public var failureValue: ContractValue
    /// The successful wrapper: one property has the type `.payload`. Without the discriminator's own property.
    public var success: EnvelopeShape
    /// The failed wrapper; its property under `success.error`'s key is the API's error value. It has no payload.
    public var failure: [PropertyDefinition]
    /// Key of the API's error value in the failed wrapper.
    public var error: String?

    public init(
        discriminator: String, successValue: ContractValue, failureValue: ContractValue, success: EnvelopeShape,
        failure: [PropertyDefinition], error: String?
    ) {
        self.discriminator = discriminator
        self.successValue = successValue
        self.failureValue = failureValue
        self.success = success
        self.failure = failure
        self.error = error
    }
}

extension PropertyDefinition {
    /// Decoding throws where it is absent or unusable.
    public var isStrict: Bool {
        if case .failure = absence { true } else { false }
    }
}

extension PropertyDefinition {
    /// The property that replaces a deprecated one.
    public var replacedBy: String? {
        deprecation?.replacedBy
    }
}

extension PropertyDefinition {
    /// The default of the document, if it has one.
    public var documentDefault: ContractValue? {
        guard defaultLocation != nil, case .value(let value) = absence else { return nil }
        return value
    }

    /// Whether the initializer has a default for it. A null that is written is always an argument, so that nobody
    /// forgets the value.
    public var hasInitializerDefault: Bool {
        if hasExplicitPresence { return true }
        return switch absence {
        case .none: !encodesNull
        case .value, .emptyCollection: true
        case .zero: !isRequired
        case .emptyRecord, .failure: false
        }
    }
}
