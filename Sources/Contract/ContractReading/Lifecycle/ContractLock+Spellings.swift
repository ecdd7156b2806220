import ContractModel

extension ContractLock {
    /// Returns the lock with the present names of operations whose names differ from the past only in their spelling.
    /// So the types, the properties and the parameters of these operations keep their places.
    func respelt(like present: [LockedOperation]) -> ContractLock {
        let places = Dictionary(present.map { ($0.place, $0.name) }, uniquingKeysWith: { first, _ in first })
        var taken = Set(operations.map(\.name))
        var names: [String: String] = [:]
        for old in operations {
            if let name = places[old.place], taken.insert(name).inserted { names[old.name] = name }
        }
        if names.isEmpty { return self }
        var lock = self
        lock.definitions = definitions.map { $0.respelt(names) }
        for index in operations.indices { lock.operations[index].respell(names) }
        return lock
    }
}

extension LockedOperation {
    /// The method, the path, and the words of the name with capitals. They are equal for operations with equal Swift
    /// names: `get_book` and `getBook`, or `get /books/{id}` and `getBooksById`.
    fileprivate var place: [String?] {
        let words = name.replacing("{", with: " by ").split { !$0.isLetter && !$0.isNumber }
        let capitalized = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return [facts["method"]?.string, facts["path"]?.string, capitalized.joined()]
    }
}

extension LockedOperation {
    fileprivate mutating func respell(_ names: [String: String]) {
        name = names[name] ?? name
        facts = facts.respelt(names)
        for index in parameters.indices { parameters[index].facts = parameters[index].facts.respelt(names) }
    }
}

extension LockedDefinition {
    fileprivate func respelt(_ names: [String: String]) -> LockedDefinition {
        var path = path
        if case .operation(let name) = path.root, let new = names[name] { path.root = .operation(new) }
        var definition = LockedDefinition(
            path: path, facts: facts.respelt(names), members: members, departure: departure, location: location)
        definition.isOrderedByAge = isOrderedByAge
        for index in members.indices {
            definition.members[index].facts = members[index].facts.respelt(names)
            definition.members[index].formerTypes = members[index].formerTypes.map {
                LockedType($0.value.respelt(names)) ?? $0
            }
        }
        return definition
    }
}

extension ContractValue {
    /// Returns the facts with other names in the places of inline types: `{operation: getBook, at: [body]}`.
    fileprivate func respelt(_ names: [String: String]) -> ContractValue {
        switch self {
        case .array(let elements): .array(elements.map { $0.respelt(names) })
        case .object(let members):
            .object(
                members.map { member in
                    let name = member.key == "operation" ? member.value.string.flatMap { names[$0] } : nil
                    return .init(key: member.key, value: name.map { .string($0) } ?? member.value.respelt(names))
                })
        case .null, .boolean, .integer, .number, .string: self
        }
    }
}
