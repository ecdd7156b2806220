extension DiagnosticCatalogue {
    /// Diagnostics of the stage that reads YAML and JSON, and of its limits.
    static let reading: [Entry] = [
        Entry(
            "document-too-large", .error, "The document has more bytes than the limit allows.",
            "Raise the limit with --limit bytes=…, if the document is meant to be so large."),
        Entry(
            "nesting-too-deep", .error, "More lists and mappings are nested than the limit allows.",
            "Raise the limit with --limit depth=…, if the document is meant to be so deep."),
        Entry(
            "too-many-nodes", .error, "The document has more values than the limit allows.",
            "Raise the limit with --limit nodes=…, if the document is meant to be so large."),
        Entry(
            "alias-expansion", .error, "The YAML aliases expand to more values than the limit allows.",
            "Raise the limit with --limit alias-expansion=…, if the document is trusted."),
        Entry(
            "too-many-errors", .error, "The document has so many errors that reading stops.",
            "Correct the reported errors, and run again."),
        Entry(
            "more-warnings", .warning, "The document has so many warnings that no more are shown.",
            "Correct the causes of the shown warnings, and run again."),
        Entry(
            "too-many-directives", .error, "The document has too many %TAG directives.",
            "Remove the directives that no tag uses."),
        Entry(
            "out-of-memory", .error, "There is not enough memory to read the document.",
            "Run the tool where more memory is free."),
        Entry(
            "markup", .error, "The file is HTML, XML, GraphQL or compressed.",
            "Get the document itself. A server may have returned a login page or an error page instead."
        ),
        Entry(
            "empty-document", .error, "The file is empty, or contains only comments.",
            "Check the path of the file, and that the file was written completely."),
        Entry(
            "several-documents", .error, "The file contains more than one YAML document.",
            "Put each document into a separate file."),
        Entry(
            "duplicate-key", .error, "A key occurs twice in one mapping.",
            "Remove or rename one of the keys, because programs disagree about which of the values to use."),
        Entry(
            "key-not-scalar", .error, "A list or mapping is used as a key.",
            "Put a key that begins with [, { or ? into quotes."),
        Entry(
            "merge-value", .error, "The merge key << has a value that is neither a mapping nor a list of mappings.",
            "Write the alias of a mapping as the value, or quote the key if it is meant as a string."),
        Entry(
            "unknown-anchor", .error, "An alias refers to an anchor that is not defined before it.",
            "Correct the alias, or quote a string that begins with *."),
        Entry(
            "alias-cycle", .error, "An alias is inside the value to which it refers.",
            "To let a schema contain itself, use $ref instead of an alias."),
        Entry(
            "tag-mismatch", .error, "A value does not conform to its YAML tag.", "Remove or correct the tag."),
        Entry(
            "unknown-tag", .warning, "A value has a YAML tag that gen-dtos does not use.",
            "Remove the tag. Until then, the value is read as if it had no tag."),
        Entry("yaml-syntax", .error, "The text is not YAML.", "Correct the place that the message names."),
        Entry(
            "merge-conflict", .error, "The file has the marks of an unresolved merge conflict.",
            "Keep the correct side, and remove the marks. For a file of the output folder, run gen-dtos again instead."),
        Entry(
            "control-character", .error, "The YAML text has a control character.",
            "Remove the character, or write it as an escape in double quotes."),
        Entry(
            "invalid-utf-8", .error, "A byte does not belong to valid UTF-8.", "Save the file in the encoding UTF-8."),
        Entry("json-syntax", .error, "The text is not JSON.", "Correct the place that the message names."),
        Entry(
            "json-read-as-yaml", .warning, "A file is named .json, but its text is YAML.",
            "Rename the file, or correct the text that the message quotes."),
        Entry(
            "lone-surrogate", .warning, "A \\u escape is half of a surrogate pair, which is not a character.",
            "Write the character itself, or both halves of the pair."),
    ]
}
