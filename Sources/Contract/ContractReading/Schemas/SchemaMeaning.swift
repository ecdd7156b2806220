import ContractModel
import GenerationSettings
import YAMLTree

/// Assigns numbers to the meanings of schemas. Two schemas with the same number allow the same values. Most annotations
/// have no influence.
///
/// The number of a schema is computed from the numbers of its parts, so each schema is examined once. For a reference,
/// the identity of its target is used instead of the target's meaning. So recursion ends, and the meanings of named
/// schemas are distinct.
struct SchemaMeanings {
    /// All facts on which the meaning of a schema depends.
    fileprivate struct Key: Hashable {
        var reference: Int?
        var boolean: Bool?
        var types: JSONTypes
        var isNullable: Bool
        var format: String?
        /// The format, or the format that `contentEncoding` implies.
        var textFormat: String?
        /// The number of elements of an array of fixed length.
        var fixedCount: Int?
        var enumeration: [ContractValue]?
        var allowsOtherValues: Bool
        var constant: ContractValue?
        var properties: [Member]
        var required: Set<String>
        var patternProperties: [Member]
        /// The meanings of `additionalProperties`, `items`, `if` and `contentSchema`.
        var parts: [Int?]
        /// The meanings of the schemas in `prefixItems`, `allOf`, `oneOf`, `anyOf`, and in `then` and similar keywords.
        var lists: [[Int]]
        var discriminator: [String]
        /// The schema's own number if it has extensions, so that it equals no other schema.
        var identity: Int?
    }

    /// A property with the annotations that change generated code.
    fileprivate struct Member: Hashable {
        var key: String
        var meaning: Int
        var defaultValue: ContractValue?
        var isReadOnly: Bool
        var isWriteOnly: Bool
        var isDeprecated: Bool
    }

    fileprivate var known = SchemaTable<Int>()
    fileprivate var numbers: [Key: Int] = [:]

    fileprivate mutating func number(of key: Key) -> Int {
        if let number = numbers[key] { return number }
        let number = numbers.count
        numbers[key] = number
        return number
    }
}

extension SchemaClassifier {
    /// Returns the number of a schema's meaning.
    ///
    /// The depth of recursion is the depth of nesting in the document.
    mutating func meaning(of schema: SchemaObject) -> Int {
        if let known = meanings.known[schema] { return known }
        if schema.allOf.count == 1, schema.isNothingButAllOf, schema.types.isEmpty, !schema.isNullable,
            schema.extensions == nil
        {
            let number = meaning(of: schema.allOf[0])
            meanings.known[schema] = number
            return number
        }
        let key = SchemaMeanings.Key(
            reference: referenceEnd(of: schema)?.number,
            boolean: schema.boolean,
            types: schema.types,
            isNullable: schema.isNullable,
            format: schema.format,
            textFormat: schema.textFormat,
            fixedCount: schema.constraints.fixedCount,
            enumeration: schema.enumeration?.map { ContractValue($0) },
            allowsOtherValues: schema.allowsOtherValues,
            constant: schema.constant.map { ContractValue($0) },
            properties: members(schema.properties),
            required: Set(schema.required.map(\.key)),
            patternProperties: members(schema.patternProperties),
            parts: [schema.additionalProperties, schema.items, schema.condition, schema.contentSchema].map { part in
                part.map { meaning(of: $0) }
            },
            lists: [schema.prefixItems, schema.allOf, schema.oneOf, schema.anyOf, schema.conditionals].map { list in
                list.map { meaning(of: $0) }
            },
            discriminator: schema.discriminator.map {
                [$0.propertyName] + $0.entries.flatMap { [$0.value, $0.target] }
            }
                ?? [],
            identity: schema.extensions == nil ? nil : schema.number)
        let number = meanings.number(of: key)
        meanings.known[schema] = number
        return number
    }

    /// Returns the schema at the end of a chain of references. Returns nil for a schema without a reference, and for a
    /// broken reference.
    mutating func referenceEnd(of schema: SchemaObject) -> SchemaObject? {
        guard var end = target(of: schema) else { return nil }
        for _ in 0..<limits.depth {
            guard isOnlyReference(end), let next = target(of: end), next !== schema else { break }
            end = next
        }
        return end
    }

    private mutating func members(_ properties: [SchemaProperty]) -> [SchemaMeanings.Member] {
        properties.map { property in
            let schema = property.schema
            return SchemaMeanings.Member(
                key: property.key, meaning: meaning(of: schema),
                defaultValue: schema.defaultValue.map { ContractValue($0) }, isReadOnly: schema.isReadOnly,
                isWriteOnly: schema.isWriteOnly, isDeprecated: schema.isDeprecated)
        }
    }
}
