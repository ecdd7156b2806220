import Diagnostics

/// The diagnostics of policy files.
enum ChangePolicyMessages {
    static func invalid(_ message: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.error, "invalid-policy", message, at: location)
    }

    static func expired(_ until: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.warning, "expired-approval", "The approval was for the time until \(until).", at: location)
    }

    static func unused(at location: SourceLocation) -> Diagnostic {
        Diagnostic(.note, "unused-approval", "The approval fits no change.", at: location)
    }
}
