import ContractModel

/// Finds the operations whose requests and responses contain a schema.
struct SchemaReach {
    private var operations: [TypeID: [String]] = [:]
    private var sent: Set<TypeID> = []

    init(_ contract: Contract) {
        func all(in bodies: [TypeUse]) -> Set<TypeID> {
            var seen: Set<TypeID> = []
            var rest = bodies.flatMap(\.reference.definitions)
            while let id = rest.popLast() {
                guard seen.insert(id).inserted else { continue }
                contract[id].shape.forEachUse { rest += $0.reference.definitions }
            }
            return seen
        }
        for operation in contract.operations {
            for id in all(in: operation.responses.map(\.body)) { operations[id, default: []].append(operation.name) }
            sent.formUnion(all(in: [operation.requestBody].compactMap(\.self)))
        }
    }

    /// Whether requests contain the schema and responses do not, so that the app never decodes it.
    func isOnlySent(_ id: TypeID) -> Bool { sent.contains(id) && operations[id] == nil }

    /// Returns `in the responses of searchByISBN, searchByTitle and 3 more`. The result is nil if no response contains
    /// the schema.
    func words(_ id: TypeID) -> String? {
        guard let names = operations[id], !names.isEmpty else { return nil }
        let shown = names.prefix(2).joined(separator: ", ")
        return "in the responses of \(shown)" + (names.count > 2 ? " and \(names.count - 2) more" : "")
    }
}
