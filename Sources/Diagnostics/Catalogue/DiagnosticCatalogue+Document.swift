extension DiagnosticCatalogue {
    /// Nodes → the specification's objects, and the configuration.
    static let document: [Entry] = [
        Entry(
            "not-openapi", .error, "The document has no version key, and so is no OpenAPI document.",
            "See whether it is the right file; its root needs a key such as openapi: 3.1.0."),
        Entry(
            "unsupported-version", .error, "The version of the specification is not one that the tool reads.",
            "Convert the document to a version that the message names."),
        Entry(
            "unknown-version", .warning, "The version of the specification is later than those that the tool knows.",
            "See whether what is new in it matters; the document is read as the latest version that is known."),
        Entry(
            "wrong-shape", .error, "A value that types depend on is of the wrong kind.",
            "Write the kind of value that the message names."),
        Entry(
            "ignored-keyword", .warning, "A keyword has a value of the wrong kind, and is ignored.",
            "Write the kind of value that the message names."),
        Entry(
            "ignored-object", .warning, "A part of the document has the wrong form, and is ignored.",
            "Correct or remove it."),
        Entry(
            "unknown-type", .warning, "The value of type is no type of JSON Schema.",
            "Use null, boolean, integer, number, string, array or object."),
        Entry(
            "missing-info", .warning, "The Info Object lacks a field.", "Give the document a title and a version."),
        Entry(
            "external-reference", .error, "A reference leads into another document.",
            "Bundle the documents into one first."),
        Entry(
            "unresolved-reference", .error, "A reference leads nowhere.",
            "Correct it, where the message says where the name does exist, or add what it names; in a part that no type "
                + "depends on it is a warning."),
        Entry("unknown-option", .error, "The configuration has a key that is no option.", "Correct its spelling."),
        Entry(
            "unknown-value", .error, "The configuration gives an option a value that it cannot have.",
            "Use one of those that the message names."),
        Entry(
            "missing-option", .error, "An option of the configuration lacks a part.", "Add the key that it needs."),
        Entry(
            "unknown-name", .error, "The configuration names something that the document does not have.",
            "Correct its spelling, or remove the line."),
    ]
}
