import ContractModel
import Diagnostics

/// The diagnostics of `contract.lock`.
enum LifecycleMessages {
    static func damagedLock(_ fault: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "damaged-lock", "This is not a contract.lock of gen-dtos, or the file was edited: \(fault).",
            at: location,
            notes: [
                .init(
                    "The lock records when parts left the contract. Correct the line, remove the line if you no longer need its part, or restore "
                        + "the file from version control.")
            ])
    }

    /// - Parameter shared: The number of the old contract's schemas and operations that the new contract has, and the
    ///   number of all schemas and operations of the old contract.
    static func anotherContract(
        _ old: String, _ new: String, shared: (count: Int, of: Int), at location: SourceLocation?
    ) -> Diagnostic {
        let found = shared.count == 0 ? "none" : "\(shared.count)"
        let names = "\(shared.of) \(shared.of == 1 ? "schema or operation" : "schemas and operations")"
        return Diagnostic(
            .error, "another-contract",
            "The output in this folder belongs to '\(old)', and '\(new)' has \(found) of its \(names): is this the wrong document? "
                + "If not, give '\(new)' a separate folder with --output; if it replaces '\(old)', remove "
                + "\(ContractLock.fileName) first.", at: location)
    }

    static func idleMigration(_ name: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .note, "idle-migration",
            "'migrated' names '\(name)', whose type has not changed: remove the line, because with it, a later change of the type would take effect at once.",
            at: location)
    }
}
