import ContractModel
import GenerationSettings
import SwiftEmission

/// Lowers a call to the client's method.
struct MethodLowering {
    private let call: CallDefinition
    private let names: ClientNames.Call
    private let client: ClientNames
    /// The lines of a sample call, or nil if there is no short sample.
    private let sample: [String]?
    private let types: ClientTypes
    private(set) var lowering: DeclarationLowering

    init(
        _ call: CallDefinition, _ names: ClientNames.Call, client: ClientNames, types: ClientTypes,
        sample: [String]? = nil, _ lowering: DeclarationLowering
    ) {
        self.sample = sample
        self.call = call
        self.names = names
        self.client = client
        self.types = types
        self.lowering = lowering
        self.lowering.scope = []
        self.lowering.hidden = client.nestedTypes
    }

    /// Returns the method of the call's group, and the client's own method. One of these methods may be missing.
    mutating func views() -> [MethodView] {
        guard let (group, method) = names.grouped else { return [view()] }
        let owner = SwiftTypeSpelling(path: [client.client, group.type])
        let grouped = view(named: method, in: owner)
        guard client.hasFlatMethods else { return [grouped] }
        var flat = view()
        if lowering.model.options.groups?.flat == .deprecated {
            let labels = grouped.parameters.map { "\($0.label):" }.joined()
            flat.documentation = documentation(isWhole: false)
            flat.deprecation = .string("Use '\(group.property.name).\(method.name)(\(labels))'.")
        }
        return [grouped, flat]
    }

    private mutating func view() -> MethodView {
        view(named: names.method, in: nil)
    }

    /// - Parameter group: The type of the group that has the method. The value is nil for a method of the client.
    private mutating func view(named name: SwiftIdentifier, in group: SwiftTypeSpelling?) -> MethodView {
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
                + name.declared.utf8.count + suffix.utf8.count,
            indentation: 2 * SourceLine.indentation)
        let type = lowering.spelling(of: call.type).text
        let arguments = labels.map {
            SwiftArgument(.expression(trusted: "\($0.argumentLabel): \($0.declared)"))
        }
        // A parameter with the name of the function, or of the group's client, hides the function or the client.
        let isHidden = labels.contains { $0.name == (group == nil ? function : "api") }
        let path = (isHidden ? "self." : "") + (group == nil ? "" : "api.") + function
        return MethodView(
            modifiers: lowering.isolation, owner: group ?? SwiftTypeSpelling(path: [client.client]),
            documentation: documentation(isWhole: true), deprecation: deprecation(), access: lowering.access,
            name: name, parameters: parameters, parametersAreInline: isInline, returned: returned,
            isDiscardable: call.answers.areUndescribed, effects: effects,
            call: CallView(
                function: "\(isStream ? "" : "await ")\(path)(of: \(type)",
                arguments: arguments, closing: "))", indentation: 2 * SourceLine.indentation),
            isThrowing: !isStream)
    }

    /// Returns the type of the method's value, or nil if the method returns no value, and the client's function that
    /// gets the value.
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

    /// Returns the comment of the method, which begins with the first line of the operation's description. The comment
    /// of the operation's type has the whole description.
    ///
    /// - Parameter isWhole: Whether a call, the parameters and the errors follow.
    private func documentation(isWhole: Bool) -> [DocCommentLine] {
        let paragraphs = Prose(call.operation.documentation, notes: []).paragraphs
        let first = paragraphs.first.map { String($0.prefix { $0 != "\n" }) }
        var texts = first.map { [$0] } ?? []
        texts.append(Prose.code(call.operation.endpoint))
        if isWhole {
            if let sample { texts.append(sample.map { "    " + $0 }.joined(separator: "\n")) }
            let notes = parameterNotes + failureNotes
            if !notes.isEmpty { texts.append(notes.joined(separator: "\n")) }
        }
        return lowering.comment(texts, indentation: SourceLine.indentation)
    }

    /// The first sentence of each parameter's description.
    private var parameterNotes: [String] {
        let notes = zip(call.parameters, names.parameters).compactMap { parameter, name -> String? in
            let prose = Prose(parameter.documentation.besides(name), notes: [])
            guard let line = prose.paragraphs.first?.prefix(while: { $0 != "\n" }), !line.isEmpty else { return nil }
            return "\(name.name): \(Prose.sentence(Prose.firstSentence(of: line)))"
        }
        if notes.count == 1 { return ["- Parameter \(notes[0])"] }
        return notes.isEmpty ? [] : ["- Parameters:"] + notes.map { "  - " + $0 }
    }

    private var failureNotes: [String] {
        let statuses = FailuresLowering.ordered(call.answers.failures).map(\.answer.status)
        if statuses.isEmpty || call.answers.stream != nil { return [] }
        let type = SwiftTypeSpelling(path: lowering.model.names[type: call.type].path).text
        let codes = statuses.filter { $0 != "default" }.joined(separator: ", ")
        let others = codes.isEmpty ? "any status" : ", and any other status"
        let cases = statuses.contains("default") ? codes + others : codes
        return ["- Throws: `APIClientError`. `\(type).Failure` has cases for \(cases)."]
    }

    private func deprecation() -> SwiftLiteral? {
        guard let deprecation = call.deprecation, lowering.model.options.deprecated == .annotate else { return nil }
        return .string(deprecation.message(replacement: nil))
    }
}
