extension DiagnosticCatalogue {
    /// Diagnostics of the policy for changes of a contract.
    static let changes: [Entry] = [
        Entry(
            "invalid-policy", .error, "The policy for changes has an invalid entry.",
            "Correct the entry. Documentation/Changes.md lists the keys."),
        Entry(
            "expired-approval", .warning, "An approval of a change has expired.",
            "Finish or revert the change, or approve it until a later day."),
        Entry(
            "unused-approval", .note, "An approval does not match any change.",
            "Remove the approval from the policy."),
    ]
}
