import ContractModel
import Diagnostics
import GenerationSettings
import SwiftEmission

/// Applies the configured merge policies to properties, and reports policies that do not fit.
extension ModelPlanner {
    func apply(_ rule: ModelRule, to property: inout MappedProperty, _ diagnostics: inout DiagnosticSink) {
        if let (word, policy) = rule.orphans.first(where: { $0.key.text == property.key }) {
            if hasIdentity(property) {
                property.orphans = policy
            } else {
                diagnostics.emit(MappingMessages.noOrphans(property.key, at: word.location))
            }
        }
        guard let merge = rule.merge.first(where: { $0.key.text == property.key })?.merge else { return }
        if let reason = obstacle(merge.policy, property, isDated: rule.datedBy != nil) {
            diagnostics.emit(
                MappingMessages.unusable(merge.policy.word, for: property.key, reason, at: merge.location))
        }
        if merge.nullClears, !property.isOptional || !property.property.definition.isNullable {
            let reason =
                property.isOptional ? "the contract allows no null" : "the member is never nil"
            diagnostics.emit(
                MappingMessages.unusable("null-clears", for: property.key, reason, at: merge.location))
        }
        property.merge = merge.policy
        property.nullClears = merge.nullClears
    }

    /// Whether the configuration defines an identity for the models in a list.
    private func hasIdentity(_ property: MappedProperty) -> Bool {
        guard case .model(let id, isList: true) = property.content else { return false }
        return lowering.options.models.contains { rule in
            rule.schema.text == lowering.contract.documentName(of: id) && !rule.identity.isEmpty
        }
    }

    /// Returns the reason why a policy does not fit the member, or nil if it fits.
    private func obstacle(_ policy: ModelRule.Merge.Policy, _ property: MappedProperty, isDated: Bool) -> String? {
        if case .model = property.content {
            return policy == .replace ? nil : "its models have their own merge policies"
        }
        if property.conversion != nil, ![.keep, .replace, .newer].contains(policy), !policy.isFunction {
            return "its member has another type than the contract's property; name a function of the model instead"
        }
        let reference = lowering.resolved(property.property.definition.use.reference)
        switch policy {
        case .keep, .replace, .function: return nil
        case .newer:
            if isDated || property.isMoment(lowering) { return nil }
            return property.conversion.map { MappingMessages.noMoment($0.type.text) }
                ?? "it is not a point in time, and no property is named under 'dated-by'"
        case .union:
            if case .array = reference { return nil }
            return "it is not a list"
        case .longer:
            switch (reference, property.content) {
            case (.scalar(.string), .value), (.array, _): return nil
            case (_, _): return "it is neither a string nor a list"
            }
        case .max, .min:
            switch reference {
            case .scalar(let type) where type.facts.abilities.contains(.order): return nil
            case .scalar, .json, .array, .dictionary, .optional, .definition, .generic, .payload:
                return "its values have no order"
            }
        }
    }
}

extension MappedProperty {
    /// Whether the property's values can identify a model.
    func isIdentity(_ lowering: SwiftLowering) -> Bool {
        guard content == .value else { return false }
        var reference = lowering.resolved(property.definition.use.reference)
        if case .array = reference, conversion != nil { return false }
        if case .array(let element) = reference { reference = lowering.resolved(element) }
        return switch reference {
        case .scalar(let type): type.facts.abilities.contains(.identity)
        case .json, .array, .dictionary, .optional, .definition, .generic, .payload: false
        }
    }

    /// Whether the member's values are points in time. A type of the app may conform to `TimeOrdered`.
    func isMoment(_ lowering: SwiftLowering) -> Bool {
        if let conversion { return conversion.mayBeMoment }
        let use = lowering.resolved(property.definition.use)
        return switch use.reference {
        case .scalar(.string): use.constraints.format == "date-time"
        case .scalar(let type): type.facts.abilities.contains(.moment)
        case .json, .array, .dictionary, .optional, .definition, .generic, .payload: false
        }
    }

    func isList(_ lowering: SwiftLowering) -> Bool {
        if case .array = lowering.resolved(property.definition.use.reference) { true } else { false }
    }
}

extension ModelRule.Merge.Policy {
    var isFunction: Bool {
        if case .function = self { true } else { false }
    }

    var word: String {
        switch self {
        case .keep: "keep"
        case .replace: "replace"
        case .newer: "newer"
        case .union: "union"
        case .max: "max"
        case .min: "min"
        case .longer: "longer"
        case .function(let name): name
        }
    }
}
