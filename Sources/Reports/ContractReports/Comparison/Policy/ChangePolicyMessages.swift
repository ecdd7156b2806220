import Diagnostics

/// The diagnostics of policy files.
enum ChangePolicyMessages {
    static func invalid(_ message: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.error, "invalid-policy", message, at: location)
    }

    static func expired(_ until: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.warning, "expired-approval", "The approval ended on \(until).", at: location)
    }

    static func unused(at location: SourceLocation) -> Diagnostic {
        Diagnostic(.note, "unused-approval", "No change matches the approval.", at: location)
    }
}
