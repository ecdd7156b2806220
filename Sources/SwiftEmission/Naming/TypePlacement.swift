import ContractModel

/// In which Swift type each type of a contract stands.
struct TypePlacement {
    /// By `TypeID`; nil at the top level.
    let containers: [TypeID?]
    /// By `TypeID`: the type at the top level in which it stands, or itself.
    let roots: [TypeID]

    init(_ contract: Contract) {
        let containers = contract.definitions.indices.map { Self.container(of: TypeID($0), in: contract) }
        self.containers = containers
        roots = Self.roots(containers)
    }

    /// An inline type nests in its owner, but stands beside it where it is the base of a polymorphic type, and where the owner
    /// cannot hold types: an alias has no body, and what nests in a generic type would be generic with it.
    private static func container(of id: TypeID, in contract: Contract) -> TypeID? {
        var id = id
        while case .inline(let owner, let role) = contract.definitions[id.rawValue].origin {
            if role != .base, holdsTypes(contract.definitions[owner.rawValue].shape) { return owner }
            id = owner
        }
        return nil
    }

    private static func holdsTypes(_ shape: TypeShape) -> Bool {
        switch shape {
        case .record, .enumeration, .union, .namespace: true
        case .alias, .envelope, .outcome: false
        }
    }

    private static func roots(_ containers: [TypeID?]) -> [TypeID] {
        var roots: [TypeID?] = containers.map { _ in nil }
        for start in containers.indices where roots[start] == nil {
            var path: [Int] = []
            var current = start
            while roots[current] == nil, let container = containers[current] {
                path.append(current)
                current = container.rawValue
            }
            let root = roots[current] ?? TypeID(current)
            roots[current] = root
            for index in path { roots[index] = root }
        }
        return roots.enumerated().map { $1 ?? TypeID($0) }
    }
}
