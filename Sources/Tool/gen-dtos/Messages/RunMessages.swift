import Diagnostics

/// The diagnostics of a run over several documents: errors that stop a whole document or the whole run.
enum RunMessages {
    /// Converts an error of one of several documents to a diagnostic and a status, so that the run can continue.
    static func failure(_ error: any Error) -> (diagnostic: Diagnostic, status: ExitStatus) {
        switch error {
        case let obstacle as Obstacle: (FileSetMessages.obstacle(obstacle), .refused)
        case let error as UsageError: (Diagnostic(.error, "wrong-usage", error.message, at: nil), .usage)
        default: (Diagnostic(.error, "system-failure", "\(error)", at: nil), .system)
        }
    }

    /// - Parameter first: The document with which the other document conflicts.
    static func sharedOutput(
        _ contract: ListedContract, _ first: ListedContract, at outputs: (String, String), isInside: Bool
    ) -> Diagnostic {
        let (document, other) = (contract.arguments.document, first.arguments.document)
        let fault =
            isInside
            ? "The output folder of '\(document)', \(outputs.0), is inside the output folder of '\(other)', \(outputs.1)"
            : "'\(document)' and '\(other)' have the same output folder, \(outputs.0)"
        let remedy =
            "give each document its own folder, with 'output:' in its configuration or '--output' on its line of a list."
        let notes = first.location.map { [Diagnostic.Note("The other document is here.", at: $0)] } ?? []
        return Diagnostic(
            .error, "shared-output", "\(fault); \(remedy)", at: contract.location, notes: notes)
    }
}
