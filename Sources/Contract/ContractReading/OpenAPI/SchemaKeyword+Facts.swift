package import ContractModel
import YAMLTree

/// The facts about a keyword that determine how stages treat it.
struct SchemaKeywordFacts {
    /// The form of the keyword's value.
    enum Form {
        case value
        /// A list whose order has no effect.
        case set
        /// A map with lists whose order has no effect.
        case mapOfSets
        /// A schema. `items` may also be a list of schemas.
        case schema
        case listOfSchemas
        case setOfSchemas
        case mapOfSchemas
        /// A map of schemas that only references use.
        case definitions
    }

    /// The effect of the keyword on values.
    enum Role {
        /// The keyword restricts values, so validation needs it.
        case rule
        /// The keyword does not restrict values, but validation reads it.
        case hint
        /// The keyword does not restrict values, and validation does not read it.
        case annotation
        /// The keyword changes the meaning of other keywords, or has no effect in this tool.
        case other
    }

    /// The versions of OpenAPI whose schemas may have the keyword. Since OpenAPI 3.1, schemas may have all keywords of
    /// JSON Schema (OpenAPI 3.1.1, section 4.8.24). Extensions are allowed in all versions.
    var versions: SpecificationVersions
    var form = Form.value
    var role: Role
}

extension SchemaKeyword {
    /// The facts about the keyword.
    var facts: SchemaKeywordFacts {
        switch self {
        case .nullable: .init(versions: .only30, role: .rule)
        case .xNullable, .xIsNullable, .pattern, .minLength, .maxLength, .minimum, .maximum, .exclusiveMinimum,
            .exclusiveMaximum, .multipleOf, .minItems, .maxItems, .uniqueItems, .minProperties, .maxProperties, .format:
            .init(versions: .all, role: .rule)
        case .type, .enumeration, .required: .init(versions: .all, form: .set, role: .rule)
        case .items, .additionalProperties: .init(versions: .all, form: .schema, role: .rule)
        case .allOf: .init(versions: .all, form: .setOfSchemas, role: .rule)
        case .properties: .init(versions: .all, form: .mapOfSchemas, role: .rule)
        case .oneOf, .anyOf: .init(versions: .since30, form: .setOfSchemas, role: .rule)
        case .not: .init(versions: .since30, form: .schema, role: .rule)
        case .constant, .minContains, .maxContains: .init(versions: .since31, role: .rule)
        case .dependentRequired: .init(versions: .since31, form: .mapOfSets, role: .rule)
        case .ifKeyword, .then, .elseKeyword, .unevaluatedProperties, .unevaluatedItems, .propertyNames, .contains:
            .init(versions: .since31, form: .schema, role: .rule)
        case .prefixItems: .init(versions: .since31, form: .listOfSchemas, role: .rule)
        case .patternProperties, .dependentSchemas: .init(versions: .since31, form: .mapOfSchemas, role: .rule)
        case .defaultValue, .example, .readOnly: .init(versions: .all, role: .hint)
        case .writeOnly: .init(versions: .since30, role: .hint)
        case .examples: .init(versions: .since31, role: .hint)
        case .title, .summary, .description: .init(versions: .all, role: .annotation)
        case .deprecated: .init(versions: .since30, role: .annotation)
        case .comment: .init(versions: .since31, role: .annotation)
        case .contentSchema, .additionalItems: .init(versions: .since31, form: .schema, role: .other)
        case .innerDefinitions, .definitions: .init(versions: .since31, form: .definitions, role: .other)
        case .collectionFormat: .init(versions: .only20, role: .other)
        case .dynamicRef, .recursiveRef, .contentMediaType, .contentEncoding, .schemaDialect, .identifier, .anchor,
            .dynamicAnchor, .recursiveAnchor, .vocabulary, .dependencies, .id, .extends, .disallow, .divisibleBy,
            .links, .media, .base, .pathStart, .fragmentResolution:
            .init(versions: .since31, role: .other)
        case .ref, .discriminator, .xEnvelope, .xEnvelopePayload, .xAliases, .xAlsoAccepts, .xReplacedBy, .xSunset,
            .xSince, .xStrict, .xPresence, .xProgress, .xSwiftName, .xEnumVarnames, .xEnumNames, .xEnumDescriptions,
            .xEnumDescriptionsByValue, .xMsEnum, .xExtensibleEnum, .xDiscriminatorValue, .xMsDiscriminatorValue,
            .xDeprecated:
            .init(versions: .all, role: .other)
        }
    }

    /// The versions of OpenAPI whose schemas may have the keyword.
    package var versions: SpecificationVersions { facts.versions }

    /// Maps names to keywords, including names that other tools use. This lookup is faster than `init(rawValue:)`.
    static let named = ForeignExtensions.keywords.merging(allCases.map { ($0.rawValue, $0) }) { $1 }

    /// Returns the names of the keywords whose facts satisfy a condition.
    static func names(where isIncluded: (SchemaKeywordFacts) -> Bool) -> Set<String> {
        Set(allCases.filter { isIncluded($0.facts) }.map(\.rawValue))
    }

    /// The keywords that messages suggest for an unknown key.
    static let suggestions =
        allCases.filter { !$0.rawValue.hasPrefix("x-") && !unlikely.contains($0) }.map(\.rawValue) + ["externalDocs"]

    /// Rare keywords that the author of an unknown key probably did not mean.
    private static let unlikely: Set<SchemaKeyword> = [
        .collectionFormat, .schemaDialect, .identifier, .anchor, .dynamicAnchor, .recursiveAnchor, .vocabulary,
        .comment, .additionalItems, .minContains, .maxContains, .contentSchema, .id, .extends, .disallow, .divisibleBy,
        .links, .media, .base, .pathStart, .fragmentResolution,
    ]
}

/// Maps a tree's interned keys to keywords. Keys are looked up once for each document instead of once for each node.
struct SchemaKeywordTable {
    /// A key of a schema that `SchemaKeyword` does not have.
    enum Unread {
        case `extension`
        case object(ObjectKind)
        case unknown
    }

    private let keywords: [SchemaKeyword?]
    private let unread: [Unread]

    init(_ tree: YAMLTree) {
        keywords = tree.symbols.map { SchemaKeyword.named[$0] }
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
