extension DiagnosticCatalogue {
    /// Diagnostics of overlays, of the reader of OpenAPI objects, of references and of the configuration.
    static let document: [Entry] = [
        Entry(
            "invalid-overlay", .error, "An overlay does not conform to the Overlay Specification.",
            "Correct the key or value that the message names."),
        Entry(
            "invalid-json-path", .error, "A target of an overlay is not a valid JSONPath (RFC 9535).",
            "Correct the query at the character that the message names."),
        Entry(
            "incompatible-overlay", .error, "An action of an overlay does not fit the nodes that it selects.",
            "Select other nodes, or remove the nodes with an earlier action."),
        Entry(
            "overlay-too-large", .error,
            "The actions of the overlays visit or add too many nodes, or add too much text.",
            "Replace .. and * in the targets by the names of the parts that are meant."),
        Entry(
            "idle-overlay", .warning, "An action of an overlay selects nothing, or changes nothing.",
            "Correct the action's target, or delete the action."),
        Entry(
            "overlay-due", .warning, "The date in x-until of an overlay's action has come.",
            "If the document is corrected, delete the action. If not, set a later date."),
        Entry(
            "not-openapi", .error, "The document has no version key, so it is not an OpenAPI document.",
            "Check the path of the file. The root of a document has a key such as openapi: 3.1.0."),
        Entry(
            "unsupported-version", .error, "The tool does not read this version of the specification.",
            "Convert the document to a version that the message names."),
        Entry(
            "unknown-version", .warning,
            "The version of the specification is later than the versions that gen-dtos supports.",
            "Check whether the document uses features of that version. gen-dtos reads the document as the latest supported version."
        ),
        Entry(
            "wrong-shape", .error, "A value in the document or in the configuration is of the wrong kind.",
            "Write the kind of value that the message names."),
        Entry(
            "ignored-keyword", .warning, "A keyword has a value of the wrong kind, and is ignored.",
            "Write the kind of value that the message names."),
        Entry(
            "ignored-object", .warning, "A part of the document has the wrong form, and is ignored.",
            "Correct or remove the part."),
        Entry(
            "path-with-pattern", .warning,
            "A path has a pattern or a mark at the name of a parameter, in the syntax of routers: {id:[0-9]+}, {path...}, {key+}.",
            "Write the name alone, and the pattern in the parameter's schema."),
        Entry(
            "unknown-type", .warning, "The value of type is not a type of JSON Schema.",
            "Use null, boolean, integer, number, string, array or object."),
        Entry(
            "misspelt-event", .warning,
            "The event that ends a stream is probably misspelt, because its name resembles a name under x-sse-events.",
            "Correct the name under x-sse-terminal, or add the event under x-sse-events."),
        Entry(
            "unknown-field", .warning,
            "An object has a key that the specification does not define for it, so the key is ignored.",
            "Correct the key's spelling, or move the key to an object for which the specification defines it. Begin your own "
                + "keys with x-."
        ),
        Entry(
            "field-of-later-version", .note,
            "An object has a field that a later version of OpenAPI has introduced.",
            "Nothing needs to be done for gen-dtos, which gives the field the meaning of the later version. For other tools, write the document for the version that has the field."
        ),
        Entry(
            "missing-info", .warning, "The Info Object lacks a field.", "Give the document a title and a version."),
        Entry(
            "external-reference", .error, "A reference is a URL or an absolute path.",
            "Bundle the documents into one file, map the URL to a folder with --map, or refer to files by relative paths."
        ),
        Entry(
            "missing-file", .error, "A reference names a file that does not exist.",
            "Correct the path, which is relative to the file that contains the reference."),
        Entry(
            "missing-folder", .error, "A folder from which files should be read does not exist.",
            "Correct the path in 'references' of the configuration, in --map or in --allow-path."),
        Entry(
            "outside-folder", .error,
            "A reference leads out of the root document's folder, or an overlay is outside the configuration's folder.",
            "If the file is meant to be read, allow the folder that the message names with --allow-path."),
        Entry(
            "unreadable-file", .error, "A file that a reference or the configuration names cannot be opened.",
            "Check the file's permissions. Only regular files are read."),
        Entry(
            "too-many-files", .error, "The files to which a document refers are too many, or too large together.",
            "Raise the limit that the message names, if the document is meant to be so large."),
        Entry(
            "dynamic-reference", .note, "A $dynamicRef is read as a plain $ref.",
            "Nothing needs to be done, unless another schema with the same $dynamicAnchor is meant to replace the target."
        ),
        Entry(
            "unresolved-reference", .error, "The target of a reference does not exist.",
            "Correct the reference as the message suggests, or add the missing object. If no type depends on the part, the missing "
                + "target is only a warning."),
        Entry(
            "reference-chain", .error, "A reference leads through too many other references.",
            "Refer to an object that is not a reference itself."),
        Entry(
            "misspelt-type", .warning,
            "The configuration names a Swift type without a module, and a type that needs no module has a similar name.",
            "Correct the type's spelling, or name the module of your own type."),
        Entry(
            "unknown-option", .error, "The configuration has a key that is unknown, or that another key excludes.",
            "Correct the key's spelling, or remove the key."),
        Entry(
            "unknown-value", .error, "The configuration gives an option a value that is not allowed.",
            "Write a value of the kind that the message shows."),
        Entry(
            "missing-option", .error, "An option of the configuration lacks a required key.",
            "Add the key that the message names."),
        Entry(
            "unknown-name", .error,
            "The configuration names something that the document or the audited Swift code does not have.",
            "Correct the name, or remove the line."),
        Entry(
            "idle-option", .error, "An option of the configuration has no effect in its place.",
            "Remove the option, or the cause that the message gives."),
        Entry(
            "wrong-default", .error, "A default of the configuration is not a value of the property's type.",
            "Give a value that the document allows for the property."),
        Entry(
            "mapped-and-ignored", .error, "The configuration both ignores and uses a property of a model.",
            "Remove the property from 'ignore', or from the other key."),
        Entry(
            "illegal-type-name", .error,
            "The configuration names a type that is not valid in Swift, or an optional type for a property.",
            "Write the type as Swift code would."),
        Entry(
            "excluded-but-needed", .warning, "A schema is excluded, but a part that is not excluded needs it.",
            "Exclude the part that needs the schema too, or remove the exclusion."),
        Entry(
            "reference-into-replaced", .error,
            "A reference leads to a part of a schema that 'types' replaces by your own type.",
            "Make the part that the reference names a separate schema."),
        Entry(
            "unused-format", .warning, "The configuration names a format that the document does not use.",
            "Correct the name of the format, or remove the line."),
        Entry(
            "unusable-format", .error, "The configuration gives a format a Swift type that cannot read its values.",
            "Choose another type. Strings and numbers allow different types."),
        Entry(
            "not-identifiable", .error, "A type should be Identifiable, but has no property id.",
            "Rename one of its properties to id, or remove the conformance."),
    ]
}
