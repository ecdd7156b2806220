import ContractModel

/// Determines the owners and names of the types that groups of equal inline types become.
///
/// A type that is used only within one type is nested in it, and any other type is at the top level. The name of a type
/// does not depend on the places that use it, as long as no other type has this name. If another place uses the type
/// later, all names stay the same.
struct SharedPlaces {
    private let contract: Contract
    private let groups: [EqualTypes.Group]
    /// The origin of each definition, indexed by `TypeID`. The types of groups get new origins.
    private(set) var origins: [TypeOrigin]
    /// The definition that replaces each definition, or the definition itself, indexed by `TypeID`.
    private(set) var targets: [TypeID]
    private var takenNames: Set<String> = []
    private var takenRoles: Set<TypeOrigin> = []
    private let paths: [String: String]

    /// The greatest depth of nested types. A type that would be nested more deeply is at the top level.
    private static let depthLimit = 32

    init(_ groups: [EqualTypes.Group], in contract: Contract) {
        self.contract = contract
        // Owners come before the types that are nested in them.
        self.groups = groups.sorted { ($0.height, $0.members[0]) > ($1.height, $1.members[0]) }
        origins = contract.definitions.map(\.origin)
        targets = contract.definitions.indices.map { TypeID($0) }
        paths = Dictionary(contract.operations.map { ($0.pointer, $0.path) }, uniquingKeysWith: { first, _ in first })
        for group in groups {
            let target = group.schema ?? group.members[0]
            for member in group.members { targets[member.rawValue] = target }
        }
        for index in origins.indices {
            guard case .inline(let owner, let role) = origins[index] else { continue }
            origins[index] = .inline(owner: targets[owner.rawValue], role: role)
        }
        place()
    }

    private mutating func place() {
        let grouped = Set(groups.lazy.flatMap(\.members))
        for (index, origin) in origins.enumerated() where !grouped.contains(TypeID(index)) {
            if case .inline = origin {
                takenRoles.insert(origin)
            } else {
                takenNames.insert(origin.documentName.bareLetters)
                if case .component(_, let name) = origin { takenNames.insert(name.bareLetters) }
            }
        }
        var owners: [TypeID?] = []
        for group in groups {
            let owner = group.schema == nil ? owner(of: group) : nil
            owners.append(owner)
            guard group.schema == nil else { continue }
            // This origin is provisional. The last loop replaces it, when the owners of all groups are known.
            let role = role(of: group) ?? .property(group.word.text)
            origins[group.members[0].rawValue] =
                owner.map { .inline(owner: $0, role: role) } ?? .schema(group.word.text)
        }
        // The type that the most places use gets its name first.
        let order = groups.indices.filter { groups[$0].schema == nil }.sorted { left, right in
            let (left, right) = (groups[left], groups[right])
            let (one, other) = (contract[left.members[0]].pointer, contract[right.members[0]].pointer)
            return (right.members.count, one, left.members[0]) < (left.members.count, other, right.members[0])
        }
        for index in order { origins[groups[index].members[0].rawValue] = name(of: groups[index], in: owners[index]) }
    }

    // MARK: Owners

    /// Returns the innermost type that contains all places of the group, or nil if the type is at the top level.
    private func owner(of group: EqualTypes.Group) -> TypeID? {
        var common: [TypeID]?
        for member in group.members {
            let owners = owners(of: member)
            guard let known = common else {
                common = owners
                continue
            }
            let others = Set(owners)
            common = known.filter(others.contains)
            if common?.isEmpty == true { return nil }
        }
        return common?.first { contract[$0].shape.isNestable || isNamespace($0) }
    }

    /// Returns the types that contain a type, from the innermost to the outermost.
    private func owners(of id: TypeID) -> [TypeID] {
        var owners: [TypeID] = []
        var origin = origins[id.rawValue]
        while case .inline(let owner, _) = origin, owners.count < Self.depthLimit {
            owners.append(owner)
            origin = origins[owner.rawValue]
        }
        if case .inline = origin { return [] }
        return owners
    }

    private func isNamespace(_ id: TypeID) -> Bool {
        if case .namespace = contract[id].shape { true } else { false }
    }

    /// Returns the role of all members of a group, or nil if their roles differ.
    private func role(of group: EqualTypes.Group) -> InlineRole? {
        var common: InlineRole?
        for member in group.members {
            guard case .inline(_, let role) = contract[member].origin, common == nil || common == role else {
                return nil
            }
            common = role
        }
        return common
    }

    // MARK: Names

    private mutating func name(of group: EqualTypes.Group, in owner: TypeID?) -> TypeOrigin {
        let word = group.word.text
        guard let owner else {
            let fronts = [resource(of: group), rootName(of: group)].compactMap(\.self)
            let longer = fronts.filter { $0.bareLetters != word.bareLetters }.map { front in
                word.bareLetters.hasPrefix(front.bareLetters) ? word : front + SharedWord.separator + word
            }
            let names = (group.word.isGeneral ? [] : [word]) + longer + [contract.documentName(of: group.members[0])]
            let name = names.first { takenNames.insert($0.bareLetters).inserted }
            return .schema(name ?? contract[group.members[0]].pointer)
        }
        let roles = [
            role(of: group), .property(word), rootName(of: group).map { .property($0 + SharedWord.separator + word) },
        ]
        for role in roles.compactMap(\.self) {
            let origin = TypeOrigin.inline(owner: owner, role: role)
            if takenRoles.insert(origin).inserted { return origin }
        }
        return .inline(owner: owner, role: .property(contract[group.members[0]].pointer))
    }

    /// Returns the name of the schema, operation or component that contains the group's first place, or nil.
    private func rootName(of group: EqualTypes.Group) -> String? {
        switch contract[contract.root(of: group.members[0])].origin {
        case .schema(let name), .operation(let name), .component(_, let name): name
        case .inline: nil
        }
    }

    /// Returns the name of the resource of all operations that use the group: `book` for `/v1/books` and
    /// `/v1/books/{id}`. Returns nil if the paths have no common resource, or if schemas also use the group.
    private func resource(of group: EqualTypes.Group) -> String? {
        var common: [Substring]?
        for member in group.members {
            guard let path = paths[contract[contract.root(of: member)].pointer] else { return nil }
            let segments = path.split(separator: "/")
            common = common.map { known in zip(known, segments).prefix { $0 == $1 }.map(\.0) } ?? segments
        }
        let last = common?.last { segment in
            !segment.contains("{") && segment.count { $0.isLetter } > 2 && segment.lowercased() != "api"
        }
        return last.map { String($0).singular ?? String($0) }
    }
}
