import ContractModel

/// The effect of regenerating the client on source code that calls an operation.
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
    /// The argument is kept for some time as an optional argument.
    case dropsArgument
    case requiresArgument
    case relaxesArgument
    case changesArgument
    case renamesArgument
    /// Unchanged source code sends another request.
    case changesRequest
    case changesAnswer
    /// A status is added or removed. The body of the response may have its own type.
    case changesChoice
    case addsFailure
    case removesFailure
    case changesFailure
    case addsEvent
    case removesEvent
    case changesEvent
    /// The elements of the stream, which had one type, are now named events, or named events now have one type.
    case changesEvents
    case endsStream
    /// The event was the end of the stream.
    case prolongsStream
    case addsPages
    case removesPages
    case changesPages
    case addsHeader
    case removesHeader
    case changesHeader

    package var isBreaking: Bool {
        switch self {
        case .none, .addsMethod, .warns, .addsServer, .movesCalls, .asksForCredentials, .changesCredentials,
            .addsArgument, .changesRequest, .endsStream, .prolongsStream, .addsPages, .addsHeader:
            false
        case .removesMethod, .renamesMethod, .removesServer, .addsRequiredArgument, .removesArgument,
            .dropsArgument, .requiresArgument, .relaxesArgument, .changesArgument, .renamesArgument, .changesAnswer,
            .changesChoice,
            .addsFailure, .removesFailure, .changesFailure, .addsEvent, .removesEvent, .changesEvent, .changesEvents,
            .removesPages, .changesPages, .removesHeader,
            .changesHeader:
            true
        }
    }

    package var text: String {
        switch self {
        case .none: "Client: no difference."
        case .addsMethod: "Client: a new method."
        case .removesMethod: "Client, breaking in the end: the method is deprecated for a while, then it disappears."
        case .renamesMethod:
            "Client, breaking in the end: the method and the operation's type have another name; the former names are deprecated for a while."
        case .warns: "Client: a warning at each call."
        case .addsServer: "Client: a new case of `Server`."
        case .removesServer: "Client, breaking: the case of `Server` is gone."
        case .movesCalls: "Client: unchanged source code calls the operation at its new address."
        case .asksForCredentials: "Client: the call throws `missingCredentials` if the app has not set credentials."
        case .changesCredentials: "Client: unchanged source code sends only credentials that the new contract requires."
        case .addsArgument: "Client: a new optional argument."
        case .addsRequiredArgument: "Client, breaking: calls must pass the new argument."
        case .removesArgument: "Client, breaking: calls that pass the argument no longer compile."
        case .dropsArgument: "Client, breaking in the end: the argument is optional for a while, then it disappears."
        case .requiresArgument: "Client, breaking: calls must pass the argument, which can no longer be `nil`."
        case .relaxesArgument:
            "Client, breaking for some: the argument is now optional, and comes after the required arguments."
        case .changesArgument: "Client, breaking: the argument has another type."
        case .renamesArgument: "Client, breaking: the argument has another name."
        case .changesRequest: "Client: unchanged source code sends the request in its new form."
        case .changesAnswer: "Client, breaking: the call returns another type."
        case .changesChoice:
            "Client, breaking for some: if successful responses have different types, the call returns an enumeration of them."
        case .addsFailure:
            "Client, breaking for some: `Failure` has a new case, which a `switch` without `default` must handle."
        case .removesFailure:
            "Client, breaking: `Failure` no longer has a case for this error. The call still throws the error."
        case .changesFailure: "Client, breaking: the case of `Failure` has a value of another type."
        case .addsEvent: "Client, breaking: a `switch` over `Event` without `default` must handle a new case."
        case .removesEvent: "Client, breaking: the case of `Event` is gone."
        case .changesEvent: "Client, breaking: the case of `Event` has a value of another type."
        case .changesEvents: "Client, breaking: the elements of the stream have another type."
        case .endsStream: "Client: with unchanged source code, the stream ends at this event."
        case .prolongsStream: "Client: with unchanged source code, the stream no longer ends at this event."
        case .addsPages: "Client: `pages(of:)` and `items(of:)` accept the operation."
        case .removesPages: "Client, breaking: `pages(of:)` and `items(of:)` no longer accept the operation."
        case .changesPages:
            "Client, breaking for some: unchanged source code uses the new pagination rule; the items may have another type."
        case .addsHeader: "Client: a new property of the operation's `Headers`."
        case .removesHeader: "Client, breaking: the property of the operation's `Headers` is gone."
        case .changesHeader: "Client, breaking: the property of the operation's `Headers` has another type."
        }
    }
}

extension ChangeCatalogue {
    /// Maps rules to their effects on code that calls operations. Other rules have no effect on code that calls
    /// operations.
    package static let callEffects: [String: CallEffect] = [
        "endpoint-added": .addsMethod,
        "api-path-removed-without-deprecation": .removesMethod,
        "api-removed-without-deprecation": .removesMethod,
        "api-removed-before-sunset": .removesMethod,
        "api-removed-with-deprecation": .removesMethod,
        "api-path-changed": .movesCalls,
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
        "request-parameter-removed": .dropsArgument,
        "request-parameter-became-required": .requiresArgument,
        "request-parameter-became-optional": .relaxesArgument,
        "request-parameter-renamed": .renamesArgument,
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
        "api-pagination-added": .addsPages,
        "api-pagination-changed": .changesPages,
        "api-pagination-removed": .removesPages,
        "required-response-header-added": .addsHeader,
        "optional-response-header-added": .addsHeader,
        "required-response-header-removed": .removesHeader,
        "optional-response-header-removed": .removesHeader,
        "response-header-type-changed": .changesHeader,
        "response-header-type-generalized": .changesHeader,
        "response-header-type-specialized": .changesHeader,
        "response-header-type-compatible": .changesHeader,
        "response-event-added": .addsEvent,
        "response-event-removed": .removesEvent,
        "response-terminal-event-added": .endsStream,
        "response-terminal-event-removed": .prolongsStream,
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

extension ChangeCatalogue {
    /// The rules that concern only calls. If no client is generated, changes under these rules are not reported as
    /// differences of the code.
    static let ofCallsAlone: Set = ["request-parameter-renamed"]
}

extension ContractComparison {
    /// Removes the effects on callers, for contracts without a client.
    static func withoutCalls(_ changes: [Change]) -> [Change] {
        changes.filter { !ChangeCatalogue.ofCallsAlone.contains($0.rule.id) }.map(\.withoutCallEffect)
    }

    /// Adds the effects on callers. The server calls webhooks and callbacks, so they have no callers in the app.
    func withCallEffects(_ changes: [Change]) -> [Change] {
        let called = (Self.called(old), Self.called(new))
        return changes.map { change in
            var change = change
            let usual = Self.callEffect(of: change, called.0, called.1)
            // The comparison may have set a more exact effect than the rule's.
            change.callEffect = usual == .none ? usual : change.callEffect ?? usual
            return change
        }
    }

    /// Maps pointers to the operations that the app calls.
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
            // An operation with its own servers has no case of `Server`.
            if effect == .addsServer || effect == .removesServer { return .movesCalls }
            if choices.contains(change.rule.id), let before, let after {
                let choice = CallEffect.ofChoice(before.interface, after.interface, part, else: effect)
                return choice.ofFailure(part) ?? choice
            }
            if case .event(_, let status) = part {
                return effect.ofEvents(before?.interface, after?.interface, of: status)
            }
            if case .header(let name, _) = part {
                return effect.ofHeader(before?.interface?.header(name), after?.interface?.header(name))
            }
            return effect.ofFailure(part) ?? effect
        case .document, .type: return .none
        }
    }

    /// The rules about media types. The client uses one media type of each body.
    private static let choices: Set = [
        "request-body-media-type-added", "request-body-media-type-removed", "response-media-type-added",
        "response-media-type-removed",
    ]
}

extension OperationInterface {
    /// Returns the header of a successful response that has a property. Returns nil for a stream, because callers do
    /// not wait for its headers.
    fileprivate func header(_ name: String) -> HeaderDefinition? {
        let answers = statuses.filter { !isFailure($0.status) }
        if answers.contains(where: { $0.principal.map { MediaType.isStream($0.mediaType) } ?? false }) { return nil }
        return answers.lazy.flatMap(\.headers).first { $0.name.lowercased() == name.lowercased() }
    }
}

extension CallEffect {
    /// Returns another effect if the client now uses another content, for example because JSON was added next to a
    /// form.
    fileprivate static func ofChoice(
        _ old: OperationInterface?, _ new: OperationInterface?, _ part: ChangeSubject.OperationPart,
        else effect: CallEffect
    ) -> CallEffect {
        switch part {
        case .requestBody:
            let (before, after) = (mediaTypes(of: old), mediaTypes(of: new))
            let isAlike = before.first == after.first && (before.count > 1) == (after.count > 1)
            return isAlike && Set(after).isSuperset(of: before) ? effect : .changesArgument
        case .response(let status):
            func mediaType(_ interface: OperationInterface?) -> String? {
                let statuses = interface?.statuses ?? []
                // A range and a status in this range describe one response.
                let answer =
                    statuses.first { $0.status == status }
                    ?? statuses.first {
                        $0.status.first == status.first && ($0.status + status).uppercased().contains("XX")
                    }
                return answer?.principal?.mediaType
            }
            return mediaType(old) == mediaType(new) ? CallEffect.none : .changesAnswer
        case .whole, .parameter, .header, .event, .pages: return effect
        }
    }

    /// The media types that the body of a request may have. The first is preferred.
    private static func mediaTypes(of interface: OperationInterface?) -> [String] {
        interface?.body?.choices.map(\.mediaType) ?? []
    }

    /// Returns the effect of a changed header. If several responses have the header, the first response decides.
    fileprivate func ofHeader(_ old: HeaderDefinition?, _ new: HeaderDefinition?) -> CallEffect {
        switch (old, new) {
        case (nil, nil): .none
        case (nil, _?): .addsHeader
        case (_?, nil): .removesHeader
        case (_?, _?): self == .changesHeader ? self : .none
        }
    }

    /// Returns the effect of events. If a stream gains its first or loses its last named event, its elements have
    /// another type.
    fileprivate func ofEvents(_ old: OperationInterface?, _ new: OperationInterface?, of status: String) -> CallEffect {
        func content(_ interface: OperationInterface?) -> ContentDefinition? {
            guard let interface, !interface.isFailure(status) else { return nil }
            return interface.statuses.first { $0.status == status }?.principal
        }
        guard let before = content(old), let after = content(new), MediaType.isStream(after.mediaType) else {
            return .none
        }
        switch self {
        case .addsEvent where before.events.isEmpty, .removesEvent where after.events.isEmpty: return .changesEvents
        case .changesAnswer: return .changesEvent
        default: return self
        }
    }

    /// Returns the effect on a failure, which a call throws instead of returning. Returns nil for any other part.
    fileprivate func ofFailure(_ part: ChangeSubject.OperationPart) -> CallEffect? {
        guard self == .changesAnswer, case .response(let status) = part, !status.hasPrefix("2") else { return nil }
        return .changesFailure
    }
}
