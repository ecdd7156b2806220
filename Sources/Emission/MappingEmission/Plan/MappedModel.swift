import ContractModel
import GenerationSettings
import SwiftEmission

/// A model of the app that represents a record of the contract.
struct MappedModel: Sendable {
    var id: TypeID
    /// The type of the record.
    var record: SwiftTypeSpelling
    var type: SwiftIdentifier
    var kind: ModelRule.Kind
    var properties: [MappedProperty]
    /// The positions of the properties that identify a model, with the most important property first.
    var identity: [Int]
    /// The position of the property with the date of a record, which shows which of two records is newer.
    var datedBy: Int?
    /// The modules that the types of the model's members need.
    var imports: ImportSet

    /// The variable for a model in a function: `work`.
    var variable: String {
        let name = IdentifierCasing.lowerCamel(type.name)
        return [type.name, "dto", "fields", "delete", "isNewer", "deprecated"].contains(name)
            ? name + "Model" : SwiftIdentifier(checked: name).declared
    }

    var mapFunction: String { "mapTo" + type.name }
    var mergeFunction: String { "merge\(type.name)Data" }
    var sameFunction: String { "isSame" + type.name }
    var protocolName: String { type.name + "Model" }
    /// The name of the protocol through which the functions read deprecated properties.
    var deprecatedName: String { "Deprecated" + protocolName }
}

/// A property of the record, with the member of the model that has its value.
struct MappedProperty: Sendable {
    /// The source of the member's value.
    enum Content: Hashable, Sendable {
        /// The property's value, without a model or enumeration of the app.
        case value
        /// An enumeration of the app, by its position in `MappingPlan.enumerations`.
        case enumeration(Int, isList: Bool)
        /// Another model of the app, by the schema that it represents.
        case model(TypeID, isList: Bool)
    }

    var property: LoweredProperty
    var member: SwiftIdentifier
    var content: Content
    /// The member's type.
    var type: SwiftTypeSpelling
    var isOptional: Bool
    /// The member's initial value. The value is nil if Swift has no expression for it.
    var initial: SwiftLiteral?
    var merge: ModelRule.Merge.Policy = .replace
    var nullClears = false
    var orphans: ModelRule.Orphans = .keep
    /// The conversion between the contract's type and the member's type, if they differ.
    var conversion: MappedConversion?

    /// Whether the compiler warns about code that reads the property.
    var isDeprecated: Bool { property.warning != nil }
    var key: String { property.definition.key }
    /// Whether the record's property may be nil.
    var mayBeNil: Bool { property.isOptional || property.definition.hasExplicitPresence }
    /// Whether a merge never changes the member.
    var isKept: Bool { merge == .keep && !isOptional }

    /// The comment of the member.
    func documentation(_ lowering: SwiftLowering) -> [DocCommentLine] {
        DeclarationLowering(lowering).documentation(of: property, isConverted: conversion != nil)
    }
}

/// The functions that convert a property's value to a member and back.
struct MappedConversion: Sendable {
    /// The types of the member and of the contract's value, without optionality.
    var type, source: SwiftTypeSpelling
    /// The static functions of the model. The value is nil if the library converts between a date and its text.
    var functions: (from: SwiftIdentifier, to: SwiftIdentifier)?
    /// The values that tests convert. The list is empty if the contract's own samples are used.
    var examples: [ContractValue]

    /// Whether the member's type is `Date`, or a type that may conform to `TimeOrdered`. A string may have any format,
    /// so a string is not treated as a point in time.
    var mayBeMoment: Bool {
        var name = type.text[...]
        for module in ["Foundation.", "Swift."] where name.hasPrefix(module) { name = name.dropFirst(module.count) }
        if name == "Date" { return true }
        let module = SystemTypes.module(of: String(name.prefix { $0 != "<" }))
        return !name.hasPrefix("[") && module != "Swift" && module != "Foundation"
    }

    /// The requirements of the model's protocol for the conversion.
    var requirements: [String] {
        guard let (from, to) = functions else { return [] }
        return [
            "static func \(from.declared)(_ value: \(source.text)) -> \(type.text)?",
            "static func \(to.declared)(_ value: \(type.text)) -> \(source.text)",
        ]
    }

    /// Returns the function that converts a value of the contract.
    func from(_ model: String, _ words: MappingWords) -> String {
        functions.map { "\(model).\($0.from.member)" } ?? "\(words.moments).date"
    }

    /// Returns the function that converts a member to the value of the contract.
    func to(_ model: String, _ words: MappingWords) -> String {
        functions.map { "\(model).\($0.to.member)" }
            ?? "\(words.moments).\(source.text.hasSuffix("String") ? "text" : "timestamp")"
    }
}

/// An enumeration of the app that represents an enumeration of the contract.
struct MappedEnumeration: Sendable {
    /// A value of the contract, with its case in the contract's enumeration and in the app's.
    struct Case: Sendable {
        var value: ContractValue
        var name: SwiftIdentifier
        var member: SwiftIdentifier
    }

    var id: TypeID
    var source: SwiftTypeSpelling
    var type: SwiftIdentifier
    var cases: [Case]
    var catchAll: SwiftIdentifier
    var fallback: SwiftIdentifier

    /// Returns the case of the app's enumeration for a value of the contract.
    func member(for value: ContractValue) -> SwiftIdentifier {
        cases.first { $0.value == value }?.member ?? fallback
    }
}

/// All models and enumerations that the configuration maps.
struct MappingPlan: Sendable {
    var models: [MappedModel] = []
    var enumerations: [MappedEnumeration] = []

    func model(_ id: TypeID) -> MappedModel? { models.first { $0.id == id } }

    /// Whether a merge of the model, or of models within it, can delete models.
    func deletes(_ model: MappedModel) -> Bool {
        var seen: Set<TypeID> = []
        var waiting = [model.id]
        while let id = waiting.popLast() {
            guard seen.insert(id).inserted, let model = self.model(id) else { continue }
            for property in model.properties {
                guard case .model(let inner, _) = property.content else { continue }
                if property.orphans == .delete { return true }
                waiting.append(inner)
            }
        }
        return false
    }
}
