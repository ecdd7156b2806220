import ContractModel
import GenerationSettings
import SwiftEmission

/// Lowers a call to the client's method.
struct MethodLowering {
    private let call: CallDefinition
    private let names: ClientNames.Call
    private let client: SwiftIdentifier
    private let types: ClientTypes
    private(set) var lowering: DeclarationLowering

    init(
        _ call: CallDefinition, _ names: ClientNames.Call, client: SwiftIdentifier, types: ClientTypes,
        _ lowering: DeclarationLowering
    ) {
        self.call = call
        self.names = names
        self.client = client
        self.types = types
        self.lowering = lowering
        self.lowering.scope = []
        // In the client, `Server` means the client's nested type.
        self.lowering.hidden = ["Server"]
    }

    mutating func view() -> MethodView {
        var operation = OperationLowering(call, names, types: types, lowering)
        operation.lowering.scope = []
        operation.lowering.hidden = lowering.hidden
        var parameters = operation.fields().map(\.parameter)
        let labels = parameters.map(\.target)
        lowering.imports = operation.lowering.imports
        let (returned, function) = output()
        let isStream = call.answers.stream != nil
        let effects = isStream ? "" : " async throws"
        let suffix = effects + (returned.map { " -> \($0.text)" } ?? "") + " {"
        let isInline = ParameterView.place(
            &parameters,
            columns: SourceLine.indentation + lowering.access.utf8.count + "func ()".utf8.count
                + names.method.declared.utf8.count + suffix.utf8.count,
            indentation: 2 * SourceLine.indentation)
        let type = lowering.spelling(of: call.type).text
        let arguments = labels.map {
            SwiftArgument(.expression(trusted: "\($0.argumentLabel): \($0.declared)"))
        }
        // A parameter with the function's own name hides the function.
        let isHidden = labels.contains { $0.name == function }
        return MethodView(
            modifiers: lowering.isolation, client: client, documentation: documentation(), deprecation: deprecation(),
            access: lowering.access,
            name: names.method, parameters: parameters, parametersAreInline: isInline, returned: returned,
            isDiscardable: call.answers.areUndescribed, effects: effects,
            call: CallView(
                function: "\(isStream ? "" : "await ")\(isHidden ? "self." : "")\(function)(of: \(type)",
                arguments: arguments, closing: "))", indentation: 2 * SourceLine.indentation),
            isThrowing: !isStream)
    }

    /// Returns the type of the method's value, or nil if the method returns no value, and the client's function that gets
    /// the value.
    private mutating func output() -> (SwiftTypeSpelling?, String) {
        if call.answers.stream != nil {
            return (types.eventStream.applied(to: lowering.spelling(of: call.type)), "events")
        }
        let path = lowering.model.names[type: call.type].path
        let answers = AnswersLowering(call.answers, in: path, &lowering)
        let contents = call.answers.successes.map(\.content)
        if let first = contents.first, contents.allSatisfy({ $0 == first }), case .json(let reference) = first,
            case .generic(_, let payload) = lowering.model.resolved(reference)
        {
            return (lowering.spelling(of: payload), "payload")
        }
        return (answers.output, "value")
    }

    /// The first paragraph of the operation's description. The operation's type has the whole description.
    private func documentation() -> [DocCommentLine] {
        let paragraphs = Prose(call.operation.documentation, notes: []).paragraphs
        let first = paragraphs.first.map { String($0.prefix { $0 != "\n" }) }
        var lines = first.map { [$0] } ?? []
        lines.append(Prose.code(call.operation.endpoint))
        return lowering.comment(lines, indentation: SourceLine.indentation)
    }

    private func deprecation() -> SwiftLiteral? {
        guard let deprecation = call.deprecation, lowering.model.options.deprecated == .annotate else { return nil }
        return .string(deprecation.message(replacement: nil))
    }
}
