/// The keywords of schemas in OpenAPI and JSON Schema. Each reader, comparison and export handles them in an exhaustive
/// `switch`, so the compiler finds all code that a new keyword concerns.
public enum SchemaKeyword: String, CaseIterable, Sendable {
    case ref = "$ref"
    case dynamicRef = "$dynamicRef"
    case recursiveRef = "$recursiveRef"
    case type, title, summary, description, deprecated, readOnly, writeOnly, nullable
    case xNullable = "x-nullable"
    case xIsNullable = "x-isnullable"
    case enumeration = "enum"
    case constant = "const"
    case defaultValue = "default"
    case example, examples
    case properties, required, items
    case allOf, oneOf, anyOf, discriminator
    case contentMediaType, contentEncoding
    // The order of these keywords is their order in lists of rules.
    case minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf
    case minItems, maxItems, uniqueItems, minProperties, maxProperties, pattern, format
    case additionalProperties, unevaluatedProperties, unevaluatedItems, patternProperties, propertyNames
    case dependentRequired, dependentSchemas
    case not
    case ifKeyword = "if"
    case prefixItems, contains, minContains, maxContains
    case then
    case elseKeyword = "else"
    case xEnvelope = "x-envelope"
    case xEnvelopePayload = "x-envelope-payload"
    case xAliases = "x-aliases"
    case xAlsoAccepts = "x-also-accepts"
    case xReplacedBy = "x-replaced-by"
    case xSunset = "x-sunset"
    case xSince = "x-since"
    case xStrict = "x-strict"
    case xPresence = "x-presence"
    case xProgress = "x-progress"
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
    // Keywords that are not read: from OpenAPI, and from JSON Schema draft 3 to 2020-12 with the hyper-schema.
    case collectionFormat
    case schemaDialect = "$schema"
    case identifier = "$id"
    case anchor = "$anchor"
    case dynamicAnchor = "$dynamicAnchor"
    case recursiveAnchor = "$recursiveAnchor"
    case vocabulary = "$vocabulary"
    case comment = "$comment"
    case innerDefinitions = "$defs"
    case definitions, dependencies, additionalItems, contentSchema
    case id, extends, disallow, divisibleBy, links, media, base, pathStart, fragmentResolution
}
