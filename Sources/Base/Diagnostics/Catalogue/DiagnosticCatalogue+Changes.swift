extension DiagnosticCatalogue {
    /// Diagnostics of the policy for changes of a contract.
    static let changes: [Entry] = [
        Entry(
            "invalid-policy", .error, "The policy for changes says something that cannot be understood.",
            "Correct it; Documentation/Changes.md shows its keys."),
        Entry(
            "expired-approval", .warning, "An approval of a change has expired, and no longer counts.",
            "Settle the change, or agree on another day."),
        Entry(
            "unused-approval", .note, "An approval fits no change.",
            "Take it out of the policy."),
    ]
}
