package import Diagnostics
package import YAMLTree

/// A Schema Object (OpenAPI 3.1.1, section 4.8.24; 3.0.4, section 4.7.24), keyword by keyword, as the document has it.
///
/// A class because schemas are many, large and shared: by references and by YAML aliases. `SchemaReader` fills it; afterwards it does not
/// change. Identity matters: one schema of the document is one object, and so one Swift type.
package final class SchemaObject {
    package var location: SourceLocation
    /// Among the schemas of the document and those made of them, counted from 0 by their `SchemaReader`.
    let number: Int
    // What is small stands together: a document has tens of thousands of these objects.
    /// `true` or `false` in the place of a schema (JSON Schema 2020-12, section 4.3.2).
    package var boolean: Bool?
    package var types: JSONTypes = []
    /// `nullable: true` (3.0) or `x-nullable`.
    package var isNullable = false
    package var hasProperties = false
    /// Keywords that restrict without describing (`not`, `if` …); present means that they were seen and not used.
    package var hasOnlyUnusedKeywords = false
    package var isDeprecated = false
    package var isReadOnly = false
    package var isWriteOnly = false
    /// Others of their type may come beside the values of `enum`: these are from `x-extensible-enum`, or stand beside the whole type, as in
    /// `anyOf: [{type: string}, {type: string, enum: […]}]`.
    package var allowsOtherValues = false

    /// `$ref`, with the keywords beside it in the rest of this object.
    @Rare package var reference: ReferenceObject?
    package var format: String?
    package var enumeration: [YAMLNode]?
    @Rare package var constant: YAMLNode?
    @Rare package var defaultValue: YAMLNode?

    package var properties: [SchemaProperty] = []
    package var required: [RequiredKey] = []
    package var additionalProperties: SchemaObject?
    package var patternProperties: [SchemaProperty] = []
    package var items: SchemaObject?
    package var prefixItems: [SchemaObject] = []

    package var allOf: [SchemaObject] = []
    package var oneOf: [SchemaObject] = []
    package var anyOf: [SchemaObject] = []
    @Rare package var discriminator: DiscriminatorObject?
    /// `if`: what decides whether `then` or `else` holds (JSON Schema 2020-12, section 10.2.2).
    package var condition: SchemaObject?
    /// `then`, `else` and the members of `dependentSchemas`: each may hold or not.
    package var conditionals: [SchemaObject] = []

    /// Texts are where the document has them until somebody asks: what the contract takes over is its own.
    package var titleNode: YAMLNode?
    @Rare package var summaryNode: YAMLNode?
    package var descriptionNode: YAMLNode?
    package var examples: [ExampleObject] = []

    package var constraints = ValueConstraints()
    package var extensions: SchemaExtensions?

    init(number: Int, location: SourceLocation) {
        self.number = number
        self.location = location
    }

    /// The values of `enum`, where no other is allowed.
    package var onlyValues: [YAMLNode]? { allowsOtherValues ? nil : enumeration }

    package var title: String? { titleNode?.text }
    package var summary: String? { summaryNode?.text }
    package var schemaDescription: String? { descriptionNode?.text }
}

package struct SchemaProperty {
    package var key: String
    package var schema: SchemaObject
    package var location: SourceLocation
}

package struct RequiredKey: Hashable, Sendable {
    package var key: String
    package var location: SourceLocation
}

package struct ExampleObject {
    package var name: String?
    package var node: YAMLNode
}

/// The primitive types of JSON Schema (JSON Schema 2020-12, section 4.2.1).
package struct JSONTypes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let null = JSONTypes(rawValue: 1)
    package static let boolean = JSONTypes(rawValue: 2)
    package static let integer = JSONTypes(rawValue: 4)
    package static let number = JSONTypes(rawValue: 8)
    package static let string = JSONTypes(rawValue: 16)
    package static let array = JSONTypes(rawValue: 32)
    package static let object = JSONTypes(rawValue: 64)

    package init?(name: String) {
        switch name {
        case "null": self = .null
        case "boolean": self = .boolean
        case "integer": self = .integer
        case "number": self = .number
        case "string": self = .string
        case "array": self = .array
        case "object": self = .object
        default: return nil
        }
    }

    /// The types one by one, in the order above.
    package var members: [JSONTypes] {
        (0..<7).map { JSONTypes(rawValue: 1 << $0) }.filter(contains)
    }

    /// Conversions that decoding makes anyway.
    func convertLosslessly(to other: JSONTypes) -> Bool {
        switch (self, other) {
        case (.integer, .string), (.string, .integer), (.integer, .number), (.string, .number), (.string, .boolean),
            (.integer, .boolean):
            true
        default: false
        }
    }
}

/// Discriminator Object (3.1.1, section 4.8.25).
package struct DiscriminatorObject {
    package struct Mapping {
        package var value: String
        /// A reference, or the bare name of a component schema.
        package var target: String
        package var location: SourceLocation

        var reference: ReferenceObject {
            ReferenceObject(text: target, location: location)
        }
    }

    package var propertyName: String
    package var mapping: [Mapping]
    /// `defaultMapping` (3.2.0, section 4.25.1): the schema for values that name none. Its `value` is empty.
    package var defaultMapping: Mapping?
    package var location: SourceLocation

    /// All that the discriminator leads to.
    var entries: [Mapping] { mapping + [defaultMapping].compactMap(\.self) }
}

/// Our vendor extensions and those of others that we understand.
package final class SchemaExtensions {
    package var envelope: String?
    package var envelopePayload: String?
    package var aliases: [String] = []
    package var alsoAccepts: [SchemaObject] = []
    package var replacedBy: String?
    package var sunset: String?
    package var since: String?
    package var isStrict = false
    package var hasExplicitPresence = false
    package var swiftName: String?
    package var caseNotes = EnumerationNotes()
    /// `x-discriminator-value`: the value of the base's discriminator that chooses this schema.
    package var discriminatorValue: String?
}

extension SchemaExtensions {
    /// What several declarations of one property say together; of what can be said only once, the last counts. Nil for none.
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
            if !extensions.caseNotes.isEmpty { merged.caseNotes = extensions.caseNotes }
        }
        return merged
    }
}

/// What vendor extensions say about the values of an enumeration: in lists beside `enum`, or by value.
package struct EnumerationNotes {
    /// Texts under one keyword. A list has one for each value.
    package struct Texts {
        package var list: [String]?
        package var byValue: [String: String] = [:]
        package var keyword = ""
        package var location: SourceLocation?
    }

    package var names = Texts()
    package var descriptions = Texts()
    /// Titles of values that stand as schemas of their own, by value.
    package var titles: [String: String] = [:]
    /// Those of them that are deprecated.
    package var deprecated: Set<String> = []

    var isEmpty: Bool { names.location == nil && descriptions.location == nil && titles.isEmpty && deprecated.isEmpty }
}
