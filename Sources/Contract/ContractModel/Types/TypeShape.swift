public import Diagnostics

/// The kind and members of a definition.
public enum TypeShape: Sendable {
    /// An object with named properties.
    case record(RecordShape)
    /// A list of values.
    case enumeration(EnumerationShape)
    /// A choice among several types.
    case union(UnionShape)
    /// Another name for a type.
    case alias(TypeUse)
    /// A generic struct around a payload (`x-envelope`).
    indirect case envelope(EnvelopeShape)
    /// A generic choice between a success and a failure, which the value of a constant distinguishes.
    indirect case outcome(OutcomeShape)
    /// A Swift type that only contains nested types.
    case namespace
}

/// A record: an object with named properties.
public struct RecordShape: Sendable {
    /// The properties in the order of the document. Properties from `allOf` are in the order of its branches.
    public var properties: [PropertyDefinition]
    /// The names of the schemas that `allOf` includes completely, in the order of `allOf`. The list `properties` also
    /// contains their properties.
    public var bases: [String]
    /// The type of values under unknown keys, or nil if the document has neither `additionalProperties: true` nor a
    /// schema for these values. If the type is nil, Swift drops these values unless `keepsUnknown` is true.
    public var additionalProperties: TypeUse?
    /// Whether Swift keeps the values under unknown keys although the document does not describe them (`keep-unknown`).
    public var keepsUnknown = false
    /// Whether the record is the error of an envelope, which generated code throws.
    public var isError: Bool
    /// Whether the schema consists only of itself in arrays or dictionaries (`Tree = [Tree]`). The record then has one
    /// property, whose value is the whole JSON value.
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

/// A property of a record.
public struct PropertyDefinition: Sendable {
    /// The key in JSON, byte for byte.
    public var key: String
    /// The type without the optionality that follows from `isRequired` and `isNullable`.
    public var use: TypeUse
    /// The type of the JSON that is written in the property's string (`contentSchema`).
    @Rare public var content: TypeReference?
    /// Whether the document requires the key.
    public var isRequired: Bool
    /// Whether the document allows null.
    public var isNullable: Bool
    /// Whether only the server sends the property (`readOnly`).
    public var isReadOnly: Bool
    /// Whether only the client sends the property (`writeOnly`).
    public var isWriteOnly: Bool
    /// Determines what decoding does if the key is absent or its value is unusable.
    public var absence: Absence
    /// The default in the document if generated code does not use it, for example because the property may be null.
    @Rare public var unusedDefault: ContractValue?
    /// The value that decoding expects: `const`, or the single value of an enumeration in a branch of a union.
    @Rare public var constant: ContractValue?
    /// Whether decoding cannot compare the constant, because Swift has no literal for it or decodes the value to
    /// another form.
    public var hasUnspelledConstant = false
    /// Other keys that decoding accepts (`x-aliases`), in order of preference.
    public var aliases: [String]
    /// The aliases that were keys of the property in earlier versions of the document.
    public var formerKeys: [FormerKey] = []
    /// Whether the property distinguishes absence from null (`x-presence: explicit`).
    public var hasExplicitPresence: Bool
    /// The deprecation, or nil if the property is not deprecated.
    @Rare public var deprecation: Deprecation?
    /// The title and description in the document.
    public var documentation: Documentation
    /// Whether the value is stored in a box, because the type contains itself or because the value is large.
    public var isBoxed: Bool
    /// The value of `x-swift-name`, unchecked.
    @Rare public var preferredName: String?
    /// The name in an extension of another tool, which is used unless another member has this name.
    @Rare public var suggestedName: String?
    /// The examples of the property, unchecked.
    public var examples: [ContractExample]
    /// The place of the default in the document, or nil.
    @Rare public var defaultLocation: SourceLocation?
    /// The place of the default in the configuration, or nil.
    @Rare public var presetLocation: SourceLocation?
    /// The place of the property in the document.
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

    /// Whether the property is optional in Swift: nil replaces a missing value, or the property is nullable and nothing
    /// replaces a missing value.
    public var isOptional: Bool {
        switch absence {
        case .none: true
        case .failure: isNullable
        case .value, .emptyCollection, .zero, .emptyRecord: false
        }
    }

    /// Whether nil is encoded as `null` instead of being left out. The value is true for a nullable property that has
    /// no replacement for a missing value, or that is required and sent by both the client and the server.
    public var encodesNull: Bool {
        isNullable && (isStrict || isRequired && !isReadOnly && !isWriteOnly)
    }

    /// Whether decoding compares the value with the constant. Decoding does so only if nil or a value of the contract
    /// can replace a wrong value.
    public var comparesConstant: Bool {
        switch absence {
        case .none, .value: constant != nil && !hasUnspelledConstant && !hasExplicitPresence
        case .emptyCollection, .zero, .emptyRecord, .failure: false
        }
    }

    /// Whether Swift encodes the key if the value was null, instead of leaving the key out.
    public var keepsNull: Bool { encodesNull || hasExplicitPresence || !isOptional }
}

/// Determines what decoding does with a property that is absent, damaged, or null although it must not be
/// (Documentation/Tolerance.md).
public enum Absence: Hashable, Sendable {
    /// The property becomes `nil`. The property is optional in Swift.
    case none
    /// The property gets a value of the contract or the configuration. The property is not optional in Swift. The
    /// replacement is reported only if the document requires the property.
    indirect case value(ContractValue)
    /// The property becomes an empty array or dictionary.
    case emptyCollection
    /// The property becomes the zero of a scalar (`""`, `0`, `false`, empty data, January 1, 1970), `unknown("")` of an
    /// enumeration, or null of a `JSONValue`.
    case zero
    /// The property becomes the record that is decoded from `{}`.
    case emptyRecord
    /// Decoding throws, because nothing replaces a missing value (`isStrict`). The document demands an error, or the
    /// type has no value that can be the replacement.
    case failure
}

/// A union. Each value has one of several types.
public struct UnionShape: Sendable {
    /// The keyword with which the document declares the union.
    public enum Keyword: Hashable, Sendable {
        case oneOf
        case anyOf
        /// A list of types, or a base with a discriminator.
        case other
    }

    /// The keyword in the document.
    public var keyword: Keyword
    /// The possible types of a value. Each value has one of these types.
    public var variants: [VariantDefinition]
    /// The key whose value selects the variant. If the key is nil, the form of a value selects the variant.
    public var discriminator: String?
    /// Whether the discriminator applies to all variants. If the discriminator does not apply to all, the form of a
    /// value selects the variants that do not extend the base with the discriminator.
    public var isTagged = true
    /// The values that the discriminator's mapping lists.
    public var mappedValues: Set<String>
    /// The index of the variant for unknown values of the discriminator (`defaultMapping`).
    public var defaultVariant: Int?

    public init(
        _ keyword: Keyword = .other, variants: [VariantDefinition], discriminator: String? = nil,
        mappedValues: Set<String> = [], defaultVariant: Int? = nil
    ) {
        self.keyword = keyword
        self.variants = variants
        self.discriminator = discriminator
        self.mappedValues = mappedValues
        self.defaultVariant = defaultVariant
    }
}

/// A variant of a union. Decoding chooses the variant by the definition of its payload and by its
/// `discriminatorValues`.
public struct VariantDefinition: Sendable {
    /// The type and constraints of the payload.
    public var use: TypeUse
    /// The discriminator's values for this variant, in the order of the mapping. The list is empty without a
    /// discriminator.
    public var discriminatorValues: [String]
    /// The proposed name of the case, unchecked: the name of the referenced schema, the title, or the kind of value.
    public var nameHint: String
    /// The title and description in the document.
    public var documentation: Documentation
    /// Whether the payload is stored in a box, because the type contains itself or because the payload is large.
    public var isBoxed: Bool
    /// The place of the variant in the document.
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

/// A generic struct. Exactly one property has the type `.payload`. This property is optional in Swift, unless
/// `requiresPayload` is true.
public struct EnvelopeShape: Sendable {
    /// The properties in the order of the document.
    public var properties: [PropertyDefinition]
    /// The key of the property with the payload.
    public var payload: String
    /// The key of the Boolean that shows success or failure, or nil.
    public var success: String?
    /// The key of the API's error, or nil.
    public var error: String?
    /// The schemas that declare this envelope, with their payloads. Named schemas become type aliases.
    public var applications: [EnvelopeApplication]
    /// The members that decide between success and failure, in the order in which they are tried.
    public var rules: [EnvelopeEvidence]

    /// Whether each value of the envelope must have a payload.
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

/// A schema that declares an envelope, with its payload.
public struct EnvelopeApplication: Sendable {
    /// The type and constraints of the payload.
    public var payload: TypeUse
    /// The replacement for a missing payload, if the envelope requires a payload.
    public var absence = Absence.zero
    /// A reference to the schema from the root document.
    public var pointer: String
    /// The place of the schema in the document.
    public var location: SourceLocation

    public init(payload: TypeUse, pointer: String, location: SourceLocation) {
        self.payload = payload
        self.pointer = pointer
        self.location = location
    }
}

/// A generic enumeration with the cases `success` and `failure`. Each case has its own struct.
public struct OutcomeShape: Sendable {
    /// The key of the constant that distinguishes the two cases.
    public var discriminator: String
    /// The value of the constant in a successful struct.
    public var successValue: ContractValue
    /// The value of the constant in a failed struct.
    public var failureValue: ContractValue
    /// The successful struct, without the property of the discriminator. One property has the type `.payload`.
    public var success: EnvelopeShape
    /// The properties of the failed struct, which has no payload.
    public var failure: [PropertyDefinition]
    /// The key of the API's error in the failed struct.
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
    /// Whether decoding throws if the property is absent or unusable.
    public var isStrict: Bool {
        if case .failure = absence { true } else { false }
    }
}

extension PropertyDefinition {
    /// The name of the property that replaces this deprecated property.
    public var replacedBy: String? {
        deprecation?.replacedBy
    }
}

extension PropertyDefinition {
    /// The default in the document that replaces a missing value, or nil.
    public var documentDefault: ContractValue? {
        guard defaultLocation != nil, case .value(let value) = absence else { return nil }
        return value
    }

    /// Whether the initializer has a default for the property. A property whose nil is encoded as null has no default,
    /// so that callers do not forget the value.
    public var hasInitializerDefault: Bool {
        if hasExplicitPresence { return true }
        return switch absence {
        case .none: !encodesNull
        case .value, .emptyCollection: true
        case .zero: !isRequired
        // A constant has only one value, although decoding throws if it is missing.
        case .failure: constant != nil && !hasUnspelledConstant && !isNullable
        case .emptyRecord: false
        }
    }
}
