"""Faults in the generator: a line of its source and its replacement. Each fault must change the output."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    name: str
    path: str
    search: str
    replace: str


LOWERING = "Sources/Emission/SwiftEmission/Lowering/"
CONTRACT = "Sources/Contract/ContractReading/Building/"

FAULTS = [
    # Faults in the emission: the models are wrong. The tests are made from the contract, so they should notice the
    # fault.
    Fault("missing-unreported", LOWERING + "CodingLowering.swift",
          'return FieldCall(method: "value", form', 'return FieldCall(method: "defaulted", form'),
    Fault("aliases-forgotten", LOWERING + "CodingLowering.swift",
          "if !property.definition.aliases.isEmpty {", "if property.definition.aliases.count > 9 {"),
    Fault("null-never-allowed", LOWERING + "CodingLowering.swift",
          'let nullable = definition.isNullable ? ["nullable: true"] : []', "let nullable: [String] = []"),
    Fault("count-forgotten", LOWERING + "TypeSpeller.swift",
          "let count = constraints.minItems, count > 0", "let count = constraints.minItems, count > 99"),
    Fault("constants-unchecked", LOWERING + "CodingLowering.swift",
          "guard let constant = property.constant, property.decodingForm == nil",
          "guard let constant = property.constant, property.decodingForm != nil"),
    Fault("collections-optional", LOWERING + "CodingLowering.swift",
          "case .emptyCollection:\n            return definition.isRequired ? collectionCall",
          "case .emptyCollection:\n            return !definition.isRequired ? collectionCall"),
    Fault("keys-by-swift-name", LOWERING + "PropertyLowering.swift",
          "key == property.stored.name ? nil : .string(key)",
          "key == property.stored.name ? nil : .string(property.name.name)"),
    Fault("raw-values-by-swift-name", LOWERING + "EnumerationLowering.swift",
          "value: rawLiteral(element.value, of: shape) ?? jsonLiteral(element.value)", "value: .string(name.name)"),
    Fault("cases-in-another-order", LOWERING + "EnumerationLowering.swift",
          'names.names.map { "." + $0.member }', 'names.names.reversed().map { "." + $0.member }'),
    Fault("tags-of-the-neighbour", LOWERING + "UnionLowering.swift",
          "let variant = shape.variants[index]\n        if shape.discriminator == nil",
          "let variant = shape.variants[(index + 1) % shape.variants.count]\n        if shape.discriminator == nil"),
    Fault("error-as-any-record", LOWERING + "EnvelopeLowering.swift",
          'property.method = "failure"', 'property.method = "optional"'),
    Fault("null-not-written", LOWERING + "LoweredProperty.swift",
          "isRequired && isNullable && !isReadOnly", "isRequired && isNullable && isReadOnly"),
    # Faults in the reading: models and tests agree with each other, but not with the document. The oracle should notice
    # the fault.
    Fault("nothing-required", CONTRACT + "ContractBuilder+Records.swift",
          "isRequired: merge.required[source.key] != nil", "isRequired: merge.required[source.key] == nil && false"),
    Fault("defaults-ignored", CONTRACT + "ContractBuilder+Records.swift",
          "let preset = setting.preset ?? declared.map { ContractValue($0) }", "let preset = setting.preset"),
    Fault("strictness-ignored", CONTRACT + "ContractBuilder+Records.swift",
          "setting.isStrict || extensions?.isStrict == true", "setting.isStrict"),
    Fault("last-value-lost", CONTRACT + "ContractBuilder+Shapes.swift",
          "in (schema.enumeration ?? []).enumerated() where", "in (schema.enumeration ?? []).dropLast().enumerated() where"),
]
