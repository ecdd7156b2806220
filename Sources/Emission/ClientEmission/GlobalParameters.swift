import ContractModel
import Diagnostics
import GenerationSettings
import SwiftEmission

/// A parameter that the client has for all operations.
struct GlobalParameter: Sendable {
    var name: SwiftIdentifier
    /// The parameter. Its `isRequired` is true if the client's initializer needs a value.
    var parameter: CallParameter
}

extension GlobalParameter {
    /// Moves the parameters that the configuration names from the calls to the client. Parameters that differ between
    /// operations stay in the calls, with a diagnostic.
    static func take(
        from calls: inout [CallDefinition], _ contract: Contract, _ options: GenerationOptions,
        _ diagnostics: inout DiagnosticSink
    ) -> [GlobalParameter] {
        options.globals.compactMap { rule in
            let found = calls.indices.compactMap { call in
                calls[call].parameters.firstIndex { rule.isMet(by: $0) }.map { (call: call, parameter: $0) }
            }
            guard let first = found.first else {
                if !contract.absentNames.contains(rule.parameter) {
                    let known = Set(calls.flatMap { $0.parameters.map(\.name) }).sorted()
                    diagnostics.emit(ClientMessages.unknownGlobal(rule, among: known))
                }
                return nil
            }
            var parameter = calls[first.call].parameters[first.parameter]
            let uses = found.map { calls[$0.call].parameters[$0.parameter] }
            if let other = uses.first(where: { !$0.isSent(like: parameter) }) {
                diagnostics.emit(ClientMessages.differentGlobals(rule, parameter, other))
                return nil
            }
            for use in found {
                calls[use.call].parameters.remove(at: use.parameter)
                calls[use.call].globals.append(parameter.name)
            }
            parameter.isRequired = rule.isRequired ?? uses.contains(where: \.isRequired)
            return GlobalParameter(name: SwiftIdentifier(checked: rule.name), parameter: parameter)
        }
    }
}

extension GlobalRule {
    fileprivate func isMet(by parameter: CallParameter) -> Bool {
        parameter.place == .header
            ? parameter.name.lowercased() == self.parameter.lowercased() : parameter.name == self.parameter
    }
}

extension CallParameter {
    /// Whether values of both parameters have the same type and the same form in the request.
    fileprivate func isSent(like other: CallParameter) -> Bool {
        place == other.place && form == other.form && reference == other.reference
            && allowsReserved == other.allowsReserved && takesSlashes == other.takesSlashes
    }
}

/// Lowers the parameters of the client to its initializers, and to methods that change a parameter.
struct GlobalsLowering {
    let globals: [GlobalParameter]
    let client: ClientNames
    let types: ClientTypes
    private(set) var lowering: DeclarationLowering

    init(_ globals: [GlobalParameter], client: ClientNames, types: ClientTypes, _ lowering: DeclarationLowering) {
        (self.globals, self.client, self.types, self.lowering) = (globals, client, types, lowering)
        self.lowering.scope = []
        self.lowering.hidden = client.nestedTypes
    }

    /// - Parameter encode: Returns the statement that writes the parameter into a request.
    mutating func view(
        encode: (inout DeclarationLowering, GlobalParameter, _ indentation: Int) -> CallView
    ) -> GlobalsView {
        lowering.imports.insert("Foundation")
        let members = globals.map { member($0, encode) }
        let url = SwiftTypeSpelling(known: "URL", module: "Foundation", shadowed: lowering.model.names.shadowed).text
        let context = types.clientContext.text
        let starts = [
            (
                "_ server: \(client.server.name) = Self.defaultServer", "\(context)(api: api, server: server.url)",
                "Makes a client for a server of the contract."
            ),
            (
                "server: \(client.server.name)", "\(context)(api: api, server: server.url)",
                "Makes a client for a server of the contract."
            ),
            (
                "url: \(url)", "\(context)(api: api, server: url.absoluteString, overridesServers: true)",
                "Makes a client for a server that is not in the contract, such as a test server."
            ),
        ]
        let required = globals.filter(\.parameter.isRequired).map(\.name.name)
        let list = required.map { "'\($0)'" }.joined(separator: " and ")
        let deprecation = required.isEmpty ? nil : SwiftLiteral.string("Calls need \(list).")
        var entries = starts.map { start, context, text in
            entry(start, context, text, with: globals, deprecation: nil)
        }
        if let deprecation {
            entries += starts.map { start, context, text in
                entry(start, context, text, with: [], deprecation: deprecation)
            }
        }
        for index in entries.indices { entries[index].isFollowing = index > 0 }
        return GlobalsView(
            modifiers: lowering.isolation, client: client.client, initializers: entries, members: members)
    }

    private mutating func entry(
        _ start: String, _ context: String, _ text: String, with globals: [GlobalParameter], deprecation: SwiftLiteral?
    ) -> GlobalsView.Initializer {
        let ordered = globals.filter(\.parameter.isRequired) + globals.filter { !$0.parameter.isRequired }
        var parameters = ordered.map { field($0) }
        for index in parameters.indices {
            parameters[index].place(separator: ",", indentation: 2 * SourceLine.indentation)
        }
        return GlobalsView.Initializer(
            documentation: lowering.comment([text], indentation: SourceLine.indentation), deprecation: deprecation,
            access: lowering.access, start: SwiftExpression(trusted: start + ","), parameters: parameters,
            sender: types.apiClientProtocol, standard: types.apiClient, context: SwiftExpression(trusted: context),
            assignments: globals.map {
                SwiftExpression(trusted: "self = with(\($0.name.argumentLabel): \($0.name.declared))")
            })
    }

    private mutating func field(_ global: GlobalParameter) -> ParameterView {
        Field(
            global.name, lowering.spelling(of: global.parameter.reference), isOptional: isOptional(global),
            mayBeLeftOut: !global.parameter.isRequired, documentation: [], access: lowering.access,
            indentation: SourceLine.indentation
        ).parameter
    }

    /// Whether the generated type is made optional. The value is false for a required parameter, and for a type that is
    /// an optional already.
    private func isOptional(_ global: GlobalParameter) -> Bool {
        !global.parameter.isRequired && !lowering.model.isOptional(global.parameter.reference)
    }

    private mutating func member(
        _ global: GlobalParameter, _ encode: (inout DeclarationLowering, GlobalParameter, Int) -> CallView
    ) -> GlobalsView.Member {
        let parameter = global.parameter
        var texts = ["Returns a copy that sends another \(Prose.code(parameter.name)) with its calls."]
        texts += Prose(parameter.documentation, notes: []).paragraphs
        return GlobalsView.Member(
            documentation: lowering.comment(texts, indentation: SourceLine.indentation), access: lowering.access,
            parameter: SwiftExpression(trusted: "\(global.name.label): \(field(global).type.text)"),
            key: .string(parameter.name), encoding: encode(&lowering, global, 3 * SourceLine.indentation))
    }
}
