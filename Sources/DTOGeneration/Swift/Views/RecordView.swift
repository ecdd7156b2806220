import TemplateEngine

/// A struct: a record, or the members of an envelope.
struct RecordView: Sendable {
    var heading: HeadingView
    var access: String
    var properties: [PropertyView]
    var effectiveProperties: [EffectivePropertyView]
    var formerProperties: [FormerPropertyView] = []
    /// The memberwise initializer's signature stands in one line.
    var parametersAreInline: Bool
    var codingKeys: CodingKeysView
    /// `DefensiveFields<CodingKeys>`
    var fields: SwiftTypeSpelling
    var encoder: SwiftTypeSpelling
    var encodesByHand: Bool
    /// Writes the constant that tells this record from the other one of an outcome.
    var discriminator: CallView?

    var template: TemplateView {
        [
            .heading: .view(heading.template),
            .access: .leaf(access),
            .properties: .views(properties, \.template),
            .effectiveProperties: .views(effectiveProperties, \.template),
            .formerProperties: .views(formerProperties, \.template),
            .hasParameters: .flag(!properties.isEmpty),
            .isInline: .flag(parametersAreInline),
            .parameters: parameters,
            .codingKeys: .view(codingKeys.template(access: access)),
            .fields: .leaf(fields),
            .decodings: .list(properties.map { .view($0.decoding.template) }),
            .encoding: encodesByHand ? .view(encoding) : .flag(false),
        ]
    }

    private var parameters: TemplateValue {
        let separator = parametersAreInline ? ", " : ","
        let indentation = heading.indentation + 2 * SourceLine.indentation
        return .list(
            properties.indices.map { index in
                let isLast = index + 1 == properties.count
                return .view(
                    properties[index].parameter.template(separator: isLast ? "" : separator, indentation: indentation))
            })
    }

    private var encoding: TemplateView {
        let calls = (discriminator.map { [$0] } ?? []) + properties.compactMap(\.encoding)
        return [
            .access: .leaf(access),
            .encoder: .leaf(encoder),
            .hasContainer: .flag(!codingKeys.keys.isEmpty),
            .encodings: .views(calls, \.template),
        ]
    }
}

/// `CodingKeys` with the list of the required ones.
struct CodingKeysView: Sendable {
    var keys: [CodingKeyView]
    /// `String, CodingKey`, or `CodingKey` alone: an enumeration without cases has no raw type.
    var conformances: SwiftExpression
    /// Nil where no key is required.
    var required: StaticListView?
    var requiredAliases: StaticListView?
    /// What is converted between JSON types, where that is not everything: `[.textToNumber]`.
    var conversions: (type: SwiftTypeSpelling, value: SwiftExpression)?

    func template(access: String) -> TemplateView {
        [
            .access: .leaf(access),
            .conformances: .leaf(conformances),
            .hasCodingKeys: .flag(!keys.isEmpty),
            .members: .views(keys, \.template),
            .requiredKeys: .optional(required?.template),
            .requiredAliases: .optional(requiredAliases?.template),
            .conversions: .optional(conversionsTemplate(access: access)),
        ]
    }

    private func conversionsTemplate(access: String) -> TemplateView? {
        conversions.map { [.access: .leaf(access), .type: .leaf($0.type), .value: .leaf($0.value)] }
    }
}

/// `effectiveToken`: the replacement of a deprecated property, else that property.
struct EffectivePropertyView: Sendable {
    var documentation: [DocCommentLine]
    var access: String
    var name: SwiftIdentifier
    var type: SwiftTypeSpelling
    var value: SwiftExpression

    var template: TemplateView {
        [
            .documentation: .leaves(documentation),
            .access: .leaf(access),
            .name: .leaf(name.declared),
            .type: .leaf(type),
            .value: .leaf(value),
        ]
    }
}

/// A property under the name that it had before the document gave it another key.
struct FormerPropertyView: Sendable {
    var documentation: [DocCommentLine]
    /// The present name, for the compiler's suggestion; nil where it is to be silent.
    var deprecation: SwiftLiteral?
    var access: String
    var name: SwiftIdentifier
    var type: SwiftTypeSpelling
    var value: SwiftExpression

    var template: TemplateView {
        [
            .documentation: .leaves(documentation),
            .deprecation: .optional(deprecation),
            .access: .leaf(access),
            .name: .leaf(name.declared),
            .type: .leaf(type),
            .value: .leaf(value),
        ]
    }
}

/// A struct around a value that is recursive in itself: `Tree` around `[Tree]`.
struct WrapperView: Sendable {
    var heading: HeadingView
    var access: String
    var property: PropertyView
    var decoder: SwiftTypeSpelling
    var encoder: SwiftTypeSpelling

    var template: TemplateView {
        [
            .heading: .view(heading.template),
            .access: .leaf(access),
            .value: .leaf(property.name.declared),
            .type: .leaf(property.type),
            .members: .view(property.template),
            .parameters: .view(property.parameter.template(separator: "", indentation: 2 * SourceLine.indentation)),
            .decoder: .leaf(decoder),
            .encoder: .leaf(encoder),
        ]
    }
}
