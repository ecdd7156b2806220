package import ContractModel
import SwiftEmission

/// Writes records and their properties.
extension ContractPage {
    package func write(_ shape: RecordShape, of id: TypeID, to page: inout MarkdownPage) {
        var lowering = DeclarationLowering(model)
        let members = names[members: id]
        if shape.isWrapper, let value = lowering.properties(shape.properties, members.members).first {
            page.paragraph("The whole value, \(type(of: value)), is in \(.code(value.name.name)).")
            return
        }
        if shape.properties.isEmpty { page.paragraph("The type has no properties.") }
        if shape.isError { page.paragraph("Generated code throws this type if an envelope reports a failure.") }
        writeTable(of: lowering.properties(shape.properties, members.members), to: &page)
        writeSkipped(shape.properties, to: &page)
        if let values = shape.additionalProperties ?? (shape.keepsUnknown ? TypeUse(.json) : nil) {
            let dictionary = TypeReference.dictionary(values.reference)
            page.paragraph("Further keys are kept in \(.code(members.additionalProperties.name)), \(type(dictionary)).")
        }
    }

    func writeTable(of properties: [LoweredProperty], to page: inout MarkdownPage) {
        let examples = properties.map { Self.example($0.definition.examples.first?.value) }
        let hasExamples = examples.contains { !$0.isEmpty }
        page.table(
            ["key", "type", "required", "nullable", "when missing"] + (hasExamples ? ["example"] : []) + [
                "description"
            ],
            zip(properties, examples).map { property, example in
                [
                    key(of: property), type(of: property), property.definition.isRequired ? "yes" : "no",
                    property.definition.isNullable ? "yes" : "no", absence(of: property),
                ] + (hasExamples ? [example] : []) + [description(of: property)]
            })
    }

    /// The greatest length of an example in characters.
    private static let exampleLimit = 60

    /// Returns a short example for a cell. A long example is left out, because the samples contain it.
    static func example(_ value: ContractValue?) -> MarkdownText {
        let words = value?.words ?? ""
        return words.isEmpty || words.count > exampleLimit ? "" : .code(words)
    }

    /// Writes the properties that the configuration leaves out of Swift.
    func writeSkipped(_ properties: [PropertyDefinition], to page: inout MarkdownPage) {
        let skipped = properties.filter { model.isSkipped($0) }.map { MarkdownText.code($0.key) }
        if !skipped.isEmpty { page.paragraph("Deprecated, and left out of the Swift type: \(skipped.joined(", ")).") }
    }

    private func key(of property: LoweredProperty) -> MarkdownText {
        let key = property.definition.key
        return key == property.name.name ? .code(key) : "\(.code(key)) (\(.code(property.name.name)))"
    }

    private func type(of property: LoweredProperty) -> MarkdownText {
        type(property.definition.use.reference, spelled: property.declaredType.text)
    }

    private func absence(of property: LoweredProperty) -> MarkdownText {
        if let constant = property.constant { return "always \(.code(constant.words))" }
        switch property.absence {
        case .none: return .code(property.definition.hasExplicitPresence ? ".absent" : "nil")
        case .failure:
            let isByFormat = contract.isStrictByFormat(property.definition)
            if !isByFormat { return "decoding fails" }
            return "decoding fails, because no \(.code(property.type.text)) can replace the value"
        case .emptyRecord: return "as decoded from `{}`"
        case .zero where property.definition.use.reference == .payload: return "the zero value of the payload's type"
        case .emptyCollection, .zero: return property.absentValue.map { .code($0.words) } ?? ""
        case .value:
            let value = property.absentValue.map { MarkdownText.code($0.words) } ?? ""
            return property.definition.defaultLocation == nil ? value : "\(value), the default"
        }
    }

    private func description(of property: LoweredProperty) -> MarkdownText {
        let definition = property.definition
        var notes: [MarkdownText] = []
        if !definition.aliases.isEmpty {
            notes.append("Also read from \(definition.aliases.map { .code($0) }.joined(", ")).")
        }
        if definition.isReadOnly { notes.append("Read-only.") }
        if definition.isWriteOnly { notes.append("Write-only.") }
        return cell(
            definition.documentation.besides(property.name), deprecation: definition.deprecation, notes: notes)
    }
}
