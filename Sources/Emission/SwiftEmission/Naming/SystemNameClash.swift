package import ContractModel

/// A type that the document calls like a type of Swift or of a framework that users of the module write daily.
package struct SystemNameClash: Sendable {
    let subject: NamingMessages.Subject
    let name: String
    /// The module that has the other type.
    let module: String
    /// A name that no type of the contract has.
    package let proposal: String
    /// Whether the type is that of an operation.
    private let isOperation: Bool

    /// The key of `rename:` in the configuration.
    package var documentName: String { subject.documentName }

    /// The clashes of a contract, in its order. A name that the user has chosen does not clash.
    ///
    /// - Parameter renamed: the names that the configuration gives, by what it renames.
    static func all(in contract: Contract, _ types: [TypeName], renamed: [String: String]) -> [SystemNameClash] {
        let known = Set(types.lazy.compactMap { $0.path.count == 1 ? $0.path[0].name : nil })
        let chosen = Set(renamed.values)
        return zip(contract.definitions, types).compactMap { definition, type in
            guard type.path.count == 1, !definition.isGone else { return nil }
            let name = type.path[0].name
            guard let module = SystemTypes.daily[name], definition.preferredName != name, !chosen.contains(name) else {
                return nil
            }
            let proposal = ["API" + name, name + "DTO"].first { !known.contains($0) } ?? name + "Schema"
            return SystemNameClash(
                subject: NamingMessages.Subject(definition, in: contract), name: name, module: module,
                proposal: proposal, isOperation: definition.isOperation)
        }
    }

    /// The clashes of schemas in a contract whose names are settled, where nothing is renamed. An operation has a type
    /// only where a client is made.
    package static func ofSchemas(in contract: Contract, _ names: NameTable) -> [SystemNameClash] {
        all(in: contract, names.definitions.map(\.type), renamed: [:]).filter { !$0.isOperation }
    }
}

extension TypeDefinition {
    fileprivate var isOperation: Bool {
        if case .operation = origin { true } else { false }
    }
}
