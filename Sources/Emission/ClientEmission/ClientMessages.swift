import ContractModel
import Diagnostics
import GenerationSettings

/// The diagnostics of calls that cannot be made as they are documented.
enum ClientMessages {
    static func undeclaredPathParameter(_ name: String, of operation: OperationDefinition) -> Diagnostic {
        Diagnostic(
            .warning, "undeclared-path-parameter",
            "the path '\(operation.path)' has '{\(name)}', which no parameter declares, so the client takes a string",
            at: operation.location)
    }

    static func unusedPathParameter(_ parameter: ParameterDefinition, of operation: OperationDefinition) -> Diagnostic {
        Diagnostic(
            .warning, "unused-path-parameter",
            "the path parameter '\(parameter.name)' does not occur in '\(operation.path)', so the client leaves the parameter out",
            at: parameter.location)
    }

    static func illegalParameterName(_ name: String, of parameter: CallParameter, key: String) -> Diagnostic {
        Diagnostic(
            .error, "illegal-swift-name",
            "'\(name)' cannot be the Swift name of \(key), because the name is not an identifier.",
            at: parameter.location)
    }

    /// - Parameter subject: The subject, such as `parameter 'a-b'`.
    static func indistinctName(
        _ subject: String, _ name: String, of operation: OperationDefinition, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .warning, "indistinct-names",
            "in Swift the \(subject) of '\(operation.endpoint)' is called '\(name)', because its usual name is taken; "
                + "choose names that differ in more than punctuation, case and 'X-'", at: location)
    }

    static func unknownStyle(
        _ style: String, of parameter: ParameterDefinition, in operation: OperationDefinition
    ) -> Diagnostic {
        Diagnostic(
            .warning, "unknown-parameter-style",
            "'\(style)' is not a style for '\(parameter.place)'; the client writes '\(parameter.name)' in the default style",
            at: parameter.location)
    }

    static func meaninglessBody(of operation: OperationDefinition) -> Diagnostic {
        Diagnostic(
            .warning, "meaningless-body",
            "'\(operation.method.uppercased()) \(operation.path)' has a body, which HTTP does not define for this method, so the client leaves the body out",
            at: operation.location)
    }

    static func undeclaredSchemes(
        _ names: [String], of operation: OperationDefinition, at location: SourceLocation
    ) -> Diagnostic {
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            .warning, "unknown-security-scheme",
            "no security scheme is called \(list); the client leaves this alternative out", at: location)
    }

    static func unknownOperation(
        _ name: String, under key: ConfigurationKey, suggestion: String?, at location: SourceLocation?
    ) -> Diagnostic {
        let hint =
            suggestion.map { "; did you mean '\($0)'?" } ?? "; name the operation by its operationId, or as 'GET /path'"
        return Diagnostic(
            .warning, "unknown-configured-operation",
            "'\(name)' under '\(key.rawValue)' is not an operation that the client calls\(hint)", at: location)
    }

    /// - Parameter hasMethod: Whether a method without parameters has the name. If the value is false, a member of
    ///   every client has the name.
    static func renamedGroup(
        _ title: String, _ name: String, hasMethod: Bool, at location: SourceLocation?
    ) -> Diagnostic {
        let reason = hasMethod ? "the client has a method with this name" : "Swift or the client reserves this name"
        return Diagnostic(
            .warning, "renamed-group",
            "The group '\(title)' is called '\(name)' in Swift, because \(reason).", at: location,
            notes: [
                Diagnostic.Note("To choose the name, list the group with another name under 'groups: {by: …}'.")
            ])
    }

    static func emptyGroup(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "empty-group",
            "The client has no operation for the group '\(name)'. Name operations by operationId, or as 'GET /path'.",
            at: location)
    }

    static func unknownGlobal(_ rule: GlobalRule, among known: [String]) -> Diagnostic {
        let hint = Spelling.nearest(to: rule.parameter, among: known).map { "; did you mean '\($0)'?" } ?? "."
        return Diagnostic(
            .warning, "unknown-global",
            "No operation of the client has the parameter '\(rule.parameter)'\(hint)", at: rule.location)
    }

    static func differentGlobals(_ rule: GlobalRule, _ first: CallParameter, _ other: CallParameter) -> Diagnostic {
        Diagnostic(
            .warning, "different-globals",
            "The client cannot have '\(rule.parameter)' for all operations, because its schema or its location differs between the operations.",
            at: rule.location,
            notes: [
                Diagnostic.Note("One operation has the parameter here.", at: first.location),
                Diagnostic.Note("Another operation has the parameter here.", at: other.location),
            ])
    }

    static func unpagedOperation(
        _ operation: OperationDefinition, _ fault: PaginationFault
    ) -> Diagnostic {
        Diagnostic(
            .warning, "unpaged-operation",
            "'\(operation.name)' is called without pages: \(fault.reason)", at: fault.location)
    }

    static func idleSignIn(at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .warning, "idle-sign-in",
            "'sign-in' changes nothing: no operation uses a scheme of the type 'openIdConnect', or a scheme of the type "
                + "'oauth2' whose flow 'authorizationCode' or 'clientCredentials' has an absolute 'tokenUrl'",
            at: location)
    }

    static func untrackableJob(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "untrackable-job",
            "neither 'x-progress' of '\(name)' nor a path shows which operations follow the job; add 'events:' and 'poll:' with operation ids",
            at: location)
    }

    static func clashingJob(_ name: String, _ member: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "untrackable-job",
            "the client cannot follow '\(name)', because the Swift type has a member '\(member)'; rename the property with x-swift-name",
            at: location)
    }

    static func unknownLink(_ key: String, as role: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "untrackable-job",
            "'\(key)' under 'x-progress' is not a string property of the schema, so the job has no '\(role)'",
            at: location)
    }
}
