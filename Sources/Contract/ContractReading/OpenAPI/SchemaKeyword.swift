import YAMLTree

/// The keywords of schemas: those that `SchemaReader` reads, and those without an effect on types.
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
    case definitions, dependencies, additionalItems, minContains, maxContains, contentSchema
    case id, extends, disallow, divisibleBy, links, media, base, pathStart, fragmentResolution
}

extension SchemaKeyword {
    /// The versions of OpenAPI whose schemas may have the keyword. Since 3.1, they may have all of JSON Schema's
    /// (3.1.1, section 4.8.24).
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
        // Extensions are allowed in all versions.
        case .xNullable, .xIsNullable, .xEnvelope, .xEnvelopePayload, .xAliases, .xAlsoAccepts, .xReplacedBy, .xSunset,
            .xSince, .xStrict, .xPresence, .xProgress, .xSwiftName, .xEnumVarnames, .xEnumNames, .xEnumDescriptions,
            .xEnumDescriptionsByValue, .xMsEnum, .xExtensibleEnum, .xDiscriminatorValue, .xMsDiscriminatorValue,
            .xDeprecated:
            .all
        }
    }

    /// The keywords to suggest for an unknown key.
    static let suggestions =
        allCases.filter { !$0.rawValue.hasPrefix("x-") && !unlikely.contains($0) }.map(\.rawValue) + ["externalDocs"]

    /// Rare keywords, which the author of an unknown key probably did not mean.
    private static let unlikely: Set<SchemaKeyword> = [
        .collectionFormat, .schemaDialect, .identifier, .anchor, .dynamicAnchor, .recursiveAnchor, .vocabulary,
        .comment,
        .additionalItems, .minContains, .maxContains, .contentSchema, .id, .extends, .disallow, .divisibleBy, .links,
        .media, .base, .pathStart, .fragmentResolution,
    ]
}

/// The keywords among a tree's interned keys. They are looked up once for each document instead of once for each node.
struct SchemaKeywordTable {
    /// A key that is not a keyword of JSON Schema.
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
