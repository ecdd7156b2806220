extension Contract {
    /// Whether a type of the user's stands for it, or for what it nests in.
    public func isReplaced(_ id: TypeID) -> Bool {
        !replaced.isEmpty && replaced[root(of: id)] != nil
    }

    /// What the definition nests in, or itself.
    public func root(of id: TypeID) -> TypeID {
        var id = id
        while case .inline(let owner, _) = self[id].origin { id = owner }
        return id
    }

    /// The contract with the shapes that the values of the user's types have.
    public var restored: Contract {
        var contract = self
        for (id, shape) in replaced { contract[id].shape = shape }
        return contract
    }

    /// The type of the user's that stands for a definition.
    public func externalType(for id: TypeID) -> ExternalType? {
        guard replaced[id] != nil, case .alias(let use) = self[id].shape,
            case .scalar(.external(let type)) = use.reference
        else { return nil }
        return type
    }
}
