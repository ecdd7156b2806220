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

    /// Describes the replacement for a missing property.
    static func substitute(for property: PropertyDefinition) -> ChangeEffect {
        switch property.absence {
        case .none: .degrades("`nil`")
        case .value(let value): .degrades("\(CodeSpan.text(of: value.jsonLine)) instead, and reports it")
        case .emptyCollection: .degrades("an empty collection instead, and reports it")
        case .zero: .degrades("the type's zero value instead, and reports it")
        case .emptyRecord: .degrades("an empty record instead, and reports it")
        case .failure: .lostRecord
        }
    }
}
