import ContractModel
import SwiftEmission

/// The names of a document. Configurations of other generators name parts of the document in their own spelling.
struct DocumentVocabulary {
    private let contract: Contract
    /// The greatest number of places that one name may have. More renames would make the configuration unreadable.
    private static let limit = 200

    init(_ contract: Contract) {
        self.contract = contract
    }

    /// Returns the schemas with a name, which may be spelled as in the document or as a type in Swift.
    func schemas(_ name: String) -> [String] {
        let all = contract.definitions.compactMap(\.schemaName)
        let exact = all.filter { $0 == name }
        return exact.isEmpty ? all.filter { IdentifierCasing.upperCamel($0) == name } : exact
    }

    /// Returns all properties with the name, as `Schema.property`. The name may have its schema in front.
    func properties(_ name: String) -> [String] {
        members(name) { shape in shape.allProperties.map(\.key) }
    }

    /// Returns the values of enumerations, as `Schema.value`. The value may have its schema in front.
    func values(_ value: String) -> [String] {
        members(value) { shape in
            guard case .enumeration(let enumeration) = shape else { return [] }
            return enumeration.cases.map(\.value.text)
        }
    }

    /// Returns all parameters with the name, as `operation.parameter`.
    func parameters(_ name: String) -> [String] {
        Array(
            contract.operations.flatMap { operation in
                (operation.interface?.parameters ?? []).filter { $0.name == name }.map { _ in
                    "\(operation.name).\(name)"
                }
            }.prefix(Self.limit))
    }

    func hasOperation(_ name: String) -> Bool {
        contract.operations.contains { $0.name == name }
    }

    func hasPath(_ path: String) -> Bool {
        contract.operations.contains { $0.path == path }
    }

    /// Returns the tag with a name, which may be spelled as a type in Swift.
    func tag(_ name: String) -> String? {
        let all = contract.operations.flatMap { $0.interface?.tags ?? [] }
        return all.first { $0 == name } ?? all.first { IdentifierCasing.upperCamel($0) == name }
    }

    private func members(_ name: String, of keys: (TypeShape) -> [String]) -> [String] {
        var found: [String] = []
        for definition in contract.definitions where found.count < Self.limit {
            let owner = contract.documentName(of: definition.id)
            let swift = IdentifierCasing.upperCamel(owner)
            found += Set(keys(definition.shape)).filter {
                $0 == name || "\(owner).\($0)" == name || "\(swift).\($0)" == name
            }.sorted().map { "\(owner).\($0)" }
        }
        return found
    }
}
