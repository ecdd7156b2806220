import ContractModel
import Diagnostics
import GenerationSettings
import YAMLTree

/// Reads the document's descriptions.
extension ContractBuilder {
    mutating func documentation(of schema: SchemaObject) -> Documentation {
        Documentation(
            title: schema.title, summary: schema.summary, description: schema.schemaDescription,
            remarks: ConstraintRemarks.texts(on: schema, &formatPatterns))
    }

    func deprecation(of schema: SchemaObject) -> Deprecation? {
        guard schema.isDeprecated else { return nil }
        let extensions = schema.extensions
        return Deprecation(
            sunset: extensions?.sunset, replacedBy: extensions?.replacedBy, since: extensions?.since)
    }

    func examples(_ examples: [ExampleObject]) -> [ContractExample] {
        examples.map { ContractExample(name: $0.name, value: ContractValue($0.node), location: $0.node.location) }
    }
}
