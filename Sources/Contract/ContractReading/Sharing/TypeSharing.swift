import ContractModel
import GenerationSettings

/// Replaces equal inline types by one type, wherever they are in the contract.
struct TypeSharing {
    private var contract: Contract
    private let groups: [EqualTypes.Group]
    private let places: SharedPlaces
    /// The new id of each definition, indexed by the old `TypeID`. The element is nil for a definition that is no
    /// longer needed.
    private var numbers: [TypeID?] = []

    /// - Parameters:
    ///   - called: The types of operations that a client calls. These types are kept even if no type is nested in them.
    ///   - notesPlaces: Whether the contract records the former places of the types.
    static func share(
        in contract: inout Contract, options: GenerationOptions, called: Set<TypeID>, notesPlaces: Bool,
        isFixed: (TypeID) -> Bool
    ) {
        let groups = EqualTypes.groups(in: contract, options: options, isFixed: isFixed)
        if groups.isEmpty { return }
        let former = notesPlaces ? contract.paths : []
        let names = groups.map { group in
            ([group.schema].compactMap(\.self) + group.members).map { contract.documentName(of: $0) }
        }
        var sharing = TypeSharing(contract, groups)
        // If two contracts shared the array, the first change would copy it.
        contract.definitions = []
        sharing.describe()
        sharing.number(called)
        sharing.renumber()
        if notesPlaces { sharing.notePlaces(former) }
        contract = sharing.contract
        for (group, names) in zip(groups, names) {
            contract.namesOfPlaces[sharing.number(of: group.members[0])] = names
        }
    }

    private init(_ contract: Contract, _ groups: [EqualTypes.Group]) {
        self.contract = contract
        self.groups = groups
        places = SharedPlaces(groups, in: contract)
    }

    /// Sets the documentation of the types of groups. A title or description is kept if all members have it.
    private mutating func describe() {
        for group in groups where group.schema == nil {
            let texts = group.members.map { contract[$0].documentation }
            let first = texts[0]
            let target = group.members[0]
            contract[target].documentation = Documentation(
                title: texts.allSatisfy { $0.title == first.title } ? first.title : nil,
                summary: texts.allSatisfy { $0.summary == first.summary } ? first.summary : nil,
                description: texts.allSatisfy { $0.description == first.description } ? first.description : nil,
                remarks: first.remarks)
            let described = group.members.first { !contract[$0].examples.isEmpty }
            contract[target].examples = described.map { contract[$0].examples } ?? []
        }
        for index in contract.definitions.indices { contract.definitions[index].origin = places.origins[index] }
    }

    /// Assigns new numbers to the definitions that are kept. A namespace is dropped if no type is nested in it any
    /// more.
    private mutating func number(_ called: Set<TypeID>) {
        var owners: Set<TypeID> = []
        for (index, target) in places.targets.enumerated() where target.rawValue == index {
            if case .inline(let owner, _) = places.origins[index] { owners.insert(owner) }
        }
        var count = 0
        for (index, target) in places.targets.enumerated() {
            let id = TypeID(index)
            var isNeeded = target == id
            if case .namespace = contract[id].shape {
                isNeeded = isNeeded && (owners.contains(id) || called.contains(id))
            }
            numbers.append(isNeeded ? TypeID(count) : nil)
            if isNeeded { count += 1 }
        }
    }

    private func number(of id: TypeID) -> TypeID {
        numbers[places.targets[id.rawValue].rawValue] ?? TypeID(0)
    }

    private mutating func renumber() {
        var definitions: [TypeDefinition] = []
        for index in contract.definitions.indices {
            guard let id = numbers[index] else { continue }
            var definition = contract.definitions[index]
            definition.id = id
            if case .inline(let owner, let role) = definition.origin {
                definition.origin = .inline(owner: number(of: owner), role: role)
            }
            definition.shape.mapReferences(number)
            definitions.append(definition)
        }
        contract.definitions = definitions
        for index in contract.operations.indices {
            contract.operations[index].mapReferences(number)
            contract.operations[index].type = contract.operations[index].type.flatMap { numbers[$0.rawValue] }
        }
        for index in contract.samples.indices {
            contract.samples[index].use.reference = contract.samples[index].use.reference.mapping(number)
        }
        for index in contract.jobs.indices { contract.jobs[index].type = number(of: contract.jobs[index].type) }
        contract.shared.types = Set(contract.shared.types.map(number))
        contract.replaced = Dictionary(
            contract.replaced.map { id, shape in
                var shape = shape
                shape.mapReferences(number)
                return (number(of: id), shape)
            }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func notePlaces(_ former: [DefinitionPath]) {
        let paths = contract.paths
        for group in groups {
            for member in group.members {
                let path = paths[number(of: member).rawValue]
                if path != former[member.rawValue] { contract.joined[former[member.rawValue]] = path }
            }
        }
    }
}
