package import ContractModel
import SwiftEmission
import Texts

/// Writes enumerations and unions.
extension ContractPage {
    package func write(_ shape: EnumerationShape, of id: TypeID, to page: inout MarkdownPage) {
        let members = names[members: id]
        let rawType =
            switch shape.rawType {
            case .string: model.known.string
            case .integer: model.known.int
            case .json: model.known.jsonValue
            }
        let other = ".\(members.catchAll.member)(\(rawType.text))"
        let verdict: MarkdownText = shape.allowsOthers ? ", which is allowed and not reported" : ""
        page.paragraph(
            "\(Self.count(shape.cases.count, "value", "values")). Any other value is \(.code(other))\(verdict).")
        page.table(
            ["value", "Swift", "description"],
            zip(shape.cases, members.members).map { element, name in
                [
                    .code(shape.rawType == .string ? element.value.words : element.value.json),
                    .code("." + name.identifier.member),
                    cell(element.documentation.besides(name.identifier), deprecation: element.deprecation),
                ]
            })
    }

    package func write(_ shape: UnionShape, of id: TypeID, to page: inout MarkdownPage) {
        let members = names[members: id]
        let other = MarkdownText.code(".\(members.catchAll.member)(\(model.known.jsonValue.text))")
        let count = Self.count(shape.variants.count, "variant", "variants")
        if let key = shape.discriminator {
            page.paragraph("\(count), distinguished by \(.code(key)). Any other value is \(other).")
        } else {
            page.paragraph("\(count), distinguished by their content. Any other value is \(other).")
        }
        let evidence: MarkdownText = shape.discriminator.map { "\(.code($0)) is" } ?? "recognized by"
        page.table(
            [evidence, "type", "Swift", "description"],
            shape.variants.indices.map { index in
                let variant = shape.variants[index]
                let name = members.members[index].identifier
                return [
                    self.evidence(for: index, of: shape), type(variant.use.reference),
                    .code("." + name.member),
                    variant.documentation == contract[id].documentation
                        ? "" : cell(variant.documentation.besides(name)),
                ]
            })
    }

    private func evidence(for index: Int, of shape: UnionShape) -> MarkdownText {
        let variant = shape.variants[index]
        guard shape.discriminator != nil, !variant.discriminatorValues.isEmpty || index == shape.defaultVariant else {
            return evidence(for: variant.use.reference)
        }
        let values = variant.discriminatorValues.map { MarkdownText.code($0) }
        return (values + (index == shape.defaultVariant ? ["any other value"] : [])).joined(", ")
    }

    /// Describes the values of a variant, in the words of JSON.
    private func evidence(for reference: TypeReference) -> MarkdownText {
        if let id = model.replacedDefinition(behind: reference), let shape = contract.replaced[id] {
            return evidence(for: shape, reference)
        }
        if contract.isFreeObject(reference) { return "an object" }
        switch model.resolved(reference) {
        case .scalar(let scalar): return Self.evidence(for: scalar)
        case .json, .payload: return "any JSON"
        case .array(let element): return "an array, each element \(evidence(for: element))"
        case .dictionary: return "an object"
        case .optional(let wrapped): return evidence(for: wrapped)
        case .definition(let id), .generic(let id, _): return evidence(for: contract[id].shape, reference)
        }
    }

    private static func evidence(for scalar: ScalarType) -> MarkdownText {
        switch scalar.jsonTypes {
        case .string: "a string"
        case .boolean: "`true` or `false`"
        case .integer: "an integer"
        case .number: "a number"
        default: "any JSON"
        }
    }

    private func evidence(for shape: TypeShape, _ reference: TypeReference) -> MarkdownText {
        switch shape {
        case .record(let shape) where shape.isWrapper: return "an array or object"
        case .record(let shape): return Self.evidence(for: shape.properties)
        case .envelope(let shape): return Self.evidence(for: shape.properties)
        case .enumeration: return "a value of \(type(model.resolved(reference)))"
        case .union: return "a variant of \(type(model.resolved(reference)))"
        case .alias, .outcome, .namespace: return "an object"
        }
    }

    /// The greatest number of keys that are listed for a variant, and their greatest length.
    private static let keyLimit = 8
    private static let wordLimit = 96

    /// Describes the properties by which a value is recognized. Constants are preferred to keys.
    private static func evidence(for properties: [PropertyDefinition]) -> MarkdownText {
        let constants = properties.filter { $0.constant != nil }
        if !constants.isEmpty {
            return list(constants) { "\(word($0.key)) is \(word($0.constant?.words ?? ""))" }
        }
        let required = properties.filter(\.tellsRecord)
        if !required.isEmpty { return "an object with \(list(required) { word($0.key) })" }
        return properties.isEmpty ? "an object" : "an object with any of \(list(properties) { word($0.key) })"
    }

    private static func list(
        _ properties: [PropertyDefinition], _ text: (PropertyDefinition) -> MarkdownText
    ) -> MarkdownText {
        let further: [MarkdownText] =
            properties.count > keyLimit ? ["\(properties.count - keyLimit) more"] : []
        return (properties.prefix(keyLimit).map(text) + further).joined(", ")
    }

    private static func word(_ text: String) -> MarkdownText {
        .code(text.clipped(to: wordLimit))
    }
}
