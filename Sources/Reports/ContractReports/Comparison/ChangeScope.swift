import ContractModel

/// The schema, operation or field of the root to which a change belongs.
package struct ChangeScope: Hashable, Comparable, Sendable {
    enum Kind: Int {
        case field
        case component
        case operation
    }

    let kind: Kind
    let name: String

    /// The order of scopes. Operations of the same path are next to each other.
    private var order: (Int, Substring, String) {
        (kind.rawValue, kind == .operation ? name.drop { $0 != " " } : "", name)
    }

    package static func < (left: ChangeScope, right: ChangeScope) -> Bool { left.order < right.order }
}

/// The operations that use a schema, in the order of the document.
package struct SchemaUsers: Hashable, Sendable {
    /// The first operations that send the schema. Not all operations are listed, because there may be thousands.
    var sending: [String] = []
    var reading: [String] = []
    var sendingCount = 0
    var readingCount = 0

    static let namedCount = 3

    /// A sentence such as `Sent by POST /a, PUT /b and 4 more. Read by GET /c.`, or nil if no operation uses the
    /// schema.
    var text: String? {
        let parts = [("Sent by", sending, sendingCount), ("Read by", reading, readingCount)].filter { $0.2 > 0 }.map {
            let others = $0.2 - $0.1.count
            return "\($0.0) \($0.1.joined(separator: ", "))" + (others > 0 ? " and \(others) more." : ".")
        }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}

/// Finds the scopes of changes, and the operations that use a schema.
struct ChangeScopes {
    private let contract: Contract
    private let titles: [String: String]
    /// Maps each definition to the definitions that contain it. `usages` says whether the containing definition sends
    /// the value in requests, in responses, or in both.
    private var owners: [TypeID: [(id: TypeID, usages: Set<Usage.Direction>)]] = [:]
    /// Maps each definition to the operations whose messages contain it.
    private var operations: [TypeID: [(index: Int, direction: Usage.Direction)]] = [:]
    private var known: [TypeID: SchemaUsers] = [:]
    /// The number of definitions that may still be visited, for all schemas together.
    private var budget = 1 << 20

    init(_ contract: Contract) {
        self.contract = contract
        titles = Dictionary(
            contract.operations.map { ($0.pointer, $0.endpoint) }, uniquingKeysWith: { first, _ in first })
        for definition in contract.definitions { add(definition) }
        for (index, operation) in contract.operations.enumerated() {
            for use in operation.uses {
                for id in use.reference.definitions { operations[id, default: []].append((index, use.usage.direction)) }
            }
        }
    }

    private mutating func add(_ definition: TypeDefinition) {
        func add(_ use: TypeUse, _ usages: Set<Usage.Direction> = [.request, .response]) {
            for id in use.reference.definitions where id != definition.id {
                owners[id, default: []].append((definition.id, usages))
            }
        }
        for property in definition.shape.allProperties {
            add(property.use, Set([.request, .response].filter(property.travels)))
        }
        switch definition.shape {
        case .record(let record): record.additionalProperties.map { add($0) }
        case .union(let union): for variant in union.variants { add(variant.use) }
        case .alias(let use): add(use)
        case .enumeration, .envelope, .outcome, .namespace: break
        }
    }

    func scope(of id: TypeID) -> ChangeScope {
        let definition = contract[outermost(id)]
        if case .operation = definition.origin, let title = titles[definition.pointer] {
            return ChangeScope(kind: .operation, name: title)
        }
        return ChangeScope(kind: .component, name: definition.origin.documentName)
    }

    func title(_ pointer: String) -> String? { titles[pointer] }

    /// Returns the definition that contains an inline definition, or the definition itself.
    private func outermost(_ id: TypeID) -> TypeID {
        var id = id
        while case .inline(let owner, _) = contract[id].origin { id = owner }
        return id
    }

    /// Returns the users of a schema and of its inline schemas.
    mutating func users(of id: TypeID) -> SchemaUsers {
        let id = outermost(id)
        if let users = known[id] { return users }
        var users = SchemaUsers()
        (users.sending, users.sendingCount) = names(using: id, .request)
        (users.reading, users.readingCount) = names(using: id, .response)
        known[id] = users
        return users
    }

    private mutating func names(using id: TypeID, _ direction: Usage.Direction) -> ([String], Int) {
        var seen: Set<TypeID> = [id]
        var queue = [id]
        var found: Set<Int> = []
        while let next = queue.popLast(), budget > 0 {
            budget -= 1
            found.formUnion((operations[next] ?? []).filter { $0.direction == direction }.map(\.index))
            for owner in owners[next] ?? [] where owner.usages.contains(direction) && seen.insert(owner.id).inserted {
                queue.append(owner.id)
            }
        }
        let first = found.sorted().prefix(SchemaUsers.namedCount)
        return (first.map { contract.operations[$0].endpoint }, found.count)
    }
}

extension ContractComparison {
    /// Adds the scopes of the changes, and the operations that use changed schemas.
    static func scoped(_ changes: [Change], from old: Contract, to new: Contract) -> [Change] {
        if changes.isEmpty { return [] }
        var (before, after) = (ChangeScopes(old), ChangeScopes(new))
        return changes.map { change in
            var change = change
            switch change.subject {
            case .document, .inherited: change.scope = ChangeScope(kind: .field, name: change.place)
            case .operation(let sides, _):
                let title = sides.new.flatMap(after.title) ?? sides.old.flatMap(before.title)
                change.scope = ChangeScope(kind: .operation, name: title ?? change.place)
            case .type(let sides, _):
                if let id = sides.new {
                    change.scope = after.scope(of: id)
                    change.users = after.users(of: id)
                } else if let id = sides.old {
                    change.scope = before.scope(of: id)
                    change.users = before.users(of: id)
                }
            }
            return change
        }
    }
}
