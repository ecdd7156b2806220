import ContractModel
import Diagnostics

extension ContractHistory {
    /// That the lock is the past of another contract: its title is another, and next to nothing that the lock has is in the document. A
    /// mistake most likely, which would leave nothing but what is gone.
    ///
    /// Nil where the document continues what was. A contract that has another title is the same as long as more than a fifth of it stays;
    /// one that keeps its title may rename all the rest.
    ///
    /// - Parameter present: the contract as the document has it.
    func otherContract(than present: ContractLock) -> Diagnostic? {
        guard let past, past.title != present.title else { return nil }
        let roots = Set(past.definitions.filter { $0.departure == nil }.map(\.path.root)).filter(\.isNamedByAuthors)
        // What an earlier run has taken for gone may come back.
        let known = Set(past.definitions.map(\.path.root)).filter(\.isNamedByAuthors)
        let found = Set(present.definitions.map(\.path.root))
        let shared = known.count { found.contains($0) || isInDocument($0) }
        guard !roots.isEmpty, shared * 5 <= roots.count else { return nil }
        return LifecycleMessages.anotherContract(
            past.title, present.title, shared: (shared, roots.count), at: past.titleLocation)
    }

    /// The document's contract begins here.
    mutating func forgetPast() {
        past = nil
        known = nil
    }
}

extension DefinitionPath.Root {
    /// Schemas and operations. Responses and parameters have such names as `NotFound` and `limit` in any contract.
    fileprivate var isNamedByAuthors: Bool {
        switch self {
        case .schema, .file, .operation: true
        case .envelope, .component: false
        }
    }
}
