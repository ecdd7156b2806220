extension DiagnosticCatalogue {
    /// Diagnostics of `gen-dtos lint`. A few of them are also diagnostics of the client or of `gen-dtos audit`.
    static let lint: [Entry] = [
        Entry(
            "sunset-passed", .error, "The document still has something whose sunset has passed.",
            "Remove it, or announce a later day in x-sunset."),
        Entry(
            "sunset-near", .warning, "A sunset is no more than 30 days away.",
            "Check that the app works without it: after-sunset: true generates the contract without it."),
        Entry(
            "unreadable-sunset", .warning, "The value of x-sunset is not a date.", "Write it like 2026-03-01."),
        Entry(
            "removal-due", .warning, "Something that has left the contract has been kept long enough.",
            "Run gen-dtos prune."),
        Entry(
            "migration-due", .warning, "A property has been read in two types for long enough.",
            "When no server sends the former type any more, name the property in migrated: of the configuration."),
        Entry(
            "review-due", .warning, "The contract has not been reviewed for longer than review-every: allows.",
            "Review it, and write the day after reviewed: in the configuration."),
        Entry(
            "reference-to-other-kind", .warning, "A reference leads to another kind of object than is needed.",
            "Refer to a component of the kind that the message names."),
        Entry(
            "undeclared-event", .note, "The keyword x-sse-terminal names an event that x-sse-events does not list.",
            "Add it to x-sse-events, if it has data."),
        Entry(
            "unreachable-schema", .note, "No operation, webhook or callback uses a schema.",
            "Remove it, if nobody uses it by its name."),
        Entry("unused-component", .note, "Nothing uses a component.", "Remove it, or use it."),
        Entry(
            "unknown-security-scheme", .warning, "A security requirement names a scheme that does not exist.",
            "Correct its spelling, or declare the scheme."),
        Entry(
            "undeclared-scope", .warning, "A security requirement names a scope that no flow of the scheme declares.",
            "Correct its spelling, or declare the scope."),
        Entry(
            "repeated-event", .warning, "Two alternatives of a stream's schema describe one event.",
            "Keep one alternative. If the event has several kinds of data, list them with oneOf in the contentSchema of its data."
        ),
        Entry(
            "unknown-encoding", .warning, "A key of encoding is not a property of the body.",
            "Correct its spelling, or remove it."),
        Entry(
            "undeclared-path-parameter", .warning, "A path has a variable that no parameter declares.",
            "Declare a parameter of that name with in: path."),
        Entry(
            "unused-path-parameter", .warning, "A path parameter is not in its path.",
            "Add it to the path, or correct its place."),
        Entry(
            "duplicate-parameter", .warning, "Two parameters in one list have the same name and the same place.",
            "Remove one of them."),
        Entry(
            "ambiguous-parameter", .warning,
            "A parameter has neither a schema nor content, or has several of them.",
            "Give it either a schema, or a content with one media type."),
        Entry(
            "equivalent-paths", .warning, "Two paths differ only in the names of their parameters.",
            "Put their operations under one of them."),
        Entry(
            "repeated-path-parameter", .warning, "A path has a variable twice.",
            "Give one of them another name: a parameter has one value."),
        Entry(
            "trailing-slash", .warning, "Two paths differ only in a slash at the end.",
            "Keep one of them: many servers and clients treat them as equal."),
        Entry(
            "invalid-path", .warning,
            "A key of paths is not a path: it does not begin with a slash, or contains ? or #.",
            "Begin it with a slash, and declare the parts of a query as parameters with in: query."),
        Entry(
            "unknown-status", .warning, "A response has a key that is not a status.",
            "Use three digits such as 404, a range such as 4XX, or default; list each status by itself."),
        Entry(
            "server-variable", .warning,
            "The default of a server's variable is not a text, or is not among its values.",
            "Give it a default that is one of its values, in quotes if it looks like a number."),
        Entry(
            "unknown-operation", .warning, "A link leads to an operation that the document does not have.",
            "Correct the name, or remove the link."),
        Entry(
            "duplicate-operation-id", .warning, "Two operations have one operationId.", "Rename one of them."),
        Entry(
            "no-response", .warning, "An operation has no response.", "Describe what the server sends."),
        Entry(
            "missing-field", .warning, "An object lacks a field that the document's version of OpenAPI requires.",
            "Add the field."),
        Entry(
            "example-beside-examples", .warning,
            "A parameter, header or media type has both example and examples, which exclude each other.",
            "Move example into examples, under a name."),
        Entry("duplicate-tag", .warning, "Two tags of the document have the same name.", "Keep one of them."),
        Entry(
            "component-name", .warning,
            "The key of a component has characters other than letters and digits of ASCII, dots, hyphens and underscores.",
            "Rename the component, and the references to it."),
        Entry(
            "optional-path-parameter", .warning, "A parameter in a path is not marked as required.",
            "Add required: true to it; a path without one of its parameters is another path."),
        Entry(
            "keyword-of-other-version", .warning,
            "A schema has a keyword, or a value of one, that the document's version of OpenAPI does not have.",
            "Use the replacement, if the message names one, or write the document for the version that has the keyword. gen-dtos gives the keyword the meaning of the version that defines it; other tools may ignore it."
        ),
        Entry(
            "beside-reference", .warning, "A keyword is next to $ref, where OpenAPI before 3.1 ignores it.",
            "Put the reference and the keyword into the two parts of an allOf."),
        Entry(
            "enum-value-type", .warning,
            "An enumeration lists values that are not of the type that its schema declares.",
            "Correct the values, with quotes where they are meant as text, or the type."),
        Entry(
            "null-in-enum", .warning, "An enumeration lists null, but its type does not allow null.",
            "Allow null in the way that the message says, or put quotes around the word."),
        Entry(
            "constant-type", .warning, "The value of a constant is not of the type that its schema declares.",
            "Correct the value or the type."),
        Entry(
            "constant-outside-enum", .warning, "A constant is not among the values of its schema's enumeration.",
            "Correct it, or add it to the list."),
        Entry(
            "contradictory-bounds", .warning, "A lower bound is greater than its upper bound.",
            "Exchange or correct them."),
        Entry(
            "invalid-multiple", .warning, "The number of a multipleOf is not greater than 0.",
            "Write the number meant, without a sign, or remove the keyword."),
        Entry(
            "missing-items", .warning, "An array does not describe its elements, which OpenAPI before 3.1 requires.",
            "Describe its elements under items, or write items: {} for any JSON."),
        Entry(
            "refused-key", .warning, "Next to allOf, additionalProperties forbids a key that is required.",
            "Write unevaluatedProperties: false instead (3.1), declare the keys next to it too, or remove it."),
        Entry(
            "invalid-pattern", .warning, "A pattern is not a regular expression of ECMA-262.",
            "Correct it; expressions of Perl, Python or Java are not all known to JSON Schema."),
        Entry(
            "overlapping-alternatives", .note,
            "One object may be several alternatives of a oneOf, which allows no such object.",
            "Give them a discriminator, or a required key or constant that distinguishes them, or use anyOf."
        ),
        Entry(
            "missing-discriminator-property", .warning, "A variant of a union lacks the property that chooses it.",
            "Declare the property in each variant, and require it."),
        Entry(
            "unknown-first-page", .warning,
            "Pages are selected by number, but the document does not show whether the first page is 0 or 1.",
            "Add first: 0 or first: 1 to the rule for the pages, or describe it at the parameter."),
        Entry(
            "likely-envelope", .note, "Several schemas differ in one property only, and look like one wrapper.",
            "Paste the line of the message, if they are meant as one."),
        Entry(
            "repeated-enumeration", .note, "Several schemas have equal inline enumerations under one property name.",
            "Paste the line of the message, if they are one type."),
        Entry(
            "namespaced-names", .note, "Schema names contain namespaces, which makes Swift names long.",
            "If the last segments of the names are clear enough, paste the line of the message into gen-dtos.yaml."),
        Entry(
            "audit-due", .warning,
            "The last audit of hand-written Swift is missing, or is older than the configuration allows.",
            "Run gen-dtos audit, and keep its report where 'audit: {report: …}' says."),
        Entry(
            "acceptance-ended", .warning, "The acceptance of a difference has expired.",
            "Fix the difference, or write a later day into audit-accepted.yaml."),
    ]
}
