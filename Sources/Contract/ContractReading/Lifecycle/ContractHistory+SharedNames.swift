import ContractModel

extension ContractHistory {
    /// Keeps the names that equal inline types shared in the last run. If all of these types but one have changed, the
    /// unchanged type keeps the name, so its users change nothing.
    func keepSharedNames(in contract: inout Contract) {
        guard let past else { return }
        let paths = contract.paths
        let known = Set(paths)
        let shared = past.definitions.filter { old in
            old.departure == nil && old.path.roles.isEmpty && !known.contains(old.path)
                && old.facts["shared"] == nil && !isInDocument(old.path.root)
        }
        if shared.isEmpty { return }
        let types = (past: LockedTypes(past), present: LockedTypes(ContractLock(of: contract, workers: workers)))
        for old in shared {
            guard case .schema(let name) = old.path.root else { continue }
            let last = contract.definitions.first { definition in
                guard case .inline(_, let role) = definition.origin, definition.shape.isNestable else { return false }
                let words = [SharedWord(role, title: definition.documentation.title), SharedWord(role, title: nil)]
                return words.contains { $0.map { name.bareLetters.hasSuffix($0.text.bareLetters) } ?? false }
                    && isUnchanged(old, at: paths[definition.id.rawValue], types)
            }
            if let last { contract.definitions[last.id.rawValue].origin = .schema(name) }
        }
    }

    /// Whether the type at a place, which had no type of its own, has the members of a shared type.
    private func isUnchanged(
        _ old: LockedDefinition, at path: DefinitionPath, _ types: (past: LockedTypes, present: LockedTypes)
    ) -> Bool {
        guard let present = types.present[path], present.members.map(\.name) == old.members.map(\.name) else {
            return false
        }
        if let former = types.past[path], former.aliasedType != .definition(old.path) { return false }
        return !types.past.needsMigration(
            from: .definition(old.path), to: .definition(path), in: types.present, converting: [])
    }
}
