extension DiagnosticCatalogue {
    /// Diagnostics of `gen-dtos lint`. A few of them are also diagnostics of the client or of `gen-dtos audit`.
    static let lint: [Entry] = [
        Entry(
            "sunset-passed", .error, "The document still has a part whose sunset has passed.",
            "Remove the part, or announce a later day in x-sunset."),
        Entry(
            "sunset-near", .warning, "The sunset of a part is at most 30 days away.",
            "Check that the app works without the part. 'after-sunset: true' generates the contract without such parts."
        ),
        Entry(
            "unreadable-sunset", .warning, "The value of x-sunset is not a date.", "Write a date such as 2026-03-01."),
        Entry(
            "removal-due", .warning,
            "The time for which a part is kept after its removal from the contract is over.",
            "Run gen-dtos prune to remove the part."),
        Entry(
            "migration-due", .warning, "The time for which a property is read in two types is over.",
            "When no server sends the former type any more, name the property under 'migrated' in the configuration."),
        Entry(
            "review-due", .warning,
            "The last review of the contract is longer ago than 'review-every' in the configuration allows.",
            "Review the contract, and set 'reviewed' in the configuration to the date of the review."),
        Entry(
            "reference-to-other-kind", .warning, "A reference leads to an object of the wrong kind.",
            "Refer to a component of the kind that the message names."),
        Entry(
            "undeclared-event", .note, "The keyword x-sse-terminal names an event that x-sse-events does not list.",
            "If the event has data, add the event to x-sse-events."),
        Entry(
            "unreachable-schema", .note, "No operation, webhook or callback uses a schema.",
            "Remove the schema, unless your code uses its Swift type."),
        Entry("unused-component", .note, "Nothing uses a component.", "Remove the component."),
        Entry(
            "unknown-security-scheme", .warning, "A security requirement names a scheme that does not exist.",
            "Correct the scheme's name, or declare the scheme."),
        Entry(
            "undeclared-scope", .warning, "A security requirement names a scope that no flow of the scheme declares.",
            "Correct the scope's name, or declare the scope."),
        Entry(
            "repeated-event", .warning, "Two alternatives of a stream's schema describe the same event.",
            "Keep one alternative. If the event has several kinds of data, list them with oneOf in the contentSchema of its data."
        ),
        Entry(
            "unknown-encoding", .warning, "A key of encoding is not a property of the body.",
            "Correct the key's spelling, or remove the key."),
        Entry(
            "undeclared-path-parameter", .warning, "A path has a variable that no parameter declares.",
            "Declare a parameter of that name with in: path."),
        Entry(
            "unused-path-parameter", .warning, "A parameter with in: path does not occur in its path.",
            "Add the parameter to the path, or correct its location (in)."),
        Entry(
            "duplicate-parameter", .warning,
            "Two parameters in one list have the same name and the same location (in).",
            "Remove one of the parameters."),
        Entry(
            "ambiguous-parameter", .warning,
            "A parameter has neither a schema nor content, or has several of them.",
            "Give the parameter either a schema, or a content with one media type."),
        Entry(
            "equivalent-paths", .warning, "Two paths differ only in the names of their parameters.",
            "Put the operations of both under one of the paths."),
        Entry(
            "repeated-path-parameter", .warning, "A path has a variable twice.",
            "Give one of the variables another name, because a parameter has one value."),
        Entry(
            "trailing-slash", .warning, "Two paths differ only in a slash at the end.",
            "Keep one of the paths, because many servers and clients treat the two as one path."),
        Entry(
            "invalid-path", .warning,
            "A key of paths is not a path: it does not begin with a slash, or contains ? or #.",
            "Begin the key with a slash, and declare the parts of a query as parameters with in: query."),
        Entry(
            "unknown-status", .warning, "A response has a key that is not a status.",
            "Use three digits such as 404, a range such as 4XX, or default. Give each status its own response."),
        Entry(
            "server-variable", .warning,
            "The default of a server's variable is not a string, or is not among the variable's values.",
            "Give the variable a default that is one of its values, in quotes if the default looks like a number."),
        Entry(
            "unknown-operation", .warning, "A link leads to an operation that the document does not have.",
            "Correct the name, or remove the link."),
        Entry(
            "duplicate-operation-id", .warning, "Two operations have the same operationId.",
            "Give one of the operations another operationId."),
        Entry(
            "no-response", .warning, "An operation has no response.", "Describe what the server sends."),
        Entry(
            "missing-field", .warning, "An object lacks a field that the document's version of OpenAPI requires.",
            "Add the field."),
        Entry(
            "example-beside-examples", .warning,
            "A parameter, header or media type has both example and examples, which exclude each other.",
            "Move example into examples, under a name."),
        Entry("duplicate-tag", .warning, "Two tags of the document have the same name.", "Keep one of the tags."),
        Entry(
            "component-name", .warning,
            "The key of a component has characters other than letters and digits of ASCII, dots, hyphens and underscores.",
            "Rename the component, and the references to it."),
        Entry(
            "optional-path-parameter", .warning, "A parameter in a path is not marked as required.",
            "Add required: true to the parameter. A URL contains every parameter of its path."),
        Entry(
            "keyword-of-other-version", .warning,
            "A schema has a keyword, or a value of a keyword, that the document's version of OpenAPI does not have.",
            "Use the replacement, if the message names one, or write the document for the version that has the keyword. gen-dtos gives the keyword the meaning of the version that defines it; other tools may ignore it."
        ),
        Entry(
            "beside-reference", .warning, "A keyword is next to $ref, where OpenAPI before 3.1 ignores it.",
            "Write an allOf with two parts: the reference, and a schema with the keyword."),
        Entry(
            "enum-value-type", .warning,
            "An enumeration lists values that are not of the type that its schema declares.",
            "Correct the type or the values. Put quotes around values that are meant as strings."),
        Entry(
            "null-in-enum", .warning, "An enumeration lists null, but its type does not allow null.",
            "Allow null as the message says, or put quotes around null if the string is meant."),
        Entry(
            "constant-type", .warning, "The value of a constant is not of the type that its schema declares.",
            "Correct the value or the type."),
        Entry(
            "constant-outside-enum", .warning, "A constant is not among the values of its schema's enumeration.",
            "Correct the constant, or add it to the enumeration."),
        Entry(
            "contradictory-bounds", .warning, "A lower bound is greater than its upper bound.",
            "Exchange or correct the bounds."),
        Entry(
            "invalid-multiple", .warning, "The value of multipleOf is not greater than 0.",
            "Write a number greater than 0, or remove the keyword."),
        Entry(
            "missing-items", .warning, "An array does not describe its elements, which OpenAPI before 3.1 requires.",
            "Describe the elements under items, or write items: {} for any JSON."),
        Entry(
            "refused-key", .warning, "Next to allOf, additionalProperties forbids a key that is required.",
            "Write unevaluatedProperties: false instead (OpenAPI 3.1), declare the keys also next to additionalProperties, or "
                + "remove additionalProperties."),
        Entry(
            "invalid-pattern", .warning, "A pattern is not a regular expression of ECMA-262.",
            "Correct the pattern. JSON Schema does not have all constructs of Perl, Python and Java."),
        Entry(
            "overlapping-alternatives", .note,
            "An object can match several alternatives of a oneOf, but must match only one.",
            "Distinguish the alternatives by a discriminator, a required key or a constant, or use anyOf."
        ),
        Entry(
            "missing-discriminator-property", .warning,
            "A variant of a union lacks the property of the union's discriminator.",
            "Declare the property in each variant, and require it."),
        Entry(
            "unknown-first-page", .warning,
            "Pages are selected by number, but the document does not show whether the first page is 0 or 1.",
            "Add first: 0 or first: 1 to the rule for the pages, or write the number into the parameter's description."),
        Entry(
            "likely-envelope", .note,
            "Several schemas differ in one property only, so they may be wrappers of an envelope.",
            "If they are, paste the line of the message into gen-dtos.yaml."),
        Entry(
            "repeated-enumeration", .note,
            "Several schemas have the same inline enumeration under the same property name.",
            "If they are one type, paste the line of the message into gen-dtos.yaml."),
        Entry(
            "namespaced-names", .note, "Schema names contain namespaces, which makes Swift names long.",
            "If the last segments of the names are clear enough, paste the line of the message into gen-dtos.yaml."),
        Entry(
            "audit-due", .warning,
            "The last audit of hand-written Swift code is missing, or is older than the configuration allows.",
            "Run gen-dtos audit, and save its report in the file that 'audit: {report: …}' names."),
        Entry(
            "acceptance-ended", .warning, "The acceptance of a difference has expired.",
            "Fix the difference, or write a later day into audit-accepted.yaml."),
    ]
}
