import Diagnostics

/// The diagnostics of a list of contracts.
enum ContractListMessages {
    static func empty(_ path: String) -> Diagnostic {
        Diagnostic(.error, "empty-list", "\(path) names no document; write a document on each line.", at: nil)
    }

    static func unreadable(_ kind: ShellWords.Fault.Kind, at location: SourceLocation) -> Diagnostic {
        let message =
            switch kind {
            case .openQuotation: "The quotation that begins here does not end on this line."
            case .lastBackslash: "A backslash cannot continue a line on the next line; remove the backslash."
            case .nul: "A path cannot contain the character NUL."
            }
        return Diagnostic(.error, "list-quotation", message, at: location)
    }

    /// - Parameter message: The message that the command line has for the faulty argument.
    static func argument(_ message: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.error, "list-argument", message, at: location)
    }
}
