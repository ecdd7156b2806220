import ContractModel
import GenerationSettings
import YAMLTree

/// Numbers for what schemas say: two schemas with one number say the same of values, whatever their annotations are.
///
/// A number is made of the numbers of what a schema consists of, so each schema is looked at once, whatever it is compared with. A reference
/// stands for the schema that it leads to, not for what that one says: so recursion has an end, and names keep their meaning.
struct SchemaMeanings {
    fileprivate struct Key: Hashable {
        var reference: Int?
        var boolean: Bool?
        var types: JSONTypes
        var isNullable: Bool
        var format: String?
        /// What `contentEncoding` makes of the text.
        var textFormat: String?
        /// The number of elements of an array that has always as many.
        var fixedCount: Int?
        var enumeration: [ContractValue]?
        var allowsOtherValues: Bool
        var constant: ContractValue?
        var properties: [Member]
        var required: Set<String>
        var patternProperties: [Member]
        /// `additionalProperties`, `items`, `if` and `contentSchema`.
        var parts: [Int?]
        /// `prefixItems`, `allOf`, `oneOf`, `anyOf`, and `then` with its like.
        var lists: [[Int]]
        var discriminator: [String]
        /// The number of a schema that speaks for itself alone.
        var identity: Int?
    }

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
    /// The number of what a schema says.
    ///
    /// Calls itself no deeper than the document nests.
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

    /// The schema at the end of a reference to a reference; nil for what is none, or leads nowhere.
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
