import ContractModel

/// Finds the operations whose responses contain a schema.
struct SchemaReach {
    private var operations: [TypeID: [String]] = [:]

    init(_ contract: Contract) {
        for operation in contract.operations {
            var seen: Set<TypeID> = []
            var rest: [TypeID] = []
            for response in operation.responses { rest += response.body.reference.definitions }
            while let id = rest.popLast() {
                guard seen.insert(id).inserted else { continue }
                operations[id, default: []].append(operation.name)
                contract[id].shape.forEachUse { rest += $0.reference.definitions }
            }
        }
    }

    /// Returns `in the responses of searchByISBN, searchByTitle and 3 more`. The result is nil if no response contains
    /// the schema.
    func words(_ id: TypeID) -> String? {
        guard let names = operations[id], !names.isEmpty else { return nil }
        let shown = names.prefix(2).joined(separator: ", ")
        return "in the responses of \(shown)" + (names.count > 2 ? " and \(names.count - 2) more" : "")
    }
}
