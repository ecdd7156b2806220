package import ContractModel

/// Values for the parts of requests: an example of the document if it conforms to its type, or a generated value.
package struct RequestSamples: Sendable {
    private let contract: Contract
    private let fixtures: FixtureSet
    private let minimal: MinimalValues

    package init(_ contract: Contract, _ fixtures: FixtureSet) {
        self.contract = contract
        self.fixtures = fixtures
        minimal = MinimalValues(contract)
    }

    /// Returns the value of a parameter, or nil if its type has no finite value.
    package func value(of use: TypeUse, example: ContractValue?, name: String) -> ContractValue? {
        if let example, case .success(let value) = ExampleChecker.conforming(example, to: use, in: contract) {
            return value
        }
        let place = ScalarFixture(key: name)
        guard let value = minimal.value(of: use, place)?.json else { return nil }
        // An empty list is not sent in a request.
        guard value == .array([]), case .array(let element) = contract.resolved(use.reference),
            let first = minimal.value(of: TypeUse(element), place.element(0))?.json
        else { return value }
        return .array([first])
    }

    /// Returns the value of a body.
    ///
    /// - Parameter isLeast: Whether the value has only the required keys.
    package func body(_ reference: TypeReference, isLeast: Bool) -> ContractValue? {
        if case .definition(let id) = contract.resolved(reference), let record = fixtures[record: id] {
            return isLeast ? record.minimal : record.full
        }
        return minimal.value(of: TypeUse(reference), ScalarFixture(key: "body"))?.json
    }
}
