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
        let inline = contract.definitions.compactMap { definition -> InlineType? in
            let path = paths[definition.id.rawValue]
            guard case .inline(_, let role) = definition.origin, definition.shape.isNestable,
                let members = types.present[path]?.members.map(\.name)
            else { return nil }
            let words = [SharedWord(role, title: definition.documentation.title), SharedWord(role, title: nil)]
            return (definition.id, path, members, words.compactMap { $0?.text.bareLetters })
        }
        var candidates = Dictionary(grouping: inline, by: \.members)
        for old in shared {
            guard case .schema(let name) = old.path.root else { continue }
            let (letters, members) = (name.bareLetters, old.members.map(\.name))
            let last = candidates[members]?.firstIndex { type in
                type.words.contains(where: letters.hasSuffix) && isUnchanged(old, at: type.path, types)
            }
            guard let last, let id = candidates[members]?.remove(at: last).id else { continue }
            contract.definitions[id.rawValue].origin = .schema(name)
        }
    }

    /// A present inline type, with the names of its members and the words from which a shared name is made.
    private typealias InlineType = (
        id: TypeID, path: DefinitionPath, members: [LockedMember.Name], words: [String]
    )

    /// Whether the type at a place, which had no type of its own, is equal to a shared type with equal names of members.
    private func isUnchanged(
        _ old: LockedDefinition, at path: DefinitionPath, _ types: (past: LockedTypes, present: LockedTypes)
    ) -> Bool {
        if let former = types.past[path], former.aliasedType != .definition(old.path) { return false }
        return !types.past.needsMigration(
            from: .definition(old.path), to: .definition(path), in: types.present, converting: [])
    }
}
