package import ContractModel

extension FixtureBuilder {
    /// The conforming examples of each response with a JSON body; a made value where there is none.
    package mutating func responses(of operation: OperationDefinition) -> [FixtureSet.Response] {
        operation.responses.enumerated().flatMap { index, response in
            let examples = examples(of: response, in: operation, at: index)
            return examples.isEmpty ? [made(response, at: index)].compactMap { $0 } : examples
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

    private mutating func made(_ response: ResponseDefinition, at index: Int) -> FixtureSet.Response? {
        var budget = Self.nodeBudget
        let value = nested(response.body) ?? rich(response.body, Self.anyPlace, nil, &budget)?.json
        return value.map { FixtureSet.Response(index: index, example: nil, value: $0) }
    }
}
