import Diagnostics

enum FixtureMessages {
    static func exampleMismatch(
        _ example: ContractExample, of name: String, _ mismatch: ExampleChecker.Mismatch
    ) -> Diagnostic {
        let label = example.name.map { "The example \"\($0)\"" } ?? "The example"
        let place = mismatch.path.isEmpty ? "" : "at `\(mismatch.path)`, "
        return Diagnostic(
            .warning, "example-mismatch",
            "\(label) of \"\(name)\" does not conform to its schema: \(place)\(mismatch.reason). It is not used as a fixture.",
            at: example.location)
    }

    static func noFiniteValue(of definition: TypeDefinition) -> Diagnostic {
        Diagnostic(
            .warning, "fixture-impossible",
            "No value of \"\(definition.displayName)\" can be made that is finite and of a readable size: "
                + "the type has no fixture and no generated tests.",
            at: definition.location)
    }

    static func noValue(of property: PropertyDefinition, in definition: TypeDefinition) -> Diagnostic {
        Diagnostic(
            .note, "fixture-incomplete",
            "The full fixture of \"\(definition.displayName)\" leaves out \"\(property.key)\", for which no value can be made: "
                + "the property has no generated tests. An example in the document would help.",
            at: property.location)
    }
}

extension TypeDefinition {
    /// The document's name for messages.
    var displayName: String {
        switch origin {
        case .schema(let name), .operation(let name), .component(_, let name): name
        case .inline: pointer
        }
    }
}
