package import TemplateEngine

/// A struct: a record, or the members of an envelope.
package struct RecordView: KeyedView {
    package var heading: HeadingView
    package var access: String
    package var properties: [PropertyView] = []
    var effectiveProperties: [DerivedPropertyView] = []
    var formerProperties: [DerivedPropertyView] = []
    /// The parameters of the memberwise initializer, one for each property.
    package var parameters: [ParameterView] = []
    /// The memberwise initializer's signature stands in one line.
    var parametersAreInline = false
    var codingKeys: CodingKeysView
    /// `DefensiveFields<CodingKeys>`
    var fields: SwiftTypeSpelling
    /// What is converted between JSON types, where that is not everything: `[.textToNumber]`.
    package var conversions: SwiftExpression?
    /// One for each property.
    var decodings: [CallView] = []
    var encoder: SwiftTypeSpelling
    /// Nil where encoding is synthesized.
    var encodings: [CallView]?

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .heading: page.view(heading)
        case .access: page.leaf(access)
        case .properties: page.views(properties)
        case .effectiveProperties: page.views(effectiveProperties)
        case .formerProperties: page.views(formerProperties)
        case .hasParameters: page.flag(!parameters.isEmpty)
        case .isInline: page.flag(parametersAreInline)
        case .parameters: page.views(parameters)
        case .codingKeys: page.view(codingKeys)
        case .fields: page.leaf(fields)
        case .conversions: page.optional(conversions)
        case .decodings: page.views(decodings)
        case .encoding: page.flag(encodings != nil)
        case .encoder: page.leaf(encoder)
        case .hasContainer: page.flag(!codingKeys.keys.isEmpty)
        case .encodings: page.views(encodings ?? [])
        default: break
        }
    }
}

/// `CodingKeys` with the list of the required ones.
struct CodingKeysView: KeyedView {
    var access: String
    var keys: [CodingKeyView] = []
    /// `String, RecordKey`, or `RecordKey` alone: an enumeration without cases has no raw type.
    var conformances: SwiftExpression
    /// Nil where no key is required.
    var required: StaticListView?
    var requiredAliases: StaticListView?

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .access: page.leaf(access)
        case .conformances: page.leaf(conformances)
        case .hasCodingKeys: page.flag(!keys.isEmpty)
        case .members: page.views(keys)
        case .requiredKeys: page.optional(required)
        case .requiredAliases: page.optional(requiredAliases)
        default: break
        }
    }
}

/// A property that is another one's value: `effectiveToken`, the replacement of a deprecated property or else that one, and the name that a
/// property had before the document gave it another key.
struct DerivedPropertyView: KeyedView {
    var documentation: [DocCommentLine]
    /// The present name, for the compiler's suggestion; nil where it is to be silent.
    var deprecation: SwiftLiteral?
    var access: String
    var name: SwiftIdentifier
    var type: SwiftTypeSpelling
    var value: SwiftExpression

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .documentation: page.leaves(documentation)
        case .deprecation: page.optional(deprecation)
        case .access: page.leaf(access)
        case .name: page.leaf(name.declared)
        case .type: page.leaf(type)
        case .value: page.leaf(value)
        default: break
        }
    }
}

/// A struct around a value that is recursive in itself: `Tree` around `[Tree]`.
package struct WrapperView: KeyedView {
    package var heading: HeadingView
    package var access: String
    package var property: PropertyView
    package var parameter: ParameterView
    var decoder: SwiftTypeSpelling
    var encoder: SwiftTypeSpelling

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .heading: page.view(heading)
        case .access: page.leaf(access)
        case .value: page.leaf(property.name.declared)
        case .type: page.leaf(property.type)
        case .members: page.view(property)
        case .parameters: page.view(parameter)
        case .decoder: page.leaf(decoder)
        case .encoder: page.leaf(encoder)
        default: break
        }
    }
}
