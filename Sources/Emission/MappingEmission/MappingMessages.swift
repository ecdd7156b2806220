import Diagnostics

/// The diagnostics of configured models that do not fit the contract.
enum MappingMessages {
    /// - Parameter location: The place in the configuration that requests `mapping`, or the beginning of the document
    ///   if a command-line argument requests `mapping`.
    static func nothing(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "no-models",
            "'mapping' is requested, but no schema has a model; name schemas and their models under 'models' in gen-dtos.yaml",
            at: location)
    }

    static func unknownSchema(_ name: String, known: [String], at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "unknown-mapped-schema",
            "'\(name)' under 'models' is not a schema of the document\(suggestion(for: name, in: known))", at: location)
    }

    static func notMappable(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "unmappable-schema",
            "'\(name)' cannot have a model, because it is neither an object with properties nor an enumeration",
            at: location)
    }

    static func unknownProperty(
        _ name: String, of schema: String, known: [String], isValue: Bool, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .error, "unknown-mapped-property",
            "'\(schema)' has no \(isValue ? "value" : "property") '\(name)'\(suggestion(for: name, in: known))",
            at: location)
    }

    static func unmapped(_ property: String, _ reason: String?, isError: Bool, at location: SourceLocation)
        -> Diagnostic
    {
        let because = reason.map { ": \($0)" } ?? ""
        return Diagnostic(
            isError ? .error : .warning, "unmapped-property",
            "'\(property)' is neither mapped nor ignored\(because); name the property under 'map', or under 'ignore' with the reason",
            at: location)
    }

    static func notIdentity(_ property: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "unusable-merge",
            "'\(property)' cannot identify a model; an identity is a string, a number, or a list of strings or numbers",
            at: location)
    }

    /// - Parameter type: The type of the model's member, if it differs from the type in the contract.
    static func notAMoment(_ property: String, as type: String?, at location: SourceLocation) -> Diagnostic {
        let reason = type.map(noMoment) ?? "'dated-by' needs a property with a date and time"
        return Diagnostic(.error, "unusable-merge", "'\(property)' is not a point in time; \(reason)", at: location)
    }

    static func noMoment(_ type: String) -> String {
        "its member is of type '\(type)'; use 'Date', or your own type that conforms to 'TimeOrdered'"
    }

    static func unusable(_ policy: String, for property: String, _ reason: String, at location: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(.error, "unusable-merge", "'\(property)' cannot be merged by '\(policy)': \(reason)", at: location)
    }

    static func noOrphans(_ property: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "unusable-merge",
            "'orphans' cannot apply to '\(property)', which is not a list of models with an identity", at: location)
    }

    static func unusableConversion(_ property: String, _ reason: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.error, "unusable-conversion", "'\(property)' cannot be converted: \(reason)", at: location)
    }

    static func noFallback(_ schema: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "missing-fallback",
            "'\(schema)' may have values that the contract does not list; name the case for such values under 'fallback'",
            at: location)
    }

    static func clash(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "mapping-clash", "two entries under 'models' have the name '\(name)'; rename one of them",
            at: location)
    }

    private static func suggestion(for name: String, in known: [String]) -> String {
        Spelling.nearest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    }
}
