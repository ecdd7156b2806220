import ContractModel
import Texts

/// Describes a contract's types for readers, in the document's words.
struct ContractText {
    let contract: Contract

    func type(_ reference: TypeReference, isNullable: Bool = false) -> String {
        isNullable ? "\(type(reference)) or null" : type(reference)
    }

    private func type(_ reference: TypeReference) -> String {
        switch reference {
        case .scalar(let scalar): scalar.documentWord
        case .json: "any JSON"
        case .array(let element): "list of \(type(element))"
        case .dictionary(let value): "map of \(type(value))"
        case .optional(let wrapped): "\(type(wrapped)) or null"
        case .definition(let id): name(of: id)
        case .generic(let id, let payload): "\(name(of: id)) of \(type(payload))"
        case .payload: "payload"
        }
    }

    func name(of id: TypeID) -> String {
        contract.definitions.documentName(of: id)
    }

    /// Describes a type by its name, or by its parts if it is inline.
    func summary(of use: TypeUse, isNullable: Bool = false) -> String {
        // This rule means that no value, or only null, conforms.
        if let rule = use.constraints.restrictions["type"]?.first { return rule }
        return (isInline(use.reference) ? details(of: use) : type(use.reference)) + (isNullable ? " or null" : "")
    }

    /// Describes a type by its parts. Reports use this text if the names of the old and the new type are equal.
    func details(of use: TypeUse) -> String {
        let text: String
        switch ValueForm(use.reference, in: contract) {
        case .union(let union):
            text = list(
                union.variants.map { isInline($0.use.reference) ? $0.nameHint : type($0.use.reference) }, " or ")
        case .enumeration(let enumeration): text = "one of " + list(enumeration.cases.map(\.value.jsonLine), ", ")
        case .object(let id, _): text = "object with " + list(contract[id].shape.allProperties.map(\.key), ", ")
        case .list(let element): text = "list of " + details(of: TypeUse(element))
        case .map(let value): text = "map of " + details(of: TypeUse(value))
        case .json where use.constraints.expectsObject: text = "any object"
        case .json, .scalar: text = type(use.reference)
        }
        let words = use.constraints.allowsNumberText ? "\(text) or string" : text
        return use.constraints.format.map { "\(words) (\($0))" } ?? words
    }

    private func list(_ words: [String], _ separator: String) -> String {
        let others = words.count - Self.namedCount
        return words.prefix(Self.namedCount).joined(separator: separator) + (others > 0 ? " and \(others) more" : "")
    }

    private static let namedCount = 6

    private func isInline(_ reference: TypeReference) -> Bool {
        guard case .definition(let id) = reference, case .inline = contract[id].origin else { return false }
        return true
    }

    /// Describes the replacement for a missing property.
    static func substitute(for property: PropertyDefinition) -> ChangeEffect {
        switch property.absence {
        case .none: .degrades("`nil`")
        case .value(let value): .degrades("\(CodeSpan.text(of: value.jsonLine)) instead, and reports the difference")
        case .emptyCollection: .degrades("an empty collection instead, and reports the difference")
        case .zero: .degrades("the type's zero value instead, and reports the difference")
        case .emptyRecord: .degrades("an empty record instead, and reports the difference")
        case .failure: .lostRecord
        }
    }
}
