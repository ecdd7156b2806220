import Diagnostics

/// The diagnostics of reading a document's objects.
enum OpenAPIMessages {
    static func notADocument(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "not-openapi",
            "this is no OpenAPI document: its root is not a mapping with the key 'openapi' (such as 'openapi: 3.1.0') "
                + "or 'swagger: \"2.0\"'",
            at: location)
    }

    static func unsupportedVersion(_ text: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "unsupported-version",
            "version '\(text)' is not supported: gen-dtos reads OpenAPI 2.0, 3.0, 3.1 and 3.2; convert the document first",
            at: location)
    }

    static func unknownVersion(_ text: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "unknown-version", "version '\(text)' is not known; the document is read as OpenAPI 3.2",
            at: location)
    }

    static func expected(_ wanted: String, for keyword: String, found: String, at location: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(
            .error, "wrong-shape", "'\(keyword)' must be \(wanted), not \(found)", at: location)
    }

    static func ignored(_ wanted: String, for keyword: String, found: String, at location: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(
            .warning, "ignored-keyword", "'\(keyword)' is ignored: it must be \(wanted), not \(found)", at: location)
    }

    static func unknownType(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "unknown-type",
            "'\(name)' is no type of JSON Schema; the value is read as any JSON "
                + "(known: null, boolean, integer, number, string, array, object)",
            at: location)
    }

    static func missingInfo(_ key: String, at location: SourceLocation) -> Diagnostic {
        let consequence =
            key == "title" ? "; it is called 'API', and so is the module where '--module' gives it no name" : ""
        return Diagnostic(
            .warning, "missing-info", "the document has no 'info.\(key)'\(consequence)", at: location)
    }

    static func operationSkipped(_ reason: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.warning, "ignored-object", "ignored: \(reason)", at: location)
    }

    static func remoteReference(_ text: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "external-reference",
            "'\(text)' is in another document; bundle the documents into one first "
                + "(only references that begin with '#/' are followed)",
            at: location)
    }

    static func unresolvedReference(_ text: String, severity: Severity, hints: [String], at location: SourceLocation)
        -> Diagnostic
    {
        let advice = hints.isEmpty ? "" : "; did you mean \(hints.map { "'\($0)'" }.joined(separator: " or "))?"
        return Diagnostic(
            severity, "unresolved-reference", "'\(text)' is not in the document\(advice)", at: location)
    }
}
