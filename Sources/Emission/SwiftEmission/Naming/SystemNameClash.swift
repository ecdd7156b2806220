package import ContractModel

/// A type of the document with the same name as a type of Swift or of a framework that users of the module need daily.
package struct SystemNameClash: Sendable {
    let subject: NamingMessages.Subject
    let name: String
    /// The module that declares the other type.
    let module: String
    /// A name that is free in the contract.
    package let proposal: String
    /// Whether the type belongs to an operation.
    private let isOperation: Bool

    /// The key of `rename:` in the configuration.
    package var documentName: String { subject.documentName }

    /// Returns the clashes of a contract, in the contract's order. A name that the user has chosen does not clash.
    ///
    /// - Parameter renamed: Maps names of the document to the names in the configuration.
    static func all(in contract: Contract, _ types: [TypeName], renamed: [String: String]) -> [SystemNameClash] {
        let known = Set(types.lazy.compactMap { $0.path.count == 1 ? $0.path[0].name : nil })
        let chosen = Set(renamed.values)
        return zip(contract.definitions, types).compactMap { definition, type in
            guard type.path.count == 1, !definition.isGone else { return nil }
            let name = type.path[0].name
            guard let module = SystemTypes.daily[name], definition.preferredName != name, !chosen.contains(name) else {
                return nil
            }
            let proposal =
                ["API" + name, name + "DTO"].first {
                    !known.contains($0) && !GeneratedVocabulary.names.contains($0)
                } ?? name + "Schema"
            return SystemNameClash(
                subject: NamingMessages.Subject(definition, in: contract), name: name, module: module,
                proposal: proposal, isOperation: definition.isOperation)
        }
    }

    /// Returns the clashes of schemas in a contract without renames. Operations are left out, because they have types
    /// only in a client.
    package static func ofSchemas(in contract: Contract, _ names: NameTable) -> [SystemNameClash] {
        all(in: contract, names.definitions.map(\.type), renamed: [:]).filter { !$0.isOperation }
    }
}
