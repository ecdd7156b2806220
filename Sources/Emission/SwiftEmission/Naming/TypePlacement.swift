import ContractModel

/// The Swift type that contains each type of a contract.
struct TypePlacement {
    /// The containing type, indexed by `TypeID`. The element is nil for a type at the top level.
    let containers: [TypeID?]
    /// The type at the top level that contains each type, or the type itself, indexed by `TypeID`.
    let roots: [TypeID]

    init(_ contract: Contract) {
        let containers = contract.definitions.indices.map { Self.container(of: TypeID($0), in: contract) }
        self.containers = containers
        roots = Self.roots(containers)
    }

    /// Returns the type that contains a form or an inline type. A form is in its operation. An inline type is in the
    /// nearest owner that can contain types. An alias has no body, and a type nested in a generic type would also be
    /// generic. The base of a polymorphic type is not nested in that type.
    private static func container(of id: TypeID, in contract: Contract) -> TypeID? {
        if let operation = contract.forms[id] { return operation }
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
