package import ContractModel
package import GenerationSettings

/// Lowers a named contract to the files of the generated module.
///
/// All decisions about the text are made here, so the templates are linear. Files do not depend on each other: `files`
/// lists them, and each file can be lowered on any thread. `SwiftLowering` is a class, because the lowering of each
/// declaration refers to it. Each copy of a structure would retain all tables of the contract and the names.
package final class SwiftLowering: Sendable {
    package let contract: Contract
    package let names: NameTable
    package let options: GenerationOptions
    package let conformances: ConformanceTable
    package let known: LibrarySpellings
    /// The definitions nested in each definition, indexed by `TypeID`, sorted by name.
    package let nested: [[TypeID]]
    package let header: [DocCommentLine]
    /// The types that are operations of a client. The set is empty without a client.
    package let calledTypes: Set<TypeID>
    /// The records that calls throw. The set is empty without a client.
    package let failures: Set<TypeID>

    package init(
        contract: Contract, names: NameTable, options: GenerationOptions,
        conformances: ConformanceTable = ConformanceTable()
    ) {
        self.contract = contract
        self.names = names
        self.options = options
        self.conformances = conformances
        known = LibrarySpellings(shadowed: names.shadowed, runtimeModule: options.runtimeModule)
        nested = Self.nested(contract, names)
        header = GeneratedHeader.lines(contract.info)
        failures = options.emit.contains(.client) ? contract.failureRecords : []
        calledTypes =
            options.emit.contains(.client)
            ? Set(contract.calledOperations.filter { !$0.isCalledByServer }.compactMap(\.type)) : []
    }

    /// Returns the definitions nested in each definition, indexed by `TypeID`, sorted by name.
    private static func nested(_ contract: Contract, _ names: NameTable) -> [[TypeID]] {
        var result = [[TypeID]](repeating: [], count: contract.definitions.count)
        for id in contract.definitions.indices.map(TypeID.init) {
            if let owner = owner(of: id, contract, names) { result[owner.rawValue].append(id) }
        }
        for index in result.indices where result[index].count > 1 {
            result[index].sort { names[type: $0].lastName < names[type: $1].lastName }
        }
        return result
    }

    /// Returns the definition in whose type a definition is nested: the nearest owner whose path is the path of the
    /// nested type without the last name.
    private static func owner(of id: TypeID, _ contract: Contract, _ names: NameTable) -> TypeID? {
        if let operation = contract.forms[id] { return operation }
        let path = names[type: id].path
        guard path.count > 1 else { return nil }
        var origin = contract[id].origin
        while case .inline(let owner, _) = origin {
            if names[type: owner].path.elementsEqual(path.dropLast()) { return owner }
            origin = contract[owner].origin
        }
        return nil
    }
}

extension TypeName {
    var lastName: String { path.last?.name ?? "" }
}

// MARK: References

extension SwiftLowering {
    /// Returns the type behind aliases.
    package func resolved(_ reference: TypeReference) -> TypeReference {
        contract.resolved(reference)
    }

    /// Returns the type behind aliases, with the constraints of the alias that declares it.
    package func resolved(_ use: TypeUse) -> TypeUse {
        contract.resolved(use)
    }

    /// Returns the definition behind aliases that a type of the user replaces.
    package func replacedDefinition(behind reference: TypeReference) -> TypeID? {
        if contract.replaced.isEmpty { return nil }
        var reference = reference
        while case .definition(let id) = reference, case .alias(let use) = contract[id].shape {
            if contract.replaced[id] != nil { return id }
            reference = use.reference
        }
        return nil
    }
}
