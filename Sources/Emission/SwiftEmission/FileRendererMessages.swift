import Diagnostics

/// The diagnostics of templates that replace built-in ones.
enum FileRendererMessages {
    static func unknownTemplate(_ name: String, of file: SourceFile, known: [String]) -> Diagnostic {
        let list = known.sorted().joined(separator: ", ")
        return Diagnostic(
            .error, "template-unknown", "\(file.path) replaces no template: there is no '\(name)'. There are: \(list).",
            at: nil)
    }
}
