extension DiagnosticCatalogue {
    /// Diagnostics of the stage that makes a contract from a document.
    static let contract: [Entry] = [
        Entry(
            "circular-reference", .warning, "A schema refers only to itself, so it describes no value.",
            "Describe its values. Until then, they are read as any JSON."),
        Entry(
            "too-deep", .error, "References and compositions lead through more schemas than the limit allows.",
            "Raise the limit with --limit depth=…, if the document is meant to be so deep."),
        Entry(
            "composition-too-large", .error,
            "Compositions bring more properties and values into other schemas than the limit allows.",
            "Raise the limit with --limit composition=…, if the document is meant to be so large."),
        Entry(
            "unsupported-schema", .warning, "A schema cannot be a Swift type.",
            "Describe its values more simply, or accept JSONValue as its type."),
        Entry(
            "false-schema", .warning, "No value satisfies the schema 'false'.",
            "Remove the property, or describe its values."),
        Entry(
            "properties-without-object", .warning, "A schema has properties, but its type is not object.",
            "Add object to type, or take properties out."),
        Entry(
            "tuple", .warning, "The elements of an array have different types at different positions.",
            "Use an object with named properties, or accept an array of any JSON."),
        Entry(
            "empty-enumeration", .warning, "An enumeration lists no value.",
            "List the values, or remove the keyword."),
        Entry("duplicate-enum-value", .warning, "An enumeration lists a value twice.", "Remove one of them."),
        Entry(
            "impossible-enum-value", .warning,
            "An enumeration of scalars lists an array, an object, or a number beyond the largest Double.",
            "Take the value out, or add its type to type."),
        Entry(
            "idle-default", .note, "Another keyword of the property keeps generated code from using the default.",
            "Remove the default, or the keyword that the message names; without a change, the property is nil if it is missing."
        ),
        Entry(
            "unusable-default", .warning, "A default does not conform to its own schema.",
            "Correct the default or the schema; decoding reads \"1\" as 1 where a number is promised, and does without a default that cannot be read so."
        ),
        Entry(
            "unusable-constant", .warning,
            "The constant of a property is not a value of its type, or Swift encodes more keys than the constant has.",
            "Correct the constant or the type. Until then, decoding accepts any value of the type."),
        Entry(
            "required-without-property", .warning, "A required key has no property of that name.",
            "Correct its spelling, or declare the property."),
        Entry(
            "contradiction", .warning, "Two declarations of one property contradict each other.",
            "Make them agree; its values are read as any JSON."),
        Entry(
            "indistinct-keys", .error, "Two names differ only in the Unicode composition of their letters.",
            "Rename one of them; a decoder cannot distinguish them."),
        Entry(
            "duplicate-property-key", .error, "Two properties are read from one key.",
            "Take one of them out, or its alias."),
        Entry(
            "unknown-replacement", .warning, "The property that x-replaced-by names does not exist.",
            "Name a property of the schema that has the deprecated one."),
        Entry(
            "unusable-case-names", .warning, "Names or descriptions of an enumeration's values cannot be used.",
            "Give each value a name of its own, in the order of enum."),
        Entry(
            "unknown-mapping", .warning, "A discriminator maps a value to a schema that is not a branch of the union.",
            "Add the schema to the branches, or correct the mapping."),
        Entry(
            "idle-discriminator", .warning, "No value of a discriminator selects exactly one branch of the union.",
            "Give it a mapping, or give each branch a constant of its own under that key."),
        Entry(
            "envelope-payload", .error, "An envelope has no property that is its payload.",
            "Name it with x-envelope-payload."),
        Entry(
            "envelope-differs", .error, "Two schemas of one envelope differ in more than their payload.",
            "Make them agree, or give one of them an envelope of its own."),
        Entry(
            "shared-differs", .error, "The configuration (shared:) combines enumerations that list different values.",
            "Leave one of them out, or give each its own name."),
        Entry(
            "envelope-shape", .error, "A schema has a form that no envelope can have.",
            "Use an object with properties, or a oneOf of two that a constant tells apart."),
    ]

    /// Diagnostics of the stage that makes Swift names from a contract.
    static let naming: [Entry] = [
        Entry(
            "illegal-swift-name", .error, "A requested name is not a Swift identifier.",
            "Choose another in x-swift-name, or in 'rename' of the configuration."),
        Entry(
            "swift-name-clash", .error, "Two declarations have the same Swift name.",
            "Rename one of them with 'rename' of the configuration."),
        Entry(
            "name-from-hash", .warning, "All possible names of a declaration are taken, so its name has a hash.",
            "Name it with 'rename' of the configuration."),
        Entry(
            "operations-of-one-name", .note,
            "Two operations would have one name in Swift, so one of them is named after its method and path.",
            "Name it with 'rename' of the configuration."),
        Entry(
            "indistinct-names", .warning,
            "Parameters or headers of one operation have the same name in Swift, so one of them gets a made-up name.",
            "Rename one of them, so that they differ in more than punctuation and case."),
        Entry(
            "system-type-name", .warning,
            "A type has the name of a common type of Swift, Foundation or SwiftUI, such as Error or Text.",
            "Paste the line of the message, or choose another name; a 'rename' to the current name accepts it."),
        Entry(
            "unknown-rename", .error, "The configuration renames something that the document does not have.",
            "Correct its spelling, or remove the line."),
        Entry(
            "illegal-module-name", .error,
            "The module's name is not a Swift identifier, or is the name of another module or of a Swift type.",
            "Choose another with --module or 'module' of the configuration."),
        Entry(
            "module-renamed", .note, "The module has another name than the document's title gives it.",
            "Nothing needs to be done; 'module' of the configuration gives it a name of your choice."),
        Entry(
            "module-name-clash", .error, "The module has the name of one of its types, which would hide it.",
            "Choose another with --module or 'module' of the configuration."),
        Entry(
            "illegal-affix", .error, "A prefix or suffix makes type names that are not Swift identifiers.",
            "Use letters, digits and _."),
    ]

    /// Diagnostics of examples and fixtures, and of the client, scenarios, mocks and mappings.
    static let fixtures: [Entry] = [
        Entry(
            "example-mismatch", .warning, "An example does not conform to its own schema.",
            "Correct the example or the schema: one of them is wrong about what the server sends. `lint` reports every such "
                + "example; generation only those that it needs for fixtures, and none where it makes models alone."),
        Entry(
            "fixture-impossible", .warning, "No finite value of a type can be made for its tests.",
            "Give an example, or make a property optional."),
        Entry(
            "fixture-incomplete", .note,
            "No value of a property can be made for its tests, or a made list is shorter than its schema requires.",
            "Give an example."),
        Entry(
            "unknown-parameter-style", .warning, "A parameter has a style that is not allowed for its location (in).",
            "Use a style that the specification allows there. Until then, the client writes the default style."
        ),
        Entry(
            "unknown-configured-operation", .warning,
            "The configuration names an operation that the client or the scenarios do not have.",
            "Correct its spelling, or remove the line; the line has no effect."),
        Entry(
            "renamed-group", .warning, "A group of operations cannot have its own name in the client.",
            "Choose another name in a table under groups:."),
        Entry(
            "empty-group", .warning, "A table under groups: has a group without an operation of the client.",
            "Correct the names of its operations, or remove the group."),
        Entry(
            "unknown-global", .warning, "No operation of the client has a parameter that globals: names.",
            "Correct its spelling, or remove the line; the line has no effect."),
        Entry(
            "different-globals", .warning, "A parameter of globals: has different schemas or places in two operations.",
            "Give it one schema in the document, or remove the line; the methods keep the parameter."),
        Entry(
            "unusable-scenario", .warning,
            "A setting of the configuration for scenarios does not fit the operation.",
            "Name an operation whose response fits the setting, or one of its query parameters. The scenarios ignore the setting."
        ),
        Entry(
            "unknown-queries", .warning,
            "No resource is known for the queries of a GraphQL operation, so the operation has no scenarios.",
            "Name the queries as in bookReviews, or add the operation to a resource under scenarios:."),
        Entry(
            "scenario-clash", .warning, "Two scenarios would have the same name.",
            "Give one of the resources, or what belongs to it, another name under 'scenarios'; the second is left out."),
        Entry(
            "no-scenarios", .warning, "The document has no operation for scenarios.",
            "Name operations under 'scenarios', or remove scenarios from 'emit'."),
        Entry(
            "mock-mismatch", .warning, "A handwritten mock document does not conform to the response of its operation.",
            "Change the value, or remove the file, so that the generated document is used."),
        Entry(
            "unused-mock", .warning,
            "A handwritten mock document has a name for operations, but belongs to no operation.",
            "Give it the name of an operation's document, or remove it."),
        Entry(
            "unreadable-mock", .warning, "A handwritten mock document is not JSON.", "Repair the file, or remove it."),
        Entry(
            "omitted-example", .note,
            "Mocks leave out some examples of a response that operations share: those beyond the first eight, and long ones.",
            "If a mock needs one, write the response at its operation, or shorten the example."),
        Entry(
            "no-models", .warning, "Mapping is requested, but the configuration assigns no model to a schema.",
            "Name one under 'models', or remove mapping from 'emit'."),
        Entry(
            "unknown-mapped-schema", .error, "A schema under 'models' is not in the document.",
            "Correct its spelling, or remove the entry."),
        Entry(
            "unmappable-schema", .error, "A schema under 'models' is neither an object nor an enumeration.",
            "Name the schemas of its parts instead."),
        Entry(
            "unknown-mapped-property", .error,
            "A property or a value under 'models' is not in its schema.", "Correct its spelling, or remove it."),
        Entry(
            "unmapped-property", .error, "A property of a mapped schema is neither mapped nor ignored.",
            "Name it under 'map', or under 'ignore' with the reason; 'unmapped: warning' makes it a warning."),
        Entry(
            "unusable-merge", .error, "An identity or a merge policy under 'models' does not fit its property.",
            "Name another property, or another policy."),
        Entry(
            "unusable-conversion", .error, "The conversion under 'models' does not fit the property.",
            "Give examples that the contract allows, and name a case for each value of an enumeration."),
        Entry(
            "missing-fallback", .error, "An enumeration under 'models' has no case for unknown values.",
            "Name one under 'fallback'."),
        Entry(
            "mapping-clash", .error, "Two entries of 'models' lead to one type, or two properties to one member.",
            "Name one of them otherwise, under 'model' or 'map'."),
        Entry(
            "unpaged-operation", .warning,
            "The rule for an operation's pages does not fit its parameters or its response.",
            "Name parameters and response keys that exist. Until then, pages(of:) does not accept the operation."
        ),
        Entry(
            "meaningless-body", .warning, "A request has a body although its method is GET, HEAD or TRACE.",
            "Use POST, or parameters in the query; the client leaves the body out."),
        Entry(
            "untrackable-job", .warning, "The keyword x-progress does not describe how to follow a job.",
            "In x-progress, name properties of type string. If the tool cannot find the operations, name them under events: and poll:."
        ),
    ]
}
