import ContractModel
import DTOContract

/// Finds the lists whose items have the identifier that a path parameter needs: `GET /books` for `/books/{id}`.
struct LiveListFinder {
    /// A list with the identifiers of its items.
    struct Found {
        /// The index of the operation that returns the list.
        var operation: Int
        /// The keys that lead to the array of items.
        var items: [String]
        /// The key of the identifier in an item.
        var member: String
    }

    private let contract: Contract
    /// Maps each path to the index of its GET operation. Callbacks and webhooks are left out, because the server calls
    /// them.
    private let gets: [Substring: Int]

    init(_ contract: Contract) {
        self.contract = contract
        let gets = contract.operations.indices.lazy.filter { index in
            let operation = contract.operations[index]
            return operation.method.lowercased() == "get" && !operation.isCalledByServer
        }.map { (ItemPath.withoutSlash(contract.operations[$0].path), $0) }
        self.gets = Dictionary(gets, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the list at the path before a parameter, if the parameter is a whole segment.
    func list(of parameter: ParameterDefinition, in path: String) -> Found? {
        guard let place = path.firstRange(of: "/{\(parameter.name)}"),
            place.upperBound == path.endIndex || path[place.upperBound] == "/"
        else { return nil }
        guard let index = gets[path[..<place.lowerBound]],
            case let list = OperationList(contract.operations[index], in: contract), let items = list.items,
            let element = list.element, case .record(let record) = contract[element].shape,
            let member = identity(of: parameter, in: record)
        else { return nil }
        return Found(operation: index, items: items, member: member)
    }

    private func identity(of parameter: ParameterDefinition, in record: RecordShape) -> String? {
        let isInteger = parameter.value?.use.reference.isInteger(in: contract) == true
        let fitting = record.properties.filter { property in
            property.use.reference.isInteger(in: contract) == isInteger
                && (isInteger || property.use.reference.isTextual(in: contract))
        }
        return RecordIdentity.key(among: fitting.map(\.key), namedBy: parameter.name)
    }
}

extension TypeReference {
    /// Whether the values are strings in JSON that a path can contain.
    fileprivate func isTextual(in contract: Contract) -> Bool {
        switch contract.resolved(self) {
        case .scalar(.string), .scalar(.uuid): true
        case .optional(let inner): inner.isTextual(in: contract)
        case .scalar, .json, .array, .dictionary, .definition, .generic, .payload: false
        }
    }
}
