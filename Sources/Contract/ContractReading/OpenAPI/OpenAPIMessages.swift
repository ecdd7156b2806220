import ContractModel
import Diagnostics

/// The diagnostics of reading the objects of a document.
enum OpenAPIMessages {
    /// - Parameter foreign: The kind of the document, or nil if it is unknown.
    static func notADocument(_ foreign: ForeignDocument?, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "not-openapi",
            foreign?.words
                ?? "this is not an OpenAPI document: its root is not a mapping with the key 'openapi' (such as "
                + "'openapi: 3.1.0') or 'swagger: \"2.0\"'",
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
            .warning, "unknown-version", "version '\(text)' is not known, so the document is read as OpenAPI 3.2",
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
        let advice =
            MeantType.spelling(of: name).map { "did you mean '\($0)'?" }
            ?? "the types are null, boolean, integer, number, string, array and object"
        return Diagnostic(
            .warning, "unknown-type",
            "'\(name)' is not a type of JSON Schema, so the value is read as any JSON; \(advice)", at: location)
    }

    static func missingInfo(_ key: String, at location: SourceLocation) -> Diagnostic {
        let consequence =
            key == "title"
            ? "; the contract is called 'API', and so is the module unless '--module' gives another name" : ""
        return Diagnostic(
            .warning, "missing-info", "the document has no 'info.\(key)'\(consequence)", at: location)
    }

    static func operationSkipped(_ reason: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.warning, "ignored-object", "ignored: \(reason)", at: location)
    }

    static func pathWithPattern(
        _ path: String, readAs template: String, spanning: [String], at location: SourceLocation
    ) -> Diagnostic {
        let effect =
            spanning.isEmpty
            ? "the pattern has no effect"
            : "slashes in \(spanning.map { "'\($0)'" }.joined(separator: ", ")) separate parts of the path"
        return Diagnostic(
            .warning, "path-with-pattern",
            "in OpenAPI, the braces of a path contain only a name, but '\(path)' has a router's pattern or mark; the path "
                + "is read as '\(template)', and \(effect)",
            at: location)
    }

    static func parameterWithoutPlace(_ name: String, _ place: String, at location: SourceLocation) -> Diagnostic {
        let advice =
            ["body", "formData"].contains(place)
            ? "describe it under 'requestBody'" : "known: query, querystring, path, header, cookie"
        let fault = place.isEmpty ? "the parameter '\(name)' has no 'in'" : "'in' of a parameter cannot be '\(place)'"
        return Diagnostic(
            .warning, "ignored-object", "\(fault), so no request has '\(name)'; \(advice)", at: location)
    }

    static func misspeltEvent(_ name: String, meant: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "misspelt-event",
            "'x-sse-terminal' names the event '\(name.prefix(80))', which 'x-sse-events' does not have; did you mean '\(meant)'?",
            at: location)
    }

    static func fieldOfLaterVersion(
        _ key: String, of kind: ObjectKind, _ versions: SpecificationVersions, _ version: SpecificationVersion,
        count: Int, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .note, "field-of-later-version",
            "'\(key)' of \(kind.article) \(versions.words), and this document is of \(version.words), so other tools may ignore it\(others(count))",
            at: location)
    }

    private static func others(_ count: Int) -> String {
        count > 1 ? " (it occurs in \(count) places)" : ""
    }

    /// - Parameters:
    ///   - advice: The advice, as the second half of a sentence.
    ///   - count: The number of objects that have the key.
    static func unknownField(
        _ key: String, of kind: ObjectKind, advice: String, count: Int, at location: SourceLocation
    ) -> Diagnostic {
        let what = kind == .schema ? "keyword" : "field"
        return Diagnostic(
            .warning, "unknown-field",
            "'\(key.prefix(80))' is not a \(what) of \(kind.article); \(advice)\(others(count))",
            at: location)
    }
}
