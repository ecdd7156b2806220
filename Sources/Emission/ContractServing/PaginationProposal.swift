package import ContractModel

/// A pagination rule for an operation that has no rule in the document. The rule is guessed from the names of the
/// operation's parameters and of the members of its response.
package struct PaginationProposal: Sendable {
    /// The name of the operation in the configuration.
    package var operation: String
    package var rule: PaginationRule
    /// Whether pages have numbers, and the document does not say which number the first page has.
    package var isFirstUnknown: Bool {
        if case .page(_, nil) = rule.step { true } else { false }
    }

    /// The methods of operations that may have pages. Searches often use POST.
    private static let methods: Set<String> = ["get", "post"]

    /// Returns the proposals in the document's order, for operations whose response contains one list.
    package static func all(for contract: Contract) -> [PaginationProposal] {
        let counts = Dictionary(contract.operations.map { ($0.name, 1) }, uniquingKeysWith: +)
        return contract.operations.compactMap { operation in
            guard methods.contains(operation.method), !operation.isCalledByServer,
                operation.interface?.pagination == nil,
                let rule = OperationList(operation, in: contract).proposal
            else { return nil }
            // An operation's name may consist of the method and the path, or belong to several operations.
            let isOwn = counts[operation.name] == 1 && !operation.name.contains(" ")
            return PaginationProposal(operation: isOwn ? operation.name : operation.endpoint, rule: rule)
        }
    }
}
