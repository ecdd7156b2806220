import ContractModel
import Diagnostics

/// The diagnostics of `contract.lock`.
enum LifecycleMessages {
    static func damagedLock(_ fault: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "damaged-lock", "This is not a lock of gen-dtos, or it was edited: \(fault).", at: location,
            notes: [
                .init(
                    "It says since when what has left the contract is gone. Correct the line, remove it to forget the matter, or restore "
                        + "the file from version control.")
            ])
    }

    /// - Parameter shared: The number of the old contract's schemas and operations that the new one has, and their
    ///   total.
    static func anotherContract(
        _ old: String, _ new: String, shared: (count: Int, of: Int), at location: SourceLocation?
    ) -> Diagnostic {
        let found = shared.count == 0 ? "none" : "\(shared.count)"
        let names = "\(shared.of) \(shared.of == 1 ? "schema or operation" : "schemas and operations")"
        return Diagnostic(
            .error, "another-contract",
            "The output in this folder is that of '\(old)', and '\(new)' has \(found) of its \(names): is this the wrong document? "
                + "If not, give '\(new)' a folder of its own with --output; if it takes the place of '\(old)', remove "
                + "\(ContractLock.fileName) first.", at: location)
    }

    static func idleMigration(_ name: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .note, "idle-migration",
            "'migrated' names '\(name)', which has no type but its own: remove the line, lest a later change of its type be taken at once.",
            at: location)
    }
}
