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

    static func idleMigration(_ name: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .note, "idle-migration",
            "'migrated' names '\(name)', which has no type but its own: remove the line, lest a later change of its type be taken at once.",
            at: location)
    }
}
