import ContractModel
import GenerationSettings
import SwiftEmission

/// A model of the app's that stands for a record.
struct MappedModel: Sendable {
    var id: TypeID
    /// The type of the record.
    var record: SwiftTypeSpelling
    var type: SwiftIdentifier
    var kind: ModelRule.Kind
    var properties: [MappedProperty]
    /// Positions of the properties by which two are known to be the same, in the order in which they decide.
    var identity: [Int]
    /// Position of the property that says how new a record is.
    var datedBy: Int?
    /// The modules that its members need.
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
    /// The protocol by which deprecated properties are read.
    var deprecatedName: String { "Deprecated" + protocolName }
}

/// A property and the member of the model that stands for it.
struct MappedProperty: Sendable {
    /// The source of the member's value.
    enum Content: Hashable, Sendable {
        /// The property's value as it is.
        case value
        /// Another enumeration, by its position among those that are mapped.
        case enumeration(Int, isList: Bool)
        /// Another model, by its schema.
        case model(TypeID, isList: Bool)
    }

    var property: LoweredProperty
    var member: SwiftIdentifier
    var content: Content
    /// The member's type.
    var type: SwiftTypeSpelling
    var isOptional: Bool
    /// The member's initial value. Nil if Swift has no expression for it.
    var initial: SwiftLiteral?
    var merge: ModelRule.Merge.Policy = .replace
    var nullClears = false
    var orphans: ModelRule.Orphans = .keep
    /// Where the member has another type than the contract's.
    var conversion: MappedConversion?

    /// Whether the compiler warns of whoever reads it.
    var isDeprecated: Bool { property.warning != nil }
    var key: String { property.definition.key }
    /// Whether the record may have no value for it.
    var mayBeNil: Bool { property.isOptional || property.definition.hasExplicitPresence }
    /// Whether a merge never changes it.
    var isKept: Bool { merge == .keep && !isOptional }

    /// The comment of the member.
    func documentation(_ lowering: SwiftLowering) -> [DocCommentLine] {
        DeclarationLowering(lowering).documentation(of: property, isConverted: conversion != nil)
    }
}

/// The functions that convert a property's value to a member and back.
struct MappedConversion: Sendable {
    /// Of the member and of the value, whether they may be nil or not.
    var type, source: SwiftTypeSpelling
    /// Static functions of the model's.
    var from, to: SwiftIdentifier
    /// The values that tests convert. Empty if the contract's own samples are used.
    var examples: [ContractValue]

    /// Whether the member's type is `Date`, or a type that may conform to `TimeOrdered`. A text may have any form, so it is
    /// not compared as a moment.
    var mayBeMoment: Bool {
        var name = type.text[...]
        for module in ["Foundation.", "Swift."] where name.hasPrefix(module) { name = name.dropFirst(module.count) }
        if name == "Date" { return true }
        let module = SystemTypes.module(of: String(name.prefix { $0 != "<" }))
        return !name.hasPrefix("[") && module != "Swift" && module != "Foundation"
    }

    /// The requirements of the model's protocol for the conversion.
    var requirements: [String] {
        [
            "static func \(from.declared)(_ value: \(source.text)) -> \(type.text)?",
            "static func \(to.declared)(_ value: \(type.text)) -> \(source.text)",
        ]
    }
}

/// An enumeration of the app's that stands for one of the contract's.
struct MappedEnumeration: Sendable {
    /// A value of the contract, its case, and the model's.
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

    /// The case that stands for a value.
    func member(for value: ContractValue) -> SwiftIdentifier {
        cases.first { $0.value == value }?.member ?? fallback
    }
}

/// All that is mapped.
struct MappingPlan: Sendable {
    var models: [MappedModel] = []
    var enumerations: [MappedEnumeration] = []

    func model(_ id: TypeID) -> MappedModel? { models.first { $0.id == id } }

    /// Whether a merge of the model may have something to delete, there or further down.
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
