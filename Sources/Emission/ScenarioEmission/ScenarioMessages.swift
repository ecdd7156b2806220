import ContractModel
import Diagnostics

/// The diagnostics of scenarios in the configuration that do not fit the document.
enum ScenarioMessages {
    static func unknownOperation(_ name: String, suggestion: String?, at location: SourceLocation?) -> Diagnostic {
        let hint =
            suggestion.map { "; did you mean '\($0)'?" } ?? "; name the operation by its operationId, or as 'GET /path'"
        return Diagnostic(
            .warning, "unknown-configured-operation",
            "'\(name)' under 'scenarios' is not an operation of the document\(hint)", at: location)
    }

    static func unusablePart(_ name: String, as part: String, of resource: String, at location: SourceLocation)
        -> Diagnostic
    {
        let reason =
            switch part {
            case "list": "its response has no array of objects, or several"
            case "image": "its response is not an image"
            default: "its successful response is not JSON"
            }
        return Diagnostic(
            .warning, "unusable-scenario", "'\(name)' cannot be the \(part) of '\(resource)': \(reason)", at: location)
    }

    static func unknownSearch(_ name: String, of resource: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "unusable-scenario",
            "the list of '\(resource)' has no query parameter '\(name)', so the scenarios have no search", at: location
        )
    }

    static func unknownQueries(of operation: OperationDefinition) -> Diagnostic {
        Diagnostic(
            .warning, "unknown-queries",
            "neither '\(operation.name)' nor a query in its examples is named after a resource, so the operation has no "
                + "scenarios; write 'scenarios: {resources: {Book: {dependents: {Reviews: {operation: \(operation.name), body: "
                + "bookReviews}}}}}' with the name of a resource and a string in the query", at: operation.location)
    }

    static func clash(_ method: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .warning, "scenario-clash",
            "two scenarios would have the name '\(method)'; rename one of the resources under 'scenarios'",
            at: location)
    }

    /// - Parameter location: The place of the first operation, or of the first definition.
    static func nothing(at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .warning, "no-scenarios",
            "no operation of the document returns a list or a single item, so all scenarios apply to every request; "
                + "name operations under 'scenarios' in gen-dtos.yaml", at: location)
    }
}
