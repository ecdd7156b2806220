import ContractModel
import ContractReading
import Diagnostics

/// The diagnostics of paths, statuses, servers, links, and the fields of these objects.
extension LintMessages {
    static func repeatedVariable(_ name: String, of path: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "repeated-path-parameter",
            "'{\(name)}' occurs twice in '\(path)': a parameter has one value, so rename one of the parameters",
            at: location)
    }

    static func trailingSlash(_ path: String, _ other: String, at location: SourceLocation, first: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(
            .warning, "trailing-slash",
            "'\(path)' and '\(other)' differ only in a slash at the end, and many servers and clients treat them as one "
                + "path; keep one of them",
            at: location, notes: [.init("the other path is here", at: first)])
    }

    static func rootlessPath(_ path: String, further: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "invalid-path",
            "the path '\(path)' does not begin with '/', so no request uses the path; add the '/'\(others(further))",
            at: location)
    }

    static func missingField(
        _ name: String, of kind: ObjectKind, _ version: SpecificationVersion, further: Int, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .warning, "missing-field",
            "this \(kind.word) has no '\(name)', which OpenAPI \(version.words) requires; add '\(name)'\(others(further))",
            at: location)
    }

    static func emptyDocument(_ version: SpecificationVersion, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "missing-field",
            "this document has none of 'paths', 'components' and 'webhooks', of which OpenAPI \(version.words) requires "
                + "one; add 'paths: {}', or check that this is the right file",
            at: location)
    }

    static func optionalPathParameter(_ name: String, further: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "optional-path-parameter",
            "the parameter '\(name)' is 'in: path', so it needs 'required: true'\(others(further))", at: location)
    }

    private static func others(_ count: Int) -> String {
        count == 0 ? "" : " (\(count) more like it)"
    }

    /// - Parameter mark: The character `?` or `#`, which ends a path.
    static func pathWithQuery(_ path: String, mark: Character, further: Int, at location: SourceLocation) -> Diagnostic
    {
        let advice =
            mark == "?"
            ? "the rest is the query, so declare its parts as parameters with 'in: query'"
            : "the rest is never sent to the server"
        return Diagnostic(
            .warning, "invalid-path", "the path '\(path)' contains '\(mark)'; \(advice)\(others(further))", at: location
        )
    }

    /// - Parameter mark: The character `?` or `#`, which ends a path.
    static func servedPath(
        _ path: String, mark: Character, escape: String, further: Int, at location: SourceLocation
    ) -> Diagnostic {
        let advice =
            mark == "?" ? "declare the rest as parameters with 'in: query'" : "the rest is not sent"
        return Diagnostic(
            .warning, "invalid-path",
            "the path '\(path)' contains '\(mark)', so clients have to write it as '\(escape)'; \(advice)\(others(further))",
            at: location)
    }

    static func unknownStatus(_ status: String, advice: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "unknown-status", "'\(status.prefix(80))' is not a status of a response; \(advice)", at: location)
    }

    static func serverDefault(_ variable: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "server-variable",
            "the variable '\(variable)' of the server needs a 'default' that is a string, in quotes if it looks like a number",
            at: location)
    }

    static func serverDefaultOutsideEnumeration(
        _ value: String, of variable: String, at location: SourceLocation, list: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .warning, "server-variable",
            "the default '\(value)' of the variable '\(variable)' is not one of the variable's values",
            at: location,
            notes: [.init("the values are listed here", at: list)])
    }

    static func linkToNowhere(_ operation: String, nearest: String?, at location: SourceLocation) -> Diagnostic {
        let advice = nearest.map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            .warning, "unknown-operation",
            "the link leads to '\(operation)', which is not an operation of the document\(advice)",
            at: location)
    }

    static func nullInEnumeration(type: String, version: SpecificationVersion, at location: SourceLocation)
        -> Diagnostic
    {
        let advice =
            switch version {
            case .swagger20: "write 'x-nullable: true'"
            case .openAPI30: "write 'nullable: true'"
            case .openAPI31, .openAPI32: "write 'type: [\(type), \"null\"]'"
            }
        return Diagnostic(
            .warning, "null-in-enum",
            "the enumeration lists null, which 'type: \(type)' does not allow; to allow null, \(advice), or put "
                + "null in quotes if the string is meant",
            at: location)
    }
}
