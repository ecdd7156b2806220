package import ContractModel
import DTOContract
import DTORuntime
package import FixtureEmission

/// Plans the calls with which generated tests check a running backend: the safe operations (RFC 9110, section 9.2.1)
/// that respond with JSON. A call has only the required parameters.
package struct LivePlan {
    private let contract: Contract
    private let values: ParameterValues
    private let credentials: LiveCredentials
    private let lists: LiveListFinder
    /// Maps the index of an operation to its planned call, or to nil for an operation that is not called.
    private var known: [Int: LiveCall?] = [:]

    package static func calls(of contract: Contract) -> [LiveCall] {
        let safe = contract.operations.indices.filter { isSafe(contract.operations[$0]) }
        if safe.isEmpty { return [] }
        let contract = contract.restored
        var plan = LivePlan(
            contract: contract, values: ParameterValues(contract),
            credentials: LiveCredentials(contract.securitySchemes),
            lists: LiveListFinder(contract))
        return safe.compactMap { plan.call($0) }
    }

    private static func isSafe(_ operation: OperationDefinition) -> Bool {
        ["get", "head"].contains(operation.method.lowercased()) && !operation.isCalledByServer
    }

    /// Returns the call that tests the operation, or nil if the tests do not call it: for example, because there is
    /// nothing to decode, or because the document lacks a value that the request needs.
    private mutating func call(_ index: Int) -> LiveCall? {
        if let known = known[index] { return known }
        let call = newCall(index)
        known[index] = call
        return call
    }

    private mutating func newCall(_ index: Int) -> LiveCall? {
        let operation = contract.operations[index]
        guard let interface = operation.interface, !interface.omitsPathParameters,
            // The tests do not call operations that have their own servers.
            interface.servers?.isInherited ?? true,
            let credentials = credentials.needed(for: interface.security?.value ?? []),
            let (required, variables) = required(of: operation, interface),
            let text = try? RequestText(path: operation.path, spanning: interface.spanningParameters, required)
        else { return nil }
        let answers = answers(of: operation, interface)
        guard !answers.isEmpty else { return nil }
        var headers = text.headers.fields.map { (name: $0.name, value: $0.value) }
        let type = mediaType(of: answers, interface)
        if let type, type != "application/json", HTTPHeaders.isValue(type) { headers.append(("Accept", type)) }
        return LiveCall(
            operation: index, method: operation.sentMethod, target: LiveVariable.marked(variables, in: text.target),
            variables: variables, lists: lists(of: variables, in: operation, interface, credentials), headers: headers,
            answers: answers, credentials: credentials)
    }

    /// Returns the lists that supply the values of variables. A list comes after the lists that supply the variables in
    /// its own path.
    private mutating func lists(
        of variables: [String], in operation: OperationDefinition, _ interface: OperationInterface,
        _ credentials: [LiveCall.Credential]
    ) -> [LiveCall.List] {
        var found: [LiveCall.List] = []
        for parameter in interface.parameters.reversed() where parameter.place == "path" {
            let variable = LiveVariable.name(of: parameter.name, in: operation.path)
            guard variables.contains(variable), !found.contains(where: { $0.variable == variable }),
                let list = lists.list(of: parameter, in: operation.path), let call = call(list.operation),
                call.method == "GET", call.credentials == credentials, call.variables.allSatisfy(variables.contains),
                call.headers.allSatisfy({ $0.name == "Accept" })
            else { continue }
            for inner in call.lists where !found.contains(where: { $0.variable == inner.variable }) {
                found.append(inner)
            }
            found.append(
                LiveCall.List(variable: variable, target: call.target, items: list.items, member: list.member))
        }
        return found
    }

    // MARK: Parameters

    /// Returns the values of the required parameters, and the environment variables that replace some of the values.
    /// Returns nil if a parameter has no value.
    private func required(
        of operation: OperationDefinition, _ interface: OperationInterface
    ) -> (values: [(parameter: RuntimeParameter, value: JSONValue)], variables: [String])? {
        let isMissingAnAnswer = interface.statuses.contains { Self.missing.contains($0.status) }
        var required: [(parameter: RuntimeParameter, value: JSONValue)] = []
        var variables: [String] = []
        for parameter in interface.parameters where parameter.isRequired {
            var value = values.documented(parameter)
            // The server may not have a resource with a generated identifier.
            if value == nil, parameter.place == "path", !isListed(parameter),
                !isMissingAnAnswer || lists.list(of: parameter, in: operation.path) != nil
            {
                let variable = LiveVariable.name(of: parameter.name, in: operation.path)
                variables.append(variable)
                let isSpanning = interface.spanningParameters.contains(parameter.name)
                value = .string(LiveVariable.placeholder(variable, isSpanning: isSpanning))
            }
            guard let value = value ?? values.made(parameter) else { return nil }
            required.append((RuntimeParameter(parameter), JSONValue(value)))
        }
        return (required, variables)
    }

    /// Whether the document lists the possible values of a parameter.
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
            answer(status, isHead ? nil : response(status, of: operation), interface)
        }
        guard isHead || answers.contains(where: { $0.response != nil }) else { return [] }
        // The server may not have the example's resource. The response for a missing resource is also part of the
        // contract.
        if operation.path.contains("{"), let status = Self.missing.first(where: statuses.contains) {
            var missing = answer(status, isHead ? nil : response(status, of: operation), interface)
            missing.status = "404"
            answers.append(missing)
        }
        return answers
    }

    private func answer(_ status: String, _ response: Int?, _ interface: OperationInterface) -> LiveCall.Answer {
        LiveCall.Answer(
            status: status, response: response,
            isOfAnyType: jsonType(status, interface).map { $0.hasSuffix("/*") } == true)
    }

    /// The statuses of the response for a missing resource.
    private static let missing = ["404", "4XX"]

    private func response(_ status: String, of operation: OperationDefinition) -> Int? {
        operation.responses.firstIndex { $0.status == status }
    }

    /// Returns the media type of the first response with JSON.
    private func mediaType(of answers: [LiveCall.Answer], _ interface: OperationInterface) -> String? {
        answers.first { $0.response != nil }.flatMap { jsonType($0.status, interface) }
    }

    /// Returns the media type of a response's JSON, which may be a range.
    private func jsonType(_ status: String, _ interface: OperationInterface) -> String? {
        interface.statuses.first { $0.status == status }?.contents.lazy.map(\.mediaType).first(where: MediaType.isJSON)
    }
}
