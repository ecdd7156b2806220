import ContractModel
import SwiftEmission

/// Lowers a stream to the code that decodes its messages.
struct EventsLowering {
    private let stream: CallStream
    private let types: ClientTypes
    private(set) var lowering: DeclarationLowering

    init(_ stream: CallStream, types: ClientTypes, _ lowering: DeclarationLowering) {
        self.stream = stream
        self.types = types
        self.lowering = lowering
    }

    /// - Parameters:
    ///   - operation: The path of the operation's type.
    ///   - isAlternative: Whether the operation also has a value. If so, the view declares the conformance for the
    ///     stream.
    mutating func view(in operation: [SwiftIdentifier], isAlternative: Bool) -> EventsView {
        lowering.scope = operation
        return EventsView(
            modifiers: lowering.isolation, opening: SwiftTypeSpelling(path: operation),
            conformance: isAlternative ? types.streamableOperation : nil, access: lowering.access,
            formatType: types.eventStreamFormat,
            format: format(), message: types.streamMessage, kind: stream.events.isEmpty ? items() : named(operation))
    }

    private func format() -> SwiftExpression {
        switch stream.format {
        case .serverSentEvents:
            let terminal = SwiftLiteral.array(stream.terminal.map(SwiftLiteral.string)).text
            return SwiftExpression(trusted: ".serverSentEvents(terminal: \(terminal))")
        case .jsonLines: return SwiftExpression(trusted: ".jsonLines")
        case .jsonSequence: return SwiftExpression(trusted: ".jsonSequence")
        }
    }

    private mutating func named(_ operation: [SwiftIdentifier]) -> EventsView.Kind {
        var scope = NameScope { ["self", "init", "Type", "Protocol", "none", "some"].contains($0) }
        let candidates = stream.events.map {
            NameCandidate(name: IdentifierCasing.lowerCamel($0.name), source: .place, documentName: $0.name)
        }
        let (names, _) = scope.settle(candidates) { index in
            FallbackNames(
                names: [candidates[index].name + "Event"], base: candidates[index].name,
                documentName: stream.events[index].name)
        }
        let catchAll = SwiftIdentifier(checked: scope.take("unknown", else: "unrecognized"))
        var cases: [EventCaseView] = []
        for (event, name) in zip(stream.events, names) {
            cases.append(
                EventCaseView(
                    name: SwiftIdentifier(checked: name), type: lowering.spelling(of: event.reference),
                    key: .string(event.name), value: event.isText ? Self.text : reading(event.reference)))
        }
        var inner = lowering
        inner.scope = operation + [SwiftIdentifier(checked: "Event")]
        inner.indentation = SourceLine.indentation
        let heading = inner.heading(
            "enum", [lowering.model.known.sendable],
            documentation: DocCommentLine.lines("One event of the stream.", indentation: SourceLine.indentation))
        return .named(heading: heading, cases: cases, catchAll: catchAll, string: lowering.model.known.string)
    }

    private mutating func items() -> EventsView.Kind {
        guard let item = stream.item, stream.itemIsData || !isText(item) else {
            return .items(lowering.model.known.string, Self.text)
        }
        // Since OpenAPI 3.2, a schema may describe the whole event: its name, its id, and its data as a string.
        if stream.format == .serverSentEvents, !stream.itemIsData, lowering.model.contract.isWholeEvent(item) {
            return .items(lowering.spelling(of: item), SwiftExpression(trusted: "try message.event()"))
        }
        return .items(lowering.spelling(of: item), reading(item))
    }

    private static let text = SwiftExpression(trusted: "message.text")

    private mutating func reading(_ reference: TypeReference) -> SwiftExpression {
        guard let form = lowering.codingForm(of: reference) else {
            return SwiftExpression(trusted: "try message.json()")
        }
        lowering.useRuntime(isExposed: false)
        return SwiftExpression(trusted: "try message.json(\(form.text).self).represented")
    }

    private func isText(_ reference: TypeReference) -> Bool {
        guard stream.format == .serverSentEvents else { return false }
        if case .scalar = lowering.model.resolved(reference) { return true }
        return false
    }
}
