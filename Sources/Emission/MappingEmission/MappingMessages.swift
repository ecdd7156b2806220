import Diagnostics

/// The diagnostics of configured models that do not fit the contract.
enum MappingMessages {
    /// - Parameter location: The place in the configuration that asks for `mapping`. If a command-line argument asks
    ///   for it, the beginning of the document.
    static func nothing(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "no-models",
            "'mapping' is asked for, but no model stands for a schema; name one under 'models' in gen-dtos.yaml",
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
            "no model can stand for '\(name)', which is neither an object with properties of its own nor an enumeration",
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
            "'\(property)' is neither mapped nor ignored\(because); name it under 'map', or under 'ignore' with the reason",
            at: location)
    }

    static func notIdentity(_ property: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "unusable-merge",
            "'\(property)' cannot tell two of them apart; an identity is a text, a number or a list of such",
            at: location)
    }

    /// - Parameter type: The type of the model's member, if it differs from the type in the contract.
    static func notAMoment(_ property: String, as type: String?, at location: SourceLocation) -> Diagnostic {
        let reason = type.map(noMoment) ?? "'dated-by' needs a property of date and time"
        return Diagnostic(.error, "unusable-merge", "'\(property)' says no moment; \(reason)", at: location)
    }

    static func noMoment(_ type: String) -> String {
        "its member is of type '\(type)'; moments are 'Date' and types of yours that conform to 'TimeOrdered'"
    }

    static func unusable(_ policy: String, for property: String, _ reason: String, at location: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(.error, "unusable-merge", "'\(property)' cannot be merged by '\(policy)': \(reason)", at: location)
    }

    static func noOrphans(_ property: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "unusable-merge",
            "'\(property)' leaves no orphans: it is not a list of models that have an identity", at: location)
    }

    static func unusableConversion(_ property: String, _ reason: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.error, "unusable-conversion", "'\(property)' cannot be converted: \(reason)", at: location)
    }

    static func noFallback(_ schema: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "missing-fallback",
            "'\(schema)' may have values that the contract does not name; say under 'fallback' which case stands for them",
            at: location)
    }

    static func clash(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "mapping-clash", "'\(name)' has two sources under 'models'; name one of them otherwise",
            at: location)
    }

    private static func suggestion(for name: String, in known: [String]) -> String {
        Spelling.nearest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    }
}
