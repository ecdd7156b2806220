import ContractModel
import Diagnostics
import YAMLTree

/// A Schema Object (OpenAPI 3.1.1, section 4.8.24; 3.0.4, section 4.7.24), with its keywords as in the document.
///
/// It is a class, because schemas are many, large, and shared by references and YAML aliases. `SchemaReader` fills it,
/// and it does not change afterwards. One schema of the document is one object, and so has one Swift type.
final class SchemaObject {
    var location: SourceLocation
    /// The number among all schemas, including schemas that are not in the document. `SchemaReader` counts from 0.
    let number: Int
    // Small properties are neighbours to save memory, because a document has tens of thousands of these objects.
    /// `true` or `false` in the place of a schema (JSON Schema 2020-12, section 4.3.2).
    var boolean: Bool?
    var types: JSONTypes = []
    /// Whether the schema has `nullable: true` (3.0) or `x-nullable`.
    var isNullable = false
    var hasProperties = false
    /// Whether the schema has keywords that only restrict values (`not`, `if` …). They are recognized but not used.
    var hasOnlyUnusedKeywords = false
    var isDeprecated = false
    var isReadOnly = false
    var isWriteOnly = false
    /// Whether other values than those of `enum` are allowed. This is so if the values are from `x-extensible-enum`, or
    /// if the whole type is an alternative: `anyOf: [{type: string}, {type: string, enum: […]}]`.
    var allowsOtherValues = false

    /// The `$ref`. The other properties of this object are the keywords next to it.
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
    /// The schema of the document that a text contains, in the format `contentMediaType` (`contentSchema`, JSON Schema
    /// 2020-12, section 8.5 of the validation vocabulary).
    @Rare var contentSchema: SchemaObject?

    var allOf: [SchemaObject] = []
    var oneOf: [SchemaObject] = []
    var anyOf: [SchemaObject] = []
    /// The list of `oneOf`, or else of `anyOf`, in the document.
    @Rare var choice: YAMLNode?
    @Rare var discriminator: DiscriminatorObject?
    /// The condition `if` that selects `then` or `else` (JSON Schema 2020-12, section 10.2.2).
    var condition: SchemaObject?
    /// The schemas in `then`, `else` and `dependentSchemas`. Each may apply or not.
    var conditionals: [SchemaObject] = []

    /// Texts are copied from the document only on demand. The contract has its own copies.
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

    /// The values of `enum`, if no other value is allowed.
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

/// An example with its key in `examples`. The name is nil for other examples.
struct ExampleObject {
    var name: String?
    var node: YAMLNode
}

/// A Discriminator Object (3.1.1, section 4.8.25).
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
    /// The schema for values that are not in the mapping, `defaultMapping` (3.2.0, section 4.25.1). Its `value` is
    /// empty.
    var defaultMapping: Mapping?
    /// The only schemas that the discriminator names, if other branches of the union do not extend its base. Nil if it
    /// may name every branch.
    var heirs: Set<ObjectIdentifier>?
    var location: SourceLocation

    var mappedValues: Set<String> { Set(mapping.map(\.value)) }

    /// The entries of the mapping, and the default if there is one.
    var entries: [Mapping] { mapping + [defaultMapping].compactMap(\.self) }
}

/// The extensions of this tool, and those of other tools that it reads.
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
    /// The properties of a job's response that describe how to follow the job, `x-progress`.
    var progress: [String: String] = [:]
    var swiftName: String?
    /// The names that extensions of other tools give to the type and to a property.
    var foreignTypeName: String?
    var foreignMemberName: String?
    var typeName: String? { swiftName ?? foreignTypeName }
    var caseNotes = EnumerationNotes()
    /// The value of the base's discriminator that chooses this schema, `x-discriminator-value`.
    var discriminatorValue: String?
}

extension SchemaExtensions {
    /// Returns the extensions of several declarations of one property together. If only one value is possible, the last
    /// one counts. Returns nil for an empty list.
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

/// The notes of vendor extensions on the values of an enumeration: in lists parallel to `enum`, or by value.
struct EnumerationNotes {
    /// The texts of one keyword. A list has one text for each value.
    struct Texts {
        var list: [String]?
        var byValue: [String: String] = [:]
        var keyword = ""
        var location: SourceLocation?
    }

    var names = Texts()
    var descriptions = Texts()
    /// Titles of values that are schemas of their own, by value.
    var titles: [String: String] = [:]
    /// The deprecated values among them.
    var deprecated: Set<String> = []

    var isEmpty: Bool { names.location == nil && descriptions.location == nil && titles.isEmpty && deprecated.isEmpty }
}
