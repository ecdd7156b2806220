package import ContractModel
import DTOContract

extension FixtureBuilder {
    /// Returns the conforming examples of each response with a JSON body. Without a conforming example, returns a
    /// generated value.
    package mutating func responses(of operation: OperationDefinition) -> [FixtureSet.Response] {
        operation.responses.enumerated().flatMap { index, response in
            let examples = examples(of: response, in: operation, at: index)
            return examples.isEmpty ? [made(response, of: operation, at: index)].compactMap { $0 } : examples
        }
    }

    private mutating func examples(
        of response: ResponseDefinition, in operation: OperationDefinition, at index: Int
    ) -> [FixtureSet.Response] {
        response.examples.compactMap { example in
            conformingExample([example], of: response.body, named: "\(operation.name) \(response.status)").map {
                FixtureSet.Response(index: index, example: example.name, value: $0)
            }
        }
    }

    private mutating func made(
        _ response: ResponseDefinition, of operation: OperationDefinition, at index: Int
    ) -> FixtureSet.Response? {
        guard let answer = answer(response.body) else { return nil }
        let value = withoutFailure(statingStatus(answer, response, of: operation), response)
        guard response.status.hasPrefix("2") else { return FixtureSet.Response(index: index, value: value) }
        let placed = addresses.of(value, operation)
        let isPlaced = placed != value && contract.allows(placed, for: response.body)
        return FixtureSet.Response(index: index, value: isPlaced ? placed : value)
    }

    /// The members that only failures have.
    private static let failures: Set<String> = [
        "error", "errors", "errorcode", "error_code", "errormessage", "error_message", "errordescription",
        "error_description",
    ]

    /// Returns a success without the members that only failures have, as far as the type allows their removal. In
    /// GraphQL, a response with `errors` is a failure even if it has `data`.
    private func withoutFailure(_ value: ContractValue, _ response: ResponseDefinition) -> ContractValue {
        guard response.status.hasPrefix("2"), case .object(let members) = value,
            !members.allSatisfy({ Self.failures.contains($0.key.lowercased()) })
        else { return value }
        return members.filter { Self.failures.contains($0.key.lowercased()) }.reduce(value) { value, member in
            guard case .object(let members) = value else { return value }
            let choices: [ContractValue] = [
                .object(members.filter { $0.key != member.key }), value.setting(member.key, to: .null),
                value.setting(member.key, to: .array([])),
            ]
            return choices.first { contract.allows($0, for: response.body) } ?? value
        }
    }

    /// Sets numbers such as `status` of a failure and of its object `error` to the status of the response (RFC 9457
    /// section 3.1.2).
    private func statingStatus(
        _ value: ContractValue, _ response: ResponseDefinition, of operation: OperationDefinition
    ) -> ContractValue {
        let code = RuntimeAnswer(status: response.status).code()
        let isFailure = response.status != "default" || operation.responses.contains { $0.status.hasPrefix("2") }
        func stating(_ value: ContractValue, _ whole: (ContractValue) -> ContractValue) -> ContractValue {
            guard case .object(let members) = value else { return value }
            return members.reduce(value) { value, member in
                var stated = value
                switch (member.value, RuntimeAnswer.isStatusCode(member.key)) {
                case (.integer, true), (.number, true): stated = value.setting(member.key, to: .integer("\(code)"))
                case (.object, _) where member.key == "error":
                    return value.setting("error", to: stating(member.value) { whole(value.setting("error", to: $0)) })
                default: return value
                }
                return contract.allows(whole(stated), for: response.body) ? stated : value
            }
        }
        return code >= 400 && isFailure ? stating(value) { $0 } : value
    }

    /// Returns the value for responses of a type. The value is kept, because nearly all operations share the errors,
    /// and many operations share records.
    private mutating func answer(_ use: TypeUse) -> ContractValue? {
        guard case .definition(let id) = use.reference else { return madeAnswer(use) }
        if let known = answers[id.rawValue] { return known }
        answers[id.rawValue] = madeAnswer(use)
        return answers[id.rawValue]
    }

    private mutating func madeAnswer(_ use: TypeUse) -> ContractValue? {
        var budget = Self.nodeBudget
        return (nested(use) ?? rich(use, Self.anyPlace, nil, &budget)?.json).map { answered.of($0, as: use) }
    }
}
