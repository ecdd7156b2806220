package import ContractModel
import Diagnostics
import Texts

/// The diagnostics of examples and generated values.
enum FixtureMessages {
    static func exampleMismatch(
        _ example: ContractExample, of name: String, _ mismatch: ExampleChecker.Mismatch, isUsedInPart: Bool
    ) -> Diagnostic {
        let label = example.name.map { "The example \"\($0)\"" } ?? "The example"
        let place = mismatch.path.isEmpty ? "" : "at `\(mismatch.path)`, "
        let use =
            isUsedInPart ? "The fixture has only the properties that conform." : "The example is not used as a fixture."
        return Diagnostic(
            .warning, "example-mismatch",
            "\(label) of \"\(name)\" does not conform to its schema: \(place)\(mismatch.reason). \(use)",
            at: example.location)
    }

    static func noFiniteValue(of definition: TypeDefinition) -> Diagnostic {
        Diagnostic(
            .warning, "fixture-impossible",
            "No value of \"\(definition.displayName)\" can be made that is finite and of a readable size: "
                + "the type has no fixture and no generated tests.",
            at: definition.location)
    }

    /// - Parameters:
    ///   - count: The number of elements that are made.
    ///   - least: The number of elements that the schema requires.
    static func tooShort(
        _ property: PropertyDefinition, in definition: TypeDefinition, _ count: Int, least: Int
    ) -> Diagnostic {
        Diagnostic(
            .note, "fixture-incomplete",
            "\"\(property.key)\" of \"\(definition.displayName)\" has \(count.counted("element")) in fixtures and generated responses, but "
                + "its schema requires \(least). Add an example to the document.",
            at: property.location)
    }

    /// - Parameter properties: At least one property. The diagnostic is at the location of the first property.
    static func noValue(of properties: [PropertyDefinition], in definition: TypeDefinition) -> Diagnostic {
        let named = properties.prefix(5).map { "\"\($0.key)\"" }.joined(separator: ", ")
        let rest = properties.count > 5 ? " and \(properties.count - 5) more" : ""
        let (subject, example) =
            properties.count == 1
            ? ("the property has", "Add an example")
            : ("these properties have", "Add examples")
        return Diagnostic(
            .note, "fixture-incomplete",
            "The full fixture of \"\(definition.displayName)\" leaves out \(named)\(rest), for which no value can be made: "
                + "\(subject) no generated tests. \(example) to the document.",
            at: properties.first?.location)
    }
}

extension TypeDefinition {
    /// The name in the document, for messages.
    package var displayName: String {
        switch origin {
        case .schema(let name), .operation(let name), .component(_, let name): name
        case .inline: pointer
        }
    }
}
