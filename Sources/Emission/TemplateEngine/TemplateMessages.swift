import Diagnostics

/// The diagnostics of templates: first the diagnostics of compilation, and then the diagnostics of rendering.
enum TemplateMessages {
    // MARK: Compiling

    static func unclosedTag(at location: SourceLocation) -> Diagnostic {
        Diagnostic(.error, "template-unclosed-tag", "This tag is not closed: '}}' is missing.", at: location)
    }

    static func notATag(_ content: String, at location: SourceLocation) -> Diagnostic {
        let message =
            switch content.first {
            case "{", "&":
                "Values are never escaped here: write '{{name}}' instead of '{{{name}}}' or '{{&name}}'."
            case "=":
                "The delimiters '{{' and '}}' cannot be changed."
            default:
                "'{{\(content)}}' is not a tag. A name consists of letters, digits, '_' and '-'."
            }
        return Diagnostic(.error, "template-syntax", message, at: location)
    }

    static func unclosedSection(_ name: String, at location: SourceLocation) -> Diagnostic {
        let message = "The section '\(name)' is not closed: '{{/\(name)}}' is missing."
        return Diagnostic(.error, "template-unclosed-section", message, at: location)
    }

    static func nothingToClose(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.error, "template-unopened-section", "No section '\(name)' is open here.", at: location)
    }

    static func wrongClose(_ name: String, at location: SourceLocation, opening: TemplateTag) -> Diagnostic {
        Diagnostic(
            .error, "template-wrong-close",
            "'{{/\(name)}}' does not close the open section '\(opening.name)'; write '{{/\(opening.name)}}'.",
            at: location,
            notes: [.init("The section begins here.", at: opening.location)])
    }

    static func missingPartial(_ name: String, known: [String], at location: SourceLocation) -> Diagnostic {
        let message = "There is no template '\(name)'. The templates are: \(list(known))."
        return Diagnostic(.error, "template-missing-partial", message, at: location)
    }

    static func duplicateTemplate(_ template: TemplateText) -> Diagnostic {
        let place = SourceLocation(file: template.id, line: 1, column: 1)
        let message = "Two templates have the name '\(template.name)'. Rename one of them."
        return Diagnostic(.error, "template-duplicate", message, at: place)
    }

    static func unknownName(_ name: String, known: [String], at location: SourceLocation) -> Diagnostic {
        let message = "No view has a value '\(name)'. Known names: \(list(known))."
        return Diagnostic(.error, "template-unknown-name", message, at: location)
    }

    // MARK: Rendering

    static func missingTemplate(_ name: String) -> Diagnostic {
        Diagnostic(.error, "template-missing", "There is no template '\(name)'.", at: nil)
    }

    static func unknownKey(_ name: String, known: [String], at location: SourceLocation) -> Diagnostic {
        let message = "The current view has no value '\(name)'. The values are: \(list(known))."
        return Diagnostic(.error, "template-unknown-key", message, at: location)
    }

    static func noView(_ name: String, at location: SourceLocation) -> Diagnostic {
        let message = "'\(name)' is looked up in an element that has no names; the element itself is '{{.}}'."
        return Diagnostic(.error, "template-no-view", message, at: location)
    }

    static func notALeaf(_ name: String, at location: SourceLocation) -> Diagnostic {
        let message = "'\(name)' is not a string, so it can only be a section."
        return Diagnostic(.error, "template-not-a-leaf", message, at: location)
    }

    static func notASection(_ name: String, at location: SourceLocation) -> Diagnostic {
        let message = "'\(name)' is a string, so it cannot be a section."
        return Diagnostic(.error, "template-not-a-section", message, at: location)
    }

    static func endlessPartial(_ limit: Int, at location: SourceLocation) -> Diagnostic {
        let message = "More than \(limit) partials are nested: does this template include itself?"
        return Diagnostic(.error, "template-endless-partial", message, at: location)
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.sorted().joined(separator: ", ")
    }
}
