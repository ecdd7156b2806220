import ContractModel
import Texts

/// The rules for keywords that restrict values (JSON Schema Validation 2020-12, section 6). Their ids have one form:
/// `request-property-max-length-decreased`.
///
/// A change that restricts a request may reject values that are valid today. All other changes are only information.
extension ChangeCatalogue {
    package static let constraints: [ChangeRule] =
        ["response-property", "response-body", "response-header"].flatMap { prefix in
            ConstraintKeyword.all.flatMap { keyword in
                keyword.differences.map { ChangeRule("\(prefix)-\(keyword.name)-\($0.rawValue)", .info, .none, .none) }
            }
        }
        + ["request-property", "request-body", "request-parameter"].flatMap { prefix in
            ConstraintKeyword.all.flatMap { keyword in
                keyword.differences.map { difference in
                    let narrows = keyword.narrows(difference)
                    // A constant leaves only one of the values that an app may send.
                    let severity: ChangeSeverity = keyword.keyword == "const" ? .breaking : .warning
                    return ChangeRule(
                        "\(prefix)-\(keyword.name)-\(difference.rawValue)", narrows ? severity : .info,
                        narrows ? .mayBeRejected : .none, .none)
                }
            }
        }
}

/// A keyword that restricts values, with a function that reads it.
struct ConstraintKeyword: Sendable {
    /// The ways in which a keyword may change.
    enum Difference: String, Sendable {
        case increased
        case decreased
        case changed
        case set
        case removed
        case narrowed
        case widened
    }

    /// The kind of a keyword, which decides whether a change of its value narrows the valid values.
    private enum Sense {
        case lowerBound
        case upperBound
        /// The keyword allows every value (`true`, or missing), no value (`false`), or the values of a schema.
        case extent
        /// The keyword has no order.
        case other
    }

    /// The name in ids: `max-length`.
    let name: String
    /// The keyword in documents: `maxLength`.
    let keyword: String
    private let sense: Sense
    let text: @Sendable (ValueConstraints) -> String?

    /// - Parameter name: The name in ids, or nil for the keyword with hyphens.
    private init(
        _ keyword: SchemaKeyword, named name: String? = nil, _ sense: Sense,
        _ text: @escaping @Sendable (ValueConstraints) -> String?
    ) {
        self.keyword = keyword.rawValue
        self.name =
            name ?? keyword.rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
        self.sense = sense
        self.text = text
    }

    static let all = SchemaKeyword.allCases.compactMap { ConstraintKeyword($0) }

    /// The result is nil for a keyword that restricts no values, or whose changes are found by a comparison of types.
    private init?(_ keyword: SchemaKeyword) {
        switch keyword {
        case .minLength: self.init(keyword, .lowerBound) { Self.least($0.minLength) }
        case .maxLength: self.init(keyword, .upperBound) { $0.maxLength.map(String.init) }
        case .minimum: self.init(keyword, named: "min", .lowerBound) { $0.minimumIsExclusive ? nil : $0.minimum }
        case .maximum: self.init(keyword, named: "max", .upperBound) { $0.maximumIsExclusive ? nil : $0.maximum }
        case .exclusiveMinimum:
            self.init(keyword, named: "exclusive-min", .lowerBound) {
                $0.exclusiveMinimum ?? ($0.minimumIsExclusive ? $0.minimum : nil)
            }
        case .exclusiveMaximum:
            self.init(keyword, named: "exclusive-max", .upperBound) {
                $0.exclusiveMaximum ?? ($0.maximumIsExclusive ? $0.maximum : nil)
            }
        case .multipleOf: self.init(keyword, .other) { $0.multipleOf }
        case .minItems: self.init(keyword, .lowerBound) { Self.least($0.minItems) }
        case .maxItems: self.init(keyword, .upperBound) { $0.maxItems.map(String.init) }
        case .uniqueItems: self.init(keyword, .other) { $0.uniqueItems ? "true" : nil }
        case .minProperties: self.init(keyword, .lowerBound) { Self.least($0.minProperties) }
        case .maxProperties: self.init(keyword, .upperBound) { $0.maxProperties.map(String.init) }
        case .pattern: self.init(keyword, .other) { Self.all($0, keyword) ?? $0.pattern }
        case .format: self.init(keyword, .other) { Self.all($0, keyword) ?? $0.statedFormat }
        case .additionalProperties, .unevaluatedProperties, .unevaluatedItems: self.init(keyword, .extent)
        case .patternProperties, .propertyNames, .dependentRequired, .dependentSchemas, .not, .ifKeyword, .prefixItems,
            .contains, .contentSchema:
            self.init(keyword, .other)
        case .properties: self.init(keyword, named: "allowed-keys", .other)
        case .constant: self.init(keyword, named: "constant", .other)
        case .type: self.init(keyword, named: "conformity", .other)
        case .required: self.init(keyword, named: "required-keys", .other)
        case .anyOf: self.init(keyword, named: "any-of-keys", .other)
        case .oneOf: self.init(keyword, named: "one-of-keys", .other)
        case .minContains: self.init(keyword, .lowerBound)
        case .maxContains: self.init(keyword, .upperBound)
        // `if` includes `then` and `else`.
        case .then, .elseKeyword, .ref, .dynamicRef, .recursiveRef, .title, .summary, .description, .deprecated,
            .readOnly, .writeOnly, .nullable, .xNullable, .xIsNullable, .enumeration, .defaultValue,
            .example, .examples, .items, .allOf, .discriminator,
            .contentMediaType, .contentEncoding, .xEnvelope, .xEnvelopePayload, .xAliases, .xAlsoAccepts,
            .xReplacedBy, .xSunset, .xSince, .xStrict, .xPresence, .xProgress, .xSwiftName, .xEnumVarnames, .xEnumNames,
            .xEnumDescriptions, .xEnumDescriptionsByValue, .xMsEnum, .xExtensibleEnum, .xDiscriminatorValue,
            .xMsDiscriminatorValue, .xDeprecated, .collectionFormat, .schemaDialect, .identifier, .anchor,
            .dynamicAnchor, .recursiveAnchor, .vocabulary, .comment, .innerDefinitions, .definitions, .dependencies,
            .additionalItems, .id, .extends, .disallow, .divisibleBy, .links, .media, .base,
            .pathStart, .fragmentResolution:
            return nil
        }
    }

    /// Returns the least count, or nil for 0, which every value has.
    private static func least(_ count: Int?) -> String? { count == 0 ? nil : count.map(String.init) }

    /// Makes a keyword that has no effect on types.
    private init(_ keyword: SchemaKeyword, named name: String? = nil, _ sense: Sense) {
        self.init(keyword, named: name, sense) { Self.all($0, keyword) }
    }

    /// Returns all rules of the keyword as one string.
    private static func all(_ constraints: ValueConstraints, _ keyword: SchemaKeyword) -> String? {
        constraints.restrictions[keyword.rawValue].map { $0.sorted().joined(separator: " and ") }
    }

    /// The greatest number of characters of a summary.
    private static let summaryLimit = 300

    /// Shortens the text of a schema for a report. A long text is cut, and ends with a hash of the whole text.
    static func summary(_ text: String) -> String {
        guard text.utf8.count > summaryLimit else { return text }
        return text.prefix(summaryLimit) + "… #" + StableHash.digits(of: text)
    }

    /// The subject of a message. The set of allowed keys follows from `additionalProperties: false` in a part of an
    /// `allOf`, so no keyword of the document lists it.
    var subject: String { keyword == "properties" ? "The set of allowed keys" : keyword }

    /// Returns the rules of the keyword. A value must satisfy all of them.
    func rules(_ constraints: ValueConstraints) -> Set<String>? {
        constraints.restrictions[keyword] ?? text(constraints).map { [$0] }
    }

    var differences: [Difference] {
        switch sense {
        case .lowerBound, .upperBound: [.increased, .decreased, .set, .removed]
        case .extent: [.narrowed, .widened, .changed]
        case .other: [.changed, .set, .removed]
        }
    }

    /// Returns how the keyword has changed, or nil if it has not changed.
    func difference(_ old: ValueConstraints, _ new: ValueConstraints) -> Difference? {
        if isUnknown(old), new.restrictions[keyword] != nil { return nil }
        if isUnknown(new), old.restrictions[keyword] != nil { return nil }
        switch (text(old), text(new)) {
        case (nil, nil): return nil
        case (let old, let new) where sense == .extent:
            if old == new { return nil }
            if old == nil || new == "false" { return .narrowed }
            return new == nil || old == "false" ? .widened : .changed
        case (nil, _?): return .set
        case (_?, nil): return .removed
        case (let old?, let new?):
            if sense == .other { return old == new ? nil : .changed }
            guard let old = DecimalText.value(of: old), let new = DecimalText.value(of: new) else {
                return old == new ? nil : .increased
            }
            return old == new ? nil : old < new ? .increased : .decreased
        }
    }

    /// Whether the keyword has an effect on values of these types (JSON Schema Validation 2020-12, section 6). An empty
    /// set means that the types are unknown.
    func concerns(_ types: JSONTypes) -> Bool {
        let concerned: JSONTypes
        switch keyword {
        case "minLength", "maxLength", "pattern", "contentSchema": concerned = .string
        case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf":
            concerned = [.integer, .number]
        case "minItems", "maxItems", "uniqueItems", "unevaluatedItems", "prefixItems", "contains", "minContains",
            "maxContains":
            concerned = .array
        case "format": concerned = [.string, .integer, .number]
        case "not", "if", "anyOf", "oneOf", "const", "type": return true
        default: concerned = .object
        }
        return types.isEmpty || !types.isDisjoint(with: concerned)
    }

    /// Whether the keyword's value is a number, so that a narrower bound certainly excludes values.
    var isBound: Bool { sense == .lowerBound || sense == .upperBound }

    /// Whether the value of the keyword was too long to be recorded. Two such values cannot be compared.
    private func isUnknown(_ constraints: ValueConstraints) -> Bool {
        constraints.restrictions[keyword]?.contains(ValueConstraints.unknownRestriction) ?? false
    }

    /// Whether values that were valid may become invalid.
    func narrows(_ difference: Difference) -> Bool {
        switch difference {
        case .set, .changed, .narrowed: true
        case .removed, .widened: false
        case .increased: sense == .lowerBound
        case .decreased: sense == .upperBound
        }
    }
}
