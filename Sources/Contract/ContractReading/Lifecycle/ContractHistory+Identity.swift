import ContractModel
import Diagnostics

extension ContractHistory {
    /// Returns an error if the lock belongs to another contract: its title differs, and the document has almost no part
    /// of the lock. The lock is probably there by mistake, because nearly all of the output would be removed parts.
    ///
    /// Returns nil if the document continues the contract. If the title differs, more than a fifth of the names must
    /// remain. If the title is unchanged, all names may change.
    ///
    /// - Parameter present: The contract of the document.
    func otherContract(than present: ContractLock) -> Diagnostic? {
        guard let past, past.title != present.title else { return nil }
        let roots = Set(past.definitions.filter { $0.departure == nil }.map(\.path.root)).filter(\.isNamedByAuthors)
        // A part that an earlier run recorded as removed may return.
        let known = Set(past.definitions.map(\.path.root)).filter(\.isNamedByAuthors)
        let found = Set(present.definitions.map(\.path.root))
        let shared = known.count { found.contains($0) || isInDocument($0) }
        guard !roots.isEmpty, shared * 5 <= roots.count else { return nil }
        return LifecycleMessages.anotherContract(
            past.title, present.title, shared: (shared, roots.count), at: past.titleLocation)
    }

    /// Starts a new history with the document's contract.
    mutating func forgetPast() {
        past = nil
        known = nil
    }
}

extension DefinitionPath.Root {
    /// Whether the name was chosen for this contract. Responses and parameters have names such as `NotFound` and
    /// `limit` in any contract.
    fileprivate var isNamedByAuthors: Bool {
        switch self {
        case .schema, .file, .operation: true
        case .envelope, .component: false
        }
    }
}
