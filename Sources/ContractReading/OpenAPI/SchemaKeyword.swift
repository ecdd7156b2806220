import YAMLTree

/// The keywords of schemas: what `SchemaReader` reads, and what says nothing about types.
package enum SchemaKeyword: String, CaseIterable {
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
    // What nothing is read from: of OpenAPI, and of JSON Schema from draft 3 to 2020-12 with the hyper-schema.
    case collectionFormat
    case schemaDialect = "$schema"
    case identifier = "$id"
    case anchor = "$anchor"
    case dynamicAnchor = "$dynamicAnchor"
    case recursiveAnchor = "$recursiveAnchor"
    case vocabulary = "$vocabulary"
    case comment = "$comment"
    case innerDefinitions = "$defs"
    case definitions, dependencies, additionalItems, minContains, maxContains, contentSchema
    case id, extends, disallow, divisibleBy, links, media, base, pathStart, fragmentResolution
}

extension SchemaKeyword {
    /// The versions of OpenAPI whose schemas may hold the keyword: since 3.1 any of JSON Schema's (3.1.1, section 4.8.24).
    package var versions: SpecificationVersions {
        switch self {
        case .nullable: .only30
        case .collectionFormat: .only20
        case .oneOf, .anyOf, .not, .writeOnly, .deprecated: .since30
        case .dynamicRef, .recursiveRef, .constant, .examples, .patternProperties, .prefixItems, .contentMediaType,
            .contentEncoding, .ifKeyword, .then, .elseKeyword, .dependentRequired, .dependentSchemas,
            .unevaluatedProperties, .unevaluatedItems, .propertyNames, .contains, .schemaDialect, .identifier, .anchor,
            .dynamicAnchor, .recursiveAnchor, .vocabulary, .comment, .innerDefinitions, .definitions, .dependencies,
            .additionalItems, .minContains, .maxContains, .contentSchema, .id, .extends, .disallow, .divisibleBy,
            .links, .media, .base, .pathStart, .fragmentResolution:
            .since31
        case .ref, .type, .format, .title, .summary, .description, .readOnly, .enumeration, .defaultValue, .example,
            .properties, .required, .additionalProperties, .items, .allOf, .discriminator, .pattern, .minLength,
            .maxLength, .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf, .minItems, .maxItems,
            .uniqueItems, .minProperties, .maxProperties:
            .all
        // Extensions.
        case .xNullable, .xIsNullable, .xEnvelope, .xEnvelopePayload, .xAliases, .xAlsoAccepts, .xReplacedBy, .xSunset,
            .xSince, .xStrict, .xPresence, .xProgress, .xSwiftName, .xEnumVarnames, .xEnumNames, .xEnumDescriptions,
            .xEnumDescriptionsByValue, .xMsEnum, .xExtensibleEnum, .xDiscriminatorValue, .xMsDiscriminatorValue,
            .xDeprecated:
            .all
        }
    }

    /// What a key of a schema may have been meant to be.
    static let suggestions =
        allCases.filter { !$0.rawValue.hasPrefix("x-") && !unlikely.contains($0) }.map(\.rawValue) + ["externalDocs"]

    /// Keywords that hardly anybody writes, so that something else was meant.
    private static let unlikely: Set<SchemaKeyword> = [
        .collectionFormat, .schemaDialect, .identifier, .anchor, .dynamicAnchor, .recursiveAnchor, .vocabulary,
        .comment,
        .additionalItems, .minContains, .maxContains, .contentSchema, .id, .extends, .disallow, .divisibleBy, .links,
        .media, .base, .pathStart, .fragmentResolution,
    ]
}

/// Which of a tree's interned keys are keywords: looked up once per document, not once per node.
struct SchemaKeywordTable {
    /// What a key is that is no keyword of JSON Schema's.
    enum Unread {
        case `extension`
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
            case _ where key.hasPrefix("x-") && KnownExtensions.meant(by: key) == nil: .extension
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
