import Diagnostics
import TemplateEngine

/// The diagnostics of templates that replace built-in templates.
enum FileRendererMessages {
    /// - Parameter names: The names that the built-in template uses, and the replacement does not use.
    static func incomplete(_ template: TemplateText, _ names: [String]) -> Diagnostic {
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            .note, "template-incomplete",
            "The template does not use \(list), which the built-in template '\(template.name)' of this version uses. "
                + "Add the missing names, or list them in a comment: {{! without \(names.joined(separator: " ")) }}.",
            at: SourceLocation(file: template.id, line: 1, column: 1))
    }

    static func unknownTemplate(_ name: String, of file: SourceFile, known: [String]) -> Diagnostic {
        let list = known.sorted().joined(separator: ", ")
        return Diagnostic(
            .error, "template-unknown",
            "\(file.path) replaces no template, because there is no '\(name)'. The templates are: \(list).",
            at: nil)
    }
}
