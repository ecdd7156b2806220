import ContractModel

/// Finds the operations whose requests and responses contain a schema.
struct SchemaReach {
    /// Maps each schema to the operations that the app calls and whose responses contain the schema.
    private var responses: [TypeID: [String]] = [:]
    /// Maps each schema to the webhooks and callbacks whose requests contain the schema.
    private var calls: [TypeID: [String]] = [:]
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
            let response = all(in: operation.responses.map(\.body))
            let request = all(in: [operation.requestBody].compactMap(\.self))
            sent.formUnion(operation.isCalledByServer ? response : request)
            if operation.isCalledByServer {
                for id in request { calls[id, default: []].append(operation.name) }
            } else {
                for id in response { responses[id, default: []].append(operation.name) }
            }
        }
    }

    /// Whether the app sends the schema and never decodes it.
    func isOnlySent(_ id: TypeID) -> Bool { sent.contains(id) && responses[id] == nil && calls[id] == nil }

    /// Whether a response to the app contains the schema.
    func isInResponses(_ id: TypeID) -> Bool { responses[id] != nil }

    /// Returns `in the responses of searchByISBN, searchByTitle and 3 more`, or `in the requests of orderShipped` for a
    /// schema that only webhooks or callbacks contain. The result is nil if the app never decodes the schema.
    func words(_ id: TypeID) -> String? {
        guard let names = responses[id] ?? calls[id] else { return nil }
        let shown = names.prefix(2).joined(separator: ", ")
        return "in the \(isInResponses(id) ? "responses" : "requests") of \(shown)"
            + (names.count > 2 ? " and \(names.count - 2) more" : "")
    }
}
