import YAMLTree

/// The keywords that `SchemaReader` knows.
enum SchemaKeyword: String, CaseIterable {
    case ref = "$ref"
    case dynamicRef = "$dynamicRef"
    case recursiveRef = "$recursiveRef"
    case type, format, title, summary, description, deprecated, readOnly, writeOnly, nullable
    case xNullable = "x-nullable"
    case xIsNullable = "x-isnullable"
    case enumeration = "enum"
    case constant = "const"
    case defaultValue = "default"
    case example, examples
    case properties, required, additionalProperties, patternProperties, items, prefixItems
    case allOf, oneOf, anyOf, discriminator
    case contentMediaType, contentEncoding
    case pattern, minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf
    case minItems, maxItems, uniqueItems, minProperties, maxProperties
    case not
    case ifKeyword = "if"
    case then
    case elseKeyword = "else"
    case dependentRequired, dependentSchemas, unevaluatedProperties, unevaluatedItems, propertyNames, contains
    case xEnvelope = "x-envelope"
    case xEnvelopePayload = "x-envelope-payload"
    case xAliases = "x-aliases"
    case xAlsoAccepts = "x-also-accepts"
    case xReplacedBy = "x-replaced-by"
    case xSunset = "x-sunset"
    case xSince = "x-since"
    case xStrict = "x-strict"
    case xPresence = "x-presence"
    case xSwiftName = "x-swift-name"
    case xEnumVarnames = "x-enum-varnames"
    case xEnumNames = "x-enumNames"
    case xEnumDescriptions = "x-enum-descriptions"
    case xEnumDescriptionsByValue = "x-enumDescriptions"
    case xMsEnum = "x-ms-enum"
    case xExtensibleEnum = "x-extensible-enum"
    case xDiscriminatorValue = "x-discriminator-value"
    case xMsDiscriminatorValue = "x-ms-discriminator-value"
    case xDeprecated = "x-deprecated"
}

/// Which of a tree's interned keys are keywords: looked up once per document, not once per node.
struct SchemaKeywordTable {
    private let keywords: [SchemaKeyword?]

    init(_ tree: YAMLTree) {
        keywords = tree.symbols.map(SchemaKeyword.init(rawValue:))
    }

    subscript(pair: YAMLPair) -> SchemaKeyword? {
        keywords[pair.symbol]
    }
}
