extension DiagnosticCatalogue {
    /// Diagnostics of the stage that makes a contract from a document.
    static let contract: [Entry] = [
        Entry(
            "circular-reference", .warning, "A reference leads back to itself, or a schema is a part of its own allOf.",
            "Refer to another object, or describe the values. Values without a description are read as any JSON."),
        Entry(
            "too-deep", .error, "References and compositions lead through more schemas than the limit allows.",
            "Raise the limit with --limit depth=…, if the document is meant to be so deep."),
        Entry(
            "composition-too-large", .error,
            "Compositions bring more properties and values into other schemas than the limit allows.",
            "Raise the limit with --limit composition=…, if the document is meant to be so large."),
        Entry(
            "unsupported-schema", .warning, "A schema cannot be a Swift type.",
            "Describe the schema's values more simply, or accept JSONValue as its type."),
        Entry(
            "false-schema", .warning, "No value satisfies the schema 'false'.",
            "Remove the property, or describe the property's values."),
        Entry(
            "properties-without-object", .warning, "A schema has properties, but its type is not object.",
            "Add 'object' to 'type', or remove 'properties'."),
        Entry(
            "tuple", .warning, "The elements of an array have different types at different positions.",
            "Use an object with named properties, or accept an array of any JSON."),
        Entry(
            "empty-enumeration", .warning, "An enumeration lists no possible value.",
            "List possible values, or remove 'enum'."),
        Entry(
            "duplicate-enum-value", .warning, "An enumeration lists a value twice.", "Remove one of the equal values."),
        Entry(
            "impossible-enum-value", .warning,
            "An enumeration of scalars lists an array, an object, or a number beyond the largest Double.",
            "Remove or correct the value, or add its type to 'type'."),
        Entry(
            "idle-default", .note, "Another keyword of the property keeps generated code from using the default.",
            "Remove the default, or the keyword that the message names. Until then, a missing value is nil, or an error if the "
                + "property is strict."
        ),
        Entry(
            "unusable-default", .warning, "A default does not conform to its own schema.",
            "Correct the default or the schema. Decoding uses a default such as \"1\" for a number, and ignores a default that "
                + "it cannot convert."
        ),
        Entry(
            "unusable-constant", .warning,
            "The constant of a property is not a value of its type, or Swift encodes more keys than the constant has.",
            "Correct the constant or the type. Until then, decoding accepts any value of the type."),
        Entry(
            "required-without-property", .warning, "A required key has no property of that name.",
            "Correct the key's spelling, or declare the property."),
        Entry(
            "contradiction", .warning, "Two declarations of one property contradict each other.",
            "Make the declarations agree. Until then, the property's values are read as any JSON."),
        Entry(
            "indistinct-keys", .error, "Two names differ only in the Unicode composition of their letters.",
            "Change one of the names, because a decoder cannot distinguish them."),
        Entry(
            "duplicate-property-key", .error, "Two properties are read from one key.",
            "Remove one of the properties, or its alias."),
        Entry(
            "unknown-replacement", .warning, "The property that x-replaced-by names does not exist.",
            "Name another property of the schema that has the deprecated property."),
        Entry(
            "unusable-case-names", .warning, "Names or descriptions of an enumeration's values cannot be used.",
            "Give each value its own name or description, in the order of 'enum'."),
        Entry(
            "unknown-mapping", .warning, "A discriminator maps a value to a schema that is not a branch of the union.",
            "Add the schema to the branches, or correct the mapping."),
        Entry(
            "idle-discriminator", .warning, "No value of a discriminator selects exactly one branch of the union.",
            "Give the discriminator a mapping, or give each branch its own constant under the discriminator's key."),
        Entry(
            "envelope-payload", .error, "The payload of an envelope cannot be determined.",
            "Name a property of all wrappers with x-envelope-payload, and give the other properties the same types in all wrappers."
        ),
        Entry(
            "envelope-differs", .error, "Two schemas of one envelope differ in more than their payload.",
            "Make the schemas agree, or give one of them its own envelope."),
        Entry(
            "shared-differs", .error, "The configuration (shared:) combines enumerations that list different values.",
            "Remove one of the enumerations from the entry, or give each enumeration its own name."),
        Entry(
            "envelope-shape", .error, "A schema has a form that no envelope can have.",
            "Use an object with properties, or a oneOf of two objects that a constant distinguishes."),
    ]

    /// Diagnostics of the stage that makes Swift names from a contract.
    static let naming: [Entry] = [
        Entry(
            "illegal-swift-name", .error, "A requested name is not a Swift identifier.",
            "Choose another name with x-swift-name, or with 'rename' in the configuration."),
        Entry(
            "swift-name-clash", .error, "Two declarations have the same Swift name.",
            "Rename one of the declarations with 'rename' in the configuration."),
        Entry(
            "name-from-hash", .warning, "All possible names of a declaration are taken, so its name has a hash.",
            "Name the declaration with 'rename' in the configuration."),
        Entry(
            "operations-of-one-name", .note,
            "Two operations would have the same name in Swift, so one of them is named after its method and path.",
            "Name the operation with 'rename' in the configuration."),
        Entry(
            "indistinct-names", .warning,
            "Parameters or headers of one operation have the same name in Swift, so one of them gets a made-up name.",
            "Rename one of the parameters or headers, so that the names differ in more than punctuation and case."),
        Entry(
            "system-type-name", .warning,
            "A type has the name of a common type of Swift, Foundation or SwiftUI, such as Error or Text.",
            "Paste the line of the message into gen-dtos.yaml, or choose another name. A 'rename' to the current name keeps the "
                + "name without this warning."),
        Entry(
            "unknown-rename", .error, "The configuration renames something that the document does not have.",
            "Correct the name, or remove the line."),
        Entry(
            "illegal-module-name", .error,
            "The module's name is not a Swift identifier, or is the name of another module or of a Swift type.",
            "Choose another name with --module, or with 'module' in the configuration."),
        Entry(
            "module-renamed", .note, "The name of the module is not the name that the document's title gives.",
            "Nothing needs to be done. To choose a name, set 'module' in the configuration."),
        Entry(
            "module-name-clash", .error, "The module has the name of one of its types, which would hide the module.",
            "Choose another name with --module, or with 'module' in the configuration."),
        Entry(
            "illegal-affix", .error, "A prefix or suffix makes type names that are not Swift identifiers.",
            "Use letters, digits and _."),
    ]

    /// Diagnostics of examples and fixtures, and of the client, scenarios, mocks and mappings.
    static let fixtures: [Entry] = [
        Entry(
            "example-mismatch", .warning, "An example does not conform to its own schema.",
            "Correct the example or the schema: one of them is wrong about what the server sends. `lint` reports every such "
                + "example. Generation reports only examples that fixtures need, and no example if it makes models only."
        ),
        Entry(
            "fixture-impossible", .warning, "No finite value of a type can be made for its tests.",
            "Add an example to the document, or make a property optional."),
        Entry(
            "fixture-incomplete", .note,
            "No value of a property can be made for its tests, or a generated list is shorter than its schema requires.",
            "Add an example to the document."),
        Entry(
            "unknown-parameter-style", .warning, "A parameter has a style that is not allowed for its location (in).",
            "Use a style that the specification allows for this location. Until then, the client writes the default style."
        ),
        Entry(
            "unknown-configured-operation", .warning,
            "The configuration names an operation that the client or the scenarios do not have.",
            "Correct the name, or remove the line. Until then, the line has no effect."),
        Entry(
            "renamed-group", .warning, "A group of operations cannot have its own name in the client.",
            "List the group with another name under 'groups: {by: …}'."),
        Entry(
            "empty-group", .warning, "A table under 'groups' has a group without an operation of the client.",
            "Correct the names of its operations, or remove the group."),
        Entry(
            "unknown-global", .warning,
            "The configuration (globals:) names a parameter that no operation of the client has.",
            "Correct the name, or remove the line. Until then, the line has no effect."),
        Entry(
            "different-globals", .warning,
            "A parameter under 'globals' has different schemas or locations in two operations.",
            "Declare the parameter in the same way in all operations, or remove the line. Until then, the methods keep the parameter."
        ),
        Entry(
            "unusable-scenario", .warning,
            "A setting of the configuration for scenarios does not fit the operation.",
            "Name an operation whose response fits the setting, or a query parameter of the operation. Until then, "
                + "the scenarios ignore the setting."),
        Entry(
            "unknown-queries", .warning,
            "No resource is known for the queries of a GraphQL operation, so the operation has no scenarios.",
            "Name a query after its resource, as in bookReviews, or add the operation to a resource under 'scenarios'."),
        Entry(
            "scenario-clash", .warning, "Two scenarios would have the same name.",
            "Give a resource, or one of its dependents, another name under 'scenarios'. Until then, the second scenario is left "
                + "out."),
        Entry(
            "no-scenarios", .warning, "The document has no operation for scenarios.",
            "Name operations under 'scenarios', or remove 'scenarios' from 'emit'."),
        Entry(
            "mock-mismatch", .warning, "A handwritten mock document does not conform to the response of its operation.",
            "Change the value, or remove the file, so that the generated document is used."),
        Entry(
            "unused-mock", .warning,
            "A handwritten mock document is named like the document of an operation, but no operation has this name.",
            "Give the file the name of an operation's document, or remove the file."),
        Entry(
            "unreadable-mock", .warning, "A handwritten mock document is not JSON.", "Repair the file, or remove it."),
        Entry(
            "omitted-example", .note,
            "Mocks leave out some examples of a response that operations share: long examples, and all examples after the first eight.",
            "If a mock needs a left-out example, write the response at its operation, or shorten the example."),
        Entry(
            "no-models", .warning, "Mapping is requested, but the configuration assigns no model to a schema.",
            "Name a model under 'models', or remove 'mapping' from 'emit'."),
        Entry(
            "unknown-mapped-schema", .error, "A schema under 'models' is not in the document.",
            "Correct the name, or remove the entry."),
        Entry(
            "unmappable-schema", .error, "A schema under 'models' is neither an object nor an enumeration.",
            "Name the schemas of its parts instead."),
        Entry(
            "unknown-mapped-property", .error,
            "A property or a value under 'models' is not in its schema.", "Correct the name, or remove the line."),
        Entry(
            "unmapped-property", .error, "A property of a mapped schema is neither mapped nor ignored.",
            "Name the property under 'map', or under 'ignore' with the reason. 'unmapped: warning' makes this a warning."
        ),
        Entry(
            "unusable-merge", .error,
            "An identity, a merge policy, 'dated-by' or 'orphans' under 'models' does not fit its property.",
            "Name another property, or another policy."),
        Entry(
            "unusable-conversion", .error, "The conversion under 'models' does not fit the property.",
            "Give examples that the contract allows, and name a case for each value of an enumeration."),
        Entry(
            "missing-fallback", .error, "An enumeration under 'models' has no case for unknown values.",
            "Name a case under 'fallback'."),
        Entry(
            "mapping-clash", .error,
            "Two entries of 'models' lead to the same type, or two properties to the same member.",
            "Give one of the two entries or properties another name, under 'model' or 'map'."),
        Entry(
            "unpaged-operation", .warning,
            "The rule for an operation's pages does not fit its parameters or its response.",
            "Name parameters and response keys that exist. Until then, pages(of:) does not accept the operation."
        ),
        Entry(
            "meaningless-body", .warning, "A request has a body although its method is GET, HEAD or TRACE.",
            "Use POST, or query parameters. Until then, the client leaves the body out."),
        Entry(
            "idle-sign-in", .warning,
            "The configuration has sign-in: true, but no scheme of the document can be a constant for sign-ins.",
            "Remove the line, or describe a flow that the library has. Give the client the tokens of other flows."),
        Entry(
            "untrackable-job", .warning,
            "A client cannot follow a job, or cannot use everything that x-progress names.",
            "In x-progress, name properties of type string, and the operations under 'events' and 'poll'. If a property has a "
                + "name that the client needs, rename the property with x-swift-name."
        ),
    ]
}
