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

extension SchemaKeyword {
    /// Keywords that say nothing about types: of OpenAPI, and of JSON Schema from draft 3 to 2020-12 with the hyper-schema.
    fileprivate static let unread: Set<String> = [
        "collectionFormat", "$schema", "$id", "id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$vocabulary",
        "$comment", "$defs", "definitions", "dependencies", "additionalItems", "minContains", "maxContains",
        "contentSchema", "extends", "disallow", "divisibleBy", "links", "media", "base", "pathStart",
        "fragmentResolution",
    ]

    /// What a key of a schema may have been meant to be.
    static let suggestions =
        allCases.map(\.rawValue).filter { !$0.hasPrefix("x-") } + [
            "externalDocs", "$defs", "definitions", "dependencies",
        ]
}

/// Which of a tree's interned keys are keywords: looked up once per document, not once per node.
struct SchemaKeywordTable {
    /// What a key is from which nothing is read.
    enum Unread {
        /// A keyword without a part in types, or an extension.
        case known
        case object(ObjectKind)
        case unknown
    }

    private let keywords: [SchemaKeyword?]
    private let unread: [Unread]

    init(_ tree: YAMLTree) {
        keywords = tree.symbols.map(SchemaKeyword.init(rawValue:))
        unread = tree.symbols.map { key in
            switch key {
            case "xml": .object(.xml)
            case "externalDocs": .object(.externalDocumentation)
            case _ where key.hasPrefix("x-") || SchemaKeyword.unread.contains(key): .known
            default: .unknown
            }
        }
    }

    subscript(pair: YAMLPair) -> SchemaKeyword? {
        keywords[pair.symbol]
    }

    func unread(_ pair: YAMLPair) -> Unread {
        unread[pair.symbol]
    }
}
