import ContractModel
import GenerationSettings
import SwiftEmission

extension TestTableLowering {
    /// Returns the checks of a running backend, grouped by the variables that the calls need.
    func live(_ calls: [LiveCall]) -> [LiveGroup] {
        var groups: [[String]: LiveGroup] = [:]
        for call in calls {
            let variables = Set(call.credentials.map(\.variable) + call.variables)
                .subtracting(call.lists.map(\.variable)).sorted()
            groups[variables, default: LiveGroup(variables: variables, checks: [], modules: [])].add(
                check(call), modules(of: call))
        }
        return groups.values.sorted { $0.variables.lexicographicallyPrecedes($1.variables) }
    }

    private func check(_ call: LiveCall) -> String {
        let operation = contract.operations[call.operation]
        func literal(_ text: String) -> String { SwiftLiteral.string(text).text }
        var arguments = [literal(operation.name)]
        if call.method != "GET" { arguments.append("method: \(literal(call.method))") }
        arguments.append("at: \(literal(call.target))")
        if !call.headers.isEmpty {
            let entries = call.headers.map { "\(literal($0.name)): \(literal($0.value))" }
            arguments.append("headers: [\(entries.joined(separator: ", "))]")
        }
        if !call.credentials.isEmpty {
            arguments.append("with: [\(call.credentials.map(Self.credential).joined(separator: ", "))]")
        }
        arguments += lists(call.lists)
        arguments += call.answers.map { answer(operation, $0) }
        let name = spelling.name("LiveCheck", of: options.testingModule)
        let line = "\(name)(\(arguments.joined(separator: ", ")))"
        if !line.contains("\n"), TableRow.fits("        \(line),") { return line }
        let whole = arguments.joined(separator: ", ")
        let indent = "            "
        if !whole.contains("\n"), TableRow.fits(indent + whole) { return "\(name)(\n\(indent)\(whole))" }
        return "\(name)(\n\(indent)" + arguments.joined(separator: ",\n\(indent)") + ")"
    }

    /// Returns the argument for the lists, or an empty array without lists.
    private func lists(_ lists: [LiveCall.List]) -> [String] {
        if lists.isEmpty { return [] }
        let texts = lists.map(list)
        let line = "from: [\(texts.joined(separator: ", "))]"
        if TableRow.fits("            \(line),") { return [line] }
        let indent = "                "
        return ["from: [\n\(indent)" + texts.joined(separator: ",\n\(indent)") + ",\n            ]"]
    }

    private func list(_ list: LiveCall.List) -> String {
        func literal(_ text: String) -> String { SwiftLiteral.string(text).text }
        let items = list.items.isEmpty ? "" : "items: [\(list.items.map(literal).joined(separator: ", "))], "
        let name = spelling.name("LiveList", of: options.testingModule)
        let place = "\(literal(list.variable)), at: \(literal(list.target))"
        return "\(name)(\(place), \(items)member: \(literal(list.member)))"
    }

    private static func credential(_ credential: LiveCall.Credential) -> String {
        func literal(_ text: String) -> String { SwiftLiteral.string(text).text }
        let variable = literal(credential.variable)
        return switch credential.place {
        case .bearer: ".bearer(\(variable))"
        case .basic: ".basic(\(variable))"
        case .header(let name): ".header(\(literal(name)), \(variable))"
        case .query(let name): ".query(\(literal(name)), \(variable))"
        case .cookie(let name): ".cookie(\(literal(name)), \(variable))"
        }
    }

    private func answer(_ operation: OperationDefinition, _ answer: LiveCall.Answer) -> String {
        let statuses = Self.statuses(answer.status)
        guard let response = answer.response else { return ".anything(\(statuses))" }
        let body = operation.responses[response].body.reference
        return
            ".\(answer.isOfAnyType ? "value" : "json")(\(statuses), \(spelling.form(of: body) ?? spelling.type(body)).self)"
    }

    /// Returns the number of a status, or the range of all successes for a status without a number, such as `2XX`.
    private static func statuses(_ status: String) -> String {
        if let code = Int(status) { return "\(code)" }
        return "200...299"
    }

    private func modules(of call: LiveCall) -> Set<String> {
        call.answers.compactMap(\.response).reduce(into: []) { modules, index in
            let body = contract.operations[call.operation].responses[index].body.reference
            modules.formUnion(spelling.form(of: body) == nil ? spelling.modules(of: body) : [options.runtimeModule])
        }
    }
}

extension LiveGroup {
    fileprivate mutating func add(_ check: String, _ modules: Set<String>) {
        checks.append(check)
        self.modules.formUnion(modules)
    }
}
