package import TemplateEngine

/// A struct: a record, or the members of an envelope.
package struct RecordView: KeyedView {
    package var heading: HeadingView
    package var access: String
    var hiddenAccess: String
    package var properties: [PropertyView] = []
    var effectiveProperties: [DerivedPropertyView] = []
    var formerProperties: [DerivedPropertyView] = []
    /// The property for the response in which a failure came.
    var slot: SwiftExpression?
    /// The parameters of the memberwise initializer, one for each property.
    package var parameters: [ParameterView] = []
    /// Whether the memberwise initializer's signature is on one line.
    var parametersAreInline = false
    var codingKeys: CodingKeysView
    /// The type `DefensiveFields<CodingKeys>`.
    var fields: SwiftTypeSpelling
    /// The conversions between JSON types, if not all are allowed: `[.textToNumber]`.
    package var conversions: SwiftExpression?
    /// The calls that decode, one for each property.
    var decodings: [CallView] = []
    var encoder: SwiftTypeSpelling
    /// The calls that encode, or nil if encoding is synthesized.
    var encodings: [CallView]?

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .heading: page.view(heading)
        case .access: page.leaf(access)
        case .hiddenAccess: page.leaf(hiddenAccess)
        case .properties: page.views(properties)
        case .effectiveProperties: page.views(effectiveProperties)
        case .formerProperties: page.views(formerProperties)
        case .slot: page.optional(slot)
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

/// The enumeration `CodingKeys` with the list of required keys.
struct CodingKeysView: KeyedView {
    var access: String
    var keys: [CodingKeyView] = []
    /// The conformances: `String, RecordKey`, or only `RecordKey`, because an enumeration without cases has no raw
    /// type.
    var conformances: SwiftExpression
    /// The list of required keys, or nil without required keys.
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

/// A property that is computed from other properties. `effectiveToken` has the value of the property that replaces a
/// deprecated property, or of the deprecated property if the replacement has no value. Other derived properties have
/// the name of a property before its key changed.
struct DerivedPropertyView: KeyedView {
    var documentation: [DocCommentLine]
    /// The current name, for the compiler's suggestion. The value is nil without a warning.
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

/// A struct around a value that contains itself: `Tree` around `[Tree]`.
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
