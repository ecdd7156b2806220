extension Contract {
    /// Whether the configuration replaces the definition, or the definition that contains it, by a type of the user.
    public func isReplaced(_ id: TypeID) -> Bool {
        !replaced.isEmpty && replaced[root(of: id)] != nil
    }

    /// Whether the output declares the definition as a model.
    public func isModel(_ id: TypeID) -> Bool { !isReplaced(id) && forms[id] == nil }

    /// Returns the outermost definition that contains this definition, or the definition itself.
    public func root(of id: TypeID) -> TypeID {
        var id = id
        while case .inline(let owner, _) = self[id].origin { id = owner }
        return id
    }

    /// The contract in which the replaced definitions have their original shapes.
    public var restored: Contract {
        var contract = self
        for (id, shape) in replaced { contract[id].shape = shape }
        return contract
    }

    /// Returns the user's type that replaces a definition, or nil.
    public func externalType(for id: TypeID) -> ExternalType? {
        guard replaced[id] != nil, case .alias(let use) = self[id].shape,
            case .scalar(.external(let type)) = use.reference
        else { return nil }
        return type
    }
}
