import ContractModel
import Diagnostics
import YAMLTree

/// A Schema Object (OpenAPI 3.1.1, section 4.8.24; OpenAPI 3.0.4, section 4.7.24), with the keywords of the document.
///
/// `SchemaObject` is a class, because schemas are many and large, and references and YAML aliases share them.
/// `SchemaReader` fills the object, and the preparation of `ContractBuilder` may change a few keywords. Each schema of
/// the document is one object, and therefore has one Swift type.
final class SchemaObject {
    var location: SourceLocation
    /// The number of the schema among all schemas, including the schemas that the builder makes. Numbers begin at 0.
    let number: Int
    // Small properties are next to each other to save memory, because a document has tens of thousands of these
    // objects.
    /// The value of a schema that is `true` or `false` (JSON Schema 2020-12, section 4.3.2), or nil for other schemas.
    var boolean: Bool?
    var types: JSONTypes = []
    /// Whether the schema has `nullable: true` (OpenAPI 3.0) or `x-nullable`.
    var isNullable = false
    var hasProperties = false
    /// Whether the schema has a keyword such as `not` or `if`, which does not determine its type. It may have other
    /// keywords, too.
    var hasUntypedKeywords = false
    var isDeprecated = false
    var isReadOnly = false
    var isWriteOnly = false
    /// Whether values that are not in `enum` are allowed. The value is true if the values come from
    /// `x-extensible-enum`, or if an alternative allows all values of the type:
    /// `anyOf: [{type: string}, {type: string, enum: […]}]`.
    var allowsOtherValues = false

    /// The `$ref`. The other properties of this object have the keywords next to it.
    @Rare var reference: ReferenceObject?
    var format: String?
    var enumeration: [YAMLNode]?
    @Rare var constant: YAMLNode?
    @Rare var defaultValue: YAMLNode?

    var properties: [SchemaProperty] = []
    var required: [RequiredKey] = []
    var additionalProperties: SchemaObject?
    var patternProperties: [SchemaProperty] = []
    var items: SchemaObject?
    var prefixItems: [SchemaObject] = []
    /// The schema of the document that a string contains in the format `contentMediaType` (`contentSchema`, JSON Schema
    /// Validation 2020-12, section 8.5).
    @Rare var contentSchema: SchemaObject?

    var allOf: [SchemaObject] = []
    var oneOf: [SchemaObject] = []
    var anyOf: [SchemaObject] = []
    /// The list in `oneOf`, or in `anyOf` if the schema has no `oneOf`.
    @Rare var choice: YAMLNode?
    @Rare var discriminator: DiscriminatorObject?
    /// The condition `if` that selects `then` or `else` (JSON Schema 2020-12, section 10.2.2).
    var condition: SchemaObject?
    /// The schemas in `then`, `else` and `dependentSchemas`, which may or may not apply to a value.
    var conditionals: [SchemaObject] = []

    /// The texts are copied from these nodes only when they are needed, because the contract has its own copies.
    var titleNode: YAMLNode?
    @Rare var summaryNode: YAMLNode?
    var descriptionNode: YAMLNode?
    var examples: [ExampleObject] = []

    var constraints = ValueConstraints()
    var extensions: SchemaExtensions?

    init(number: Int, location: SourceLocation) {
        self.number = number
        self.location = location
    }

    /// The values of `enum` if no other value is allowed, or nil.
    var onlyValues: [YAMLNode]? { allowsOtherValues ? nil : enumeration }

    var title: String? { titleNode?.text }
    var summary: String? { summaryNode?.text }
    var schemaDescription: String? { descriptionNode?.text }
}

/// A property that a schema declares.
struct SchemaProperty {
    var key: String
    var schema: SchemaObject
    var location: SourceLocation
}

/// An entry of `required`.
struct RequiredKey: Hashable, Sendable {
    var key: String
    var location: SourceLocation
}

/// An example. Its name is its key in an `examples` map, or nil if it has no key.
struct ExampleObject {
    var name: String?
    var node: YAMLNode
}

/// A Discriminator Object (OpenAPI 3.1.1, section 4.8.25).
struct DiscriminatorObject {
    /// An entry of `mapping`.
    struct Mapping {
        var value: String
        /// A reference, or the plain name of a component schema.
        var target: String
        var location: SourceLocation

        var reference: ReferenceObject {
            ReferenceObject(text: target, location: location)
        }
    }

    var propertyName: String
    var mapping: [Mapping]
    /// The schema for values that are not in the mapping (`defaultMapping`, 3.2.0, section 4.25.1). The entry's `value`
    /// is empty.
    var defaultMapping: Mapping?
    /// The only schemas to which the discriminator applies, if other branches of the union do not extend its base. The
    /// value is nil if the discriminator applies to every branch.
    var heirs: Set<ObjectIdentifier>?
    var location: SourceLocation

    var mappedValues: Set<String> { Set(mapping.map(\.value)) }

    /// The entries of the mapping, and the default entry if there is one.
    var entries: [Mapping] { mapping + [defaultMapping].compactMap(\.self) }
}

/// The extensions of a schema: the extensions of this tool, and the extensions of other tools that this tool reads.
final class SchemaExtensions {
    var envelope: String?
    var envelopePayload: String?
    var aliases: [String] = []
    var alsoAccepts: [SchemaObject] = []
    var replacedBy: String?
    var sunset: String?
    var since: String?
    var isStrict = false
    var hasExplicitPresence = false
    /// The keys and values of `x-progress`, which describe how to follow the job that a response begins.
    var progress: [String: String] = [:]
    var swiftName: String?
    /// The names that extensions of other tools give to the schema as a type, and as a property.
    var foreignTypeName: String?
    var foreignMemberName: String?
    var typeName: String? { swiftName ?? foreignTypeName }
    var caseNotes = EnumerationNotes()
    /// The value of the base's discriminator that selects this schema (`x-discriminator-value`).
    var discriminatorValue: String?
}

extension SchemaExtensions {
    /// Returns the combined extensions of several declarations of one property. If an extension can have only one
    /// value, the value of the last declaration is used. Returns nil for an empty list.
    static func merged(_ all: [SchemaExtensions]) -> SchemaExtensions? {
        guard all.count > 1 else { return all.first }
        let merged = SchemaExtensions()
        var aliases: Set<String> = []
        for extensions in all {
            merged.aliases += extensions.aliases.filter { aliases.insert($0).inserted }
            merged.alsoAccepts += extensions.alsoAccepts
            merged.replacedBy = extensions.replacedBy ?? merged.replacedBy
            merged.sunset = extensions.sunset ?? merged.sunset
            merged.since = extensions.since ?? merged.since
            merged.isStrict = merged.isStrict || extensions.isStrict
            merged.hasExplicitPresence = merged.hasExplicitPresence || extensions.hasExplicitPresence
            merged.swiftName = extensions.swiftName ?? merged.swiftName
            merged.foreignTypeName = extensions.foreignTypeName ?? merged.foreignTypeName
            merged.foreignMemberName = extensions.foreignMemberName ?? merged.foreignMemberName
            if !extensions.caseNotes.isEmpty { merged.caseNotes = extensions.caseNotes }
        }
        return merged
    }
}

/// The notes of extensions on the values of an enumeration: in lists parallel to `enum`, or in maps with values as
/// keys.
struct EnumerationNotes {
    /// The strings of one extension, one for each value.
    struct Texts {
        var list: [String]?
        var byValue: [String: String] = [:]
        var keyword = ""
        var location: SourceLocation?
    }

    var names = Texts()
    var descriptions = Texts()
    /// Maps values that have their own schemas (`oneOf` of constants) to the titles of these schemas.
    var titles: [String: String] = [:]
    /// The deprecated values that have their own schemas.
    var deprecated: Set<String> = []

    var isEmpty: Bool { names.location == nil && descriptions.location == nil && titles.isEmpty && deprecated.isEmpty }
}
