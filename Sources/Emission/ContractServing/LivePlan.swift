package import ContractModel
import DTOContract
import DTORuntime
package import FixtureEmission

/// Contract → the calls by which generated tests ask a running backend: the safe operations (RFC 9110, section 9.2.1)
/// that answer with JSON. A call has the required parameters and no others.
package struct LivePlan {
    private let contract: Contract
    private let values: MinimalValues
    private let credentials: LiveCredentials

    package static func calls(of contract: Contract) -> [LiveCall] {
        let safe = contract.operations.indices.filter { isSafe(contract.operations[$0]) }
        if safe.isEmpty { return [] }
        let contract = contract.restored
        let plan = LivePlan(
            contract: contract, values: MinimalValues(contract), credentials: LiveCredentials(contract.securitySchemes))
        return safe.compactMap(plan.call)
    }

    private static func isSafe(_ operation: OperationDefinition) -> Bool {
        ["get", "head"].contains(operation.method.lowercased()) && !operation.isCalledByServer
    }

    /// Nil where there is nothing to decode, or no telling how to ask.
    private func call(_ index: Int) -> LiveCall? {
        let operation = contract.operations[index]
        guard let interface = operation.interface, !interface.omitsPathParameters,
            // The tests ask no server that an operation has for itself.
            interface.servers?.isInherited ?? true,
            let credentials = credentials.needed(for: interface.security?.value ?? []),
            let (required, variables) = required(of: operation, interface),
            let text = try? RequestText(path: operation.path, required)
        else { return nil }
        let answers = answers(of: operation, interface)
        guard !answers.isEmpty else { return nil }
        var headers = text.headers.fields.map { (name: $0.name, value: $0.value) }
        let type = mediaType(of: answers, interface)
        if let type, type != "application/json", HTTPHeaders.isValue(type) { headers.append(("Accept", type)) }
        return LiveCall(
            operation: index, method: operation.sentMethod, target: LiveVariable.marked(variables, in: text.target),
            variables: variables, headers: headers, answers: answers, credentials: credentials)
    }

    // MARK: Parameters

    /// Returns the values of the required parameters, and the variables of the environment that stand for some of them.
    /// Returns nil if a parameter has no value.
    private func required(
        of operation: OperationDefinition, _ interface: OperationInterface
    ) -> (values: [(parameter: RuntimeParameter, value: JSONValue)], variables: [String])? {
        let isMissingAnAnswer = interface.statuses.contains { Self.missing.contains($0.status) }
        var required: [(parameter: RuntimeParameter, value: JSONValue)] = []
        var variables: [String] = []
        for parameter in interface.parameters where parameter.isRequired {
            var value = documentedValue(of: parameter)
            // The server need not have what a made value names.
            if value == nil, parameter.place == "path", !isMissingAnAnswer, !isListed(parameter) {
                let variable = LiveVariable.name(of: parameter.name, in: operation.path)
                variables.append(variable)
                value = .string(LiveVariable.placeholder(variable))
            }
            guard let value = value ?? madeValue(of: parameter) else { return nil }
            required.append((RuntimeParameter(parameter), JSONValue(value)))
        }
        return (required, variables)
    }

    /// The document's example or default, where it conforms.
    private func documentedValue(of parameter: ParameterDefinition) -> ContractValue? {
        guard let definition = parameter.value else { return parameter.example }
        for case let value? in [parameter.example, definition.defaultValue] where value != .null {
            if case .success = ExampleChecker.conforming(value, to: definition.use, in: contract) { return value }
        }
        return nil
    }

    private func madeValue(of parameter: ParameterDefinition) -> ContractValue? {
        parameter.value.flatMap { values.value(of: $0.use, ScalarFixture(key: parameter.name))?.json }
    }

    /// Whether the document lists the values that a parameter may have.
    private func isListed(_ parameter: ParameterDefinition) -> Bool {
        switch parameter.value.map({ contract.resolved($0.use.reference) }) {
        case .scalar(.boolean): return true
        case .definition(let id):
            if case .enumeration = contract[id].shape { return true }
            return false
        case .scalar, .json, .array, .dictionary, .optional, .generic, .payload, nil: return false
        }
    }

    // MARK: Answers

    private func answers(of operation: OperationDefinition, _ interface: OperationInterface) -> [LiveCall.Answer] {
        let statuses = interface.statuses.map(\.status)
        let successes = statuses.filter { $0.hasPrefix("2") }
        let isHead = operation.method.lowercased() == "head"
        var answers = (successes.isEmpty ? statuses.filter { $0 == "default" } : successes).map { status in
            LiveCall.Answer(status: status, response: isHead ? nil : response(status, of: operation))
        }
        guard isHead || answers.contains(where: { $0.response != nil }) else { return [] }
        // An example's resource need not be there. The answer that says so is as much of a promise.
        if operation.path.contains("{"), let status = Self.missing.first(where: statuses.contains) {
            answers.append(LiveCall.Answer(status: "404", response: isHead ? nil : response(status, of: operation)))
        }
        return answers
    }

    /// The statuses of an answer that says that a resource is not there.
    private static let missing = ["404", "4XX"]

    private func response(_ status: String, of operation: OperationDefinition) -> Int? {
        operation.responses.firstIndex { $0.status == status }
    }

    /// Returns the media type of the first answer with JSON.
    private func mediaType(of answers: [LiveCall.Answer], _ interface: OperationInterface) -> String? {
        guard let answer = answers.first(where: { $0.response != nil }),
            let status = interface.statuses.first(where: { $0.status == answer.status })
        else { return nil }
        let type = status.contents.lazy.map(\.mediaType).first(where: MediaType.isJSON)
        return type.map(MediaType.concrete)
    }
}

/// The variables of the environment that have the credentials: `API_TOKEN`, `API_KEY`, `API_BASIC`. If there are
/// several schemes of a kind, the name of the scheme is in the variable's name.
private struct LiveCredentials {
    /// The keys are the names of the schemes.
    private var known: [String: LiveCall.Credential] = [:]

    init(_ schemes: [SecuritySchemeDefinition]) {
        let places = schemes.compactMap { scheme in Self.place(of: scheme).map { (scheme.name, $0) } }
        var counts: [String: Int] = [:]
        for (_, place) in places { counts[Self.kind(of: place), default: 0] += 1 }
        var taken: Set<String> = []
        for (name, place) in places {
            let kind = Self.kind(of: place)
            let variable = counts[kind] == 1 ? kind : "\(kind)_\(LiveVariable.word(name))"
            var free = variable
            var number = 2
            while !taken.insert(free).inserted {
                free = "\(variable)_\(number)"
                number += 1
            }
            known[name] = LiveCall.Credential(variable: free, place: place)
        }
    }

    /// Returns an empty list if everybody may call, and nil if no text of the environment is enough.
    func needed(for alternatives: [SecurityRequirement]) -> [LiveCall.Credential]? {
        if alternatives.isEmpty || alternatives.contains(where: \.schemes.isEmpty) { return [] }
        for alternative in alternatives {
            let credentials = alternative.schemes.compactMap { known[$0.name] }
            if credentials.count == alternative.schemes.count { return credentials }
        }
        return nil
    }

    private static func place(of scheme: SecuritySchemeDefinition) -> LiveCall.Credential.Place? {
        switch scheme.kind {
        case .http("bearer"), .oauth2, .openIDConnect: return .bearer
        case .http("basic"): return .basic
        case .apiKey(let name, "header") where HTTPHeaders.isName(name): return .header(name)
        case .apiKey(let name, "query"): return .query(name)
        case .apiKey(let name, "cookie") where HTTPHeaders.isName(name): return .cookie(name)
        case .http, .apiKey, .mutualTLS, .unknown: return nil
        }
    }

    private static func kind(of place: LiveCall.Credential.Place) -> String {
        switch place {
        case .bearer: "API_TOKEN"
        case .basic: "API_BASIC"
        case .header, .query, .cookie: "API_KEY"
        }
    }
}

/// Names of variables of the environment.
private enum LiveVariable {
    /// `API_PARAM_BOOKS_ID` for the parameter of `/v1/books/{id}`: operations on resources of one kind share it.
    static func name(of parameter: String, in path: String) -> String {
        let before = path.firstRange(of: "{\(parameter)}").map { path[..<$0.lowerBound] } ?? path[...]
        let owner = before.split(separator: "/").last { !$0.contains("{") }.map { word(String($0)) + "_" } ?? ""
        return "API_PARAM_\(owner)\(word(parameter))"
    }

    /// The value of a parameter whose variable the test reads. No character of it is percent-encoded.
    static func placeholder(_ variable: String) -> String { "~~\(variable)~~" }

    /// Replaces the placeholders in the path of a target: `/books/{API_PARAM_BOOKS_ID}`.
    static func marked(_ variables: [String], in target: String) -> String {
        let path = target.prefix { $0 != "?" }
        let marked = variables.reduce(String(path)) { $0.replacing(placeholder($1), with: "{\($1)}") }
        return marked + target[path.endIndex...]
    }

    /// `bearerAuth` as `BEARER_AUTH`; what no shell takes in a name is left out.
    static func word(_ name: String) -> String {
        var word = ""
        var isAfterSmall = false
        for character in name {
            guard character.isASCII, character.isLetter || character.isNumber else {
                if !word.isEmpty, !word.hasSuffix("_") { word += "_" }
                isAfterSmall = false
                continue
            }
            if character.isUppercase, isAfterSmall { word += "_" }
            word += character.uppercased()
            isAfterSmall = !character.isUppercase
        }
        return word
    }
}
