import ContractModel
import FixtureEmission

/// Finds values for parameters in the document, or makes values from their types.
struct ParameterValues: Sendable {
    private let contract: Contract
    private let values: MinimalValues

    init(_ contract: Contract) {
        self.contract = contract
        values = MinimalValues(contract)
    }

    /// Returns the document's example or default if it conforms to the parameter's type.
    func documented(_ parameter: ParameterDefinition) -> ContractValue? {
        guard let definition = parameter.value else { return parameter.example }
        for case let value? in [parameter.example, definition.defaultValue] where value != .null {
            if contract.allows(value, for: definition.use) { return value }
        }
        return nil
    }

    /// Returns a value that is made from the parameter's type.
    func made(_ parameter: ParameterDefinition) -> ContractValue? {
        parameter.value.flatMap { made($0.use, named: parameter.name) }
    }

    /// Returns the smallest value of a type.
    func made(_ use: TypeUse, named name: String) -> ContractValue? {
        values.value(of: use, ScalarFixture(key: name))?.json
    }
}
