import ContractModel

/// What making the client anew does to the source that calls an operation.
package enum CallEffect: Hashable, Sendable {
    case none
    case addsMethod
    case removesMethod
    case renamesMethod
    case warns
    case addsServer
    case removesServer
    case movesCalls
    /// Calls without credentials end before anything is sent.
    case asksForCredentials
    case changesCredentials
    case addsArgument
    case addsRequiredArgument
    case removesArgument
    case requiresArgument
    case relaxesArgument
    case changesArgument
    /// The same source sends something else.
    case changesRequest
    case changesAnswer
    /// One status more or less, whose body may have a type of its own.
    case changesChoice
    case addsFailure
    case removesFailure

    package var isBreaking: Bool {
        switch self {
        case .none, .addsMethod, .warns, .addsServer, .movesCalls, .asksForCredentials, .changesCredentials,
            .addsArgument, .changesRequest, .addsFailure, .removesFailure:
            false
        case .removesMethod, .renamesMethod, .removesServer, .addsRequiredArgument, .removesArgument,
            .requiresArgument, .relaxesArgument, .changesArgument, .changesAnswer, .changesChoice:
            true
        }
    }

    package var text: String {
        switch self {
        case .none: "Client: no difference."
        case .addsMethod: "Client: a new method."
        case .removesMethod: "Client, breaking: the method is gone."
        case .renamesMethod: "Client, breaking: the method and the operation's type have another name."
        case .warns: "Client: a warning where it is called."
        case .addsServer: "Client: a new case of `Server`."
        case .removesServer: "Client, breaking: the case of `Server` is gone."
        case .movesCalls: "Client: the same source calls where the operation is served now."
        case .asksForCredentials: "Client: the call throws `missingCredentials` where it has none."
        case .changesCredentials: "Client: the same source sends the credentials that are taken now."
        case .addsArgument: "Client: a new argument, which is not sent where calls leave it out."
        case .addsRequiredArgument: "Client, breaking: calls must give the new argument."
        case .removesArgument: "Client, breaking: calls that give the argument no longer compile."
        case .requiresArgument: "Client, breaking: calls must give the argument, and no longer `nil`."
        case .relaxesArgument:
            "Client, breaking for some: calls may leave the argument out, which stands behind those that they must give."
        case .changesArgument: "Client, breaking: the argument has another type."
        case .changesRequest: "Client: the same source sends what the server asks for now."
        case .changesAnswer: "Client, breaking: the call returns another type."
        case .changesChoice:
            "Client, breaking for some: where answers of success differ in their types, the call returns a choice of them."
        case .addsFailure: "Client: the call throws it as before; its body is read by its type now."
        case .removesFailure: "Client: the call throws it as before; its body is no longer read by a type of its own."
        }
    }
}

extension ChangeCatalogue {
    /// What rules come to for those who call operations; what is not listed makes no difference to them.
    package static let callEffects: [String: CallEffect] = [
        "endpoint-added": .addsMethod,
        "api-path-removed-without-deprecation": .removesMethod,
        "api-removed-without-deprecation": .removesMethod,
        "api-removed-before-sunset": .removesMethod,
        "api-removed-with-deprecation": .removesMethod,
        "api-operation-id-added": .renamesMethod,
        "api-operation-id-changed": .renamesMethod,
        "api-operation-id-removed": .renamesMethod,
        "endpoint-deprecated": .warns,
        "endpoint-deprecated-with-sunset": .warns,
        "api-server-added": .addsServer,
        "api-server-removed": .removesServer,
        "api-security-added": .asksForCredentials,
        "api-security-removed": .changesCredentials,
        "api-security-alternative-added": .changesCredentials,
        "api-security-alternative-removed": .asksForCredentials,
        "new-required-request-parameter": .addsRequiredArgument,
        "new-optional-request-parameter": .addsArgument,
        "request-parameter-removed": .removesArgument,
        "request-parameter-became-required": .requiresArgument,
        "request-parameter-became-optional": .relaxesArgument,
        "request-parameter-serialization-changed": .changesRequest,
        "request-parameter-allow-reserved-added": .changesRequest,
        "request-parameter-allow-reserved-removed": .changesRequest,
        "request-parameter-type-changed": .changesArgument,
        "request-parameter-type-generalized": .changesArgument,
        "request-parameter-type-specialized": .changesArgument,
        "request-parameter-type-compatible": .changesArgument,
        "request-parameter-list-of-types-widened": .changesArgument,
        "request-parameter-list-of-types-narrowed": .changesArgument,
        "request-parameter-wrapped-in-one-of": .changesArgument,
        "request-parameter-unwrapped-from-one-of": .changesArgument,
        "request-body-added-required": .addsRequiredArgument,
        "request-body-added-optional": .addsArgument,
        "request-body-removed": .removesArgument,
        "request-body-became-required": .requiresArgument,
        "request-body-became-optional": .relaxesArgument,
        "request-body-serialization-changed": .changesRequest,
        "request-body-media-type-removed": .changesRequest,
        "request-body-type-changed": .changesArgument,
        "request-body-type-generalized": .changesArgument,
        "request-body-type-specialized": .changesArgument,
        "request-body-type-compatible": .changesArgument,
        "request-body-list-of-types-widened": .changesArgument,
        "request-body-list-of-types-narrowed": .changesArgument,
        "request-body-wrapped-in-one-of": .changesArgument,
        "request-body-unwrapped-from-one-of": .changesArgument,
        "response-media-type-removed": .changesAnswer,
        "response-success-status-added": .changesChoice,
        "response-success-status-removed": .changesChoice,
        "response-non-success-status-added": .addsFailure,
        "response-non-success-status-removed": .removesFailure,
        "response-body-type-changed": .changesAnswer,
        "response-body-type-generalized": .changesAnswer,
        "response-body-type-specialized": .changesAnswer,
        "response-body-type-compatible": .changesAnswer,
        "response-body-list-of-types-widened": .changesAnswer,
        "response-body-list-of-types-narrowed": .changesAnswer,
        "response-body-wrapped-in-one-of": .changesAnswer,
        "response-body-unwrapped-from-one-of": .changesAnswer,
    ]
}

extension ContractComparison {
    /// The same changes with what they mean to those who call; the server calls webhooks and callbacks.
    func withCallEffects(_ changes: [Change]) -> [Change] {
        let called = (Self.called(old), Self.called(new))
        return changes.map { change in
            var change = change
            change.callEffect = Self.callEffect(of: change, called.0, called.1)
            return change
        }
    }

    /// By their pointers.
    private static func called(_ contract: Contract) -> [String: OperationDefinition] {
        Dictionary(
            contract.operations.filter { !$0.isCalledByServer }.map { ($0.pointer, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    private static func callEffect(
        of change: Change, _ old: [String: OperationDefinition], _ new: [String: OperationDefinition]
    ) -> CallEffect {
        let effect = ChangeCatalogue.callEffects[change.rule.id] ?? .none
        switch change.subject {
        case .inherited: return effect
        case .operation(let sides, let part):
            let (before, after) = (sides.old.flatMap { old[$0] }, sides.new.flatMap { new[$0] })
            guard before != nil || after != nil else { return .none }
            // An operation that has servers of its own has no case of `Server`.
            if effect == .addsServer || effect == .removesServer { return .movesCalls }
            if choices.contains(change.rule.id), let before, let after {
                let choice = CallEffect.ofChoice(before.interface, after.interface, part, else: effect)
                return choice.ofFailure(part) ?? choice
            }
            return effect.ofFailure(part) ?? effect
        case .document, .type: return .none
        }
    }

    /// Rules of media types, of which the client takes one.
    private static let choices: Set = [
        "request-body-media-type-added", "request-body-media-type-removed", "response-media-type-added",
        "response-media-type-removed",
    ]
}

extension CallEffect {
    /// Another type where the client takes another content than before, such as JSON that has joined a form.
    fileprivate static func ofChoice(
        _ old: OperationInterface?, _ new: OperationInterface?, _ part: ChangeSubject.OperationPart,
        else effect: CallEffect
    ) -> CallEffect {
        switch part {
        case .requestBody:
            return old?.body?.principal?.mediaType == new?.body?.principal?.mediaType ? effect : .changesArgument
        case .response(let status):
            func mediaType(_ interface: OperationInterface?) -> String? {
                interface?.statuses.first { $0.status == status }?.principal?.mediaType
            }
            return mediaType(old) == mediaType(new) ? CallEffect.none : .changesAnswer
        case .whole, .parameter, .header: return effect
        }
    }

    /// What is thrown is not returned. Nil for any other part.
    fileprivate func ofFailure(_ part: ChangeSubject.OperationPart) -> CallEffect? {
        guard self == .changesAnswer, case .response(let status) = part, !status.hasPrefix("2") else { return nil }
        return CallEffect.none
    }
}
