extension DiagnosticCatalogue {
    /// Diagnostics of templates, of the output folder, and of runs with several documents.
    static let output: [Entry] = [
        Entry("template-unclosed-tag", .error, "A tag of a template is not closed.", "Add the missing }}."),
        Entry("template-syntax", .error, "A template has an invalid tag.", "Correct the tag as the message says."),
        Entry("template-unclosed-section", .error, "A section of a template is not closed.", "Add its closing tag."),
        Entry("template-unopened-section", .error, "A template closes a section that is not open.", "Remove the tag."),
        Entry(
            "template-wrong-close", .error,
            "A closing tag of a template does not belong to the innermost open section.",
            "Close the inner section first."),
        Entry(
            "template-missing-partial", .error, "A template includes a template that does not exist.",
            "Use one of the names in the message."),
        Entry("template-duplicate", .error, "Two templates have the same name.", "Rename one of the files."),
        Entry(
            "template-unknown-name", .error, "A template uses a name that the data of templates do not have.",
            "Use one of the names in the message."),
        Entry("template-missing", .error, "A required template does not exist.", "Restore the file."),
        Entry(
            "template-unknown-key", .error, "A template uses a name that the current view does not have.",
            "Use one of the names in the message."),
        Entry(
            "template-no-view", .error, "A template looks up a name in an element that has no names.",
            "Write {{.}} for the element itself."),
        Entry(
            "template-not-a-leaf", .error, "A template writes a value that is not a string.",
            "Use the value as a section."),
        Entry(
            "template-not-a-section", .error, "A template uses a string as a section.",
            "Write the string as a value: {{name}}."),
        Entry(
            "template-endless-partial", .error, "Templates include each other without end.",
            "Break the cycle: remove one of the includes."),
        Entry(
            "template-incomplete", .note,
            "A template of --templates lacks a name that the built-in template uses. Your template may come from an older "
                + "version of the tool.",
            "Add the missing names to the template, or list them in a comment of the template."),
        Entry(
            "template-unknown", .error, "A file of --templates replaces no built-in template.",
            "Give the file a name that the message lists."),
        Entry(
            "output-path", .error, "A generated file would have an invalid path.",
            "Rename the type with 'rename' of the configuration."),
        Entry(
            "output-clash", .error, "Two generated files would differ in case only.",
            "Rename one of the types with 'rename' of the configuration."),
        Entry(
            "incomplete-package", .error, "A standalone package would have tests without models or fixtures.",
            "Add models and fixtures to --emit, or leave the tests out."),
        Entry(
            "mocks-without-client", .error, "A standalone package would have mocks without models or a client.",
            "Add models and client to --emit, or leave the mocks out."),
        Entry(
            "standalone-in-build", .error, "A build-tool plugin cannot make a standalone package.",
            "Remove standalone from the configuration."),
        Entry(
            "unused-runtime-module", .warning,
            "The option runtime-module has no effect in a standalone package, which has its own runtime.",
            "Remove runtime-module from the configuration."),
        Entry(
            "foreign-module", .warning, "A standalone package uses a type of another module.",
            "Replace the template Package.mustache with a template that names the package of that module."),
        Entry(
            "damaged-manifest", .error, "The manifest of the output folder was edited or is incomplete.",
            "Delete the manifest if gen-dtos wrote it. gen-dtos recognizes its own files by their first line."),
        Entry(
            "damaged-lock", .error, "A line of contract.lock was edited and is not valid.",
            "Correct or remove the line, or restore the file from version control."),
        Entry(
            "another-contract", .error,
            "The output folder belongs to a contract with another title, and the document has almost nothing of that contract.",
            "Generate from that contract's document, or choose another folder with --output. If the document replaces that "
                + "contract, remove contract.lock first."
        ),
        Entry(
            "idle-migration", .note, "The configuration (migrated:) names a property whose type has not changed.",
            "Remove the line, because with it, a later change of the property's type would take effect without a migration."
        ),
        Entry(
            "foreign-file", .error, "A file that gen-dtos did not make would be replaced.",
            "Move the file away, or choose another folder, or another file for docs, with --output."),
        Entry(
            "not-pruned", .error, "The folder has files of kinds that the options of prune do not make.",
            "Run prune with the --emit that made the files, or first run gen-dtos, which removes files that its options do not "
                + "make."),
        Entry(
            "leftover-file", .note, "A file begins like a file of gen-dtos, but belongs to no type of the contract.",
            "If a merge has left the file, delete it. If the file is yours, remove its first line."),
        Entry("symbolic-link", .error, "The output folder contains a symbolic link.", "Move the link away."),
        Entry(
            "not-a-folder", .error, "The output needs a folder at a path where there is something else.",
            "Move the existing object away."),
        Entry(
            "not-a-file", .error, "The output needs a file at a path where there is something else.",
            "Move the existing object away."),
        Entry("empty-list", .error, "The file of --list names no document.", "Write a document on each line."),
        Entry(
            "list-quotation", .error,
            "In a list, a quotation is not closed on its line, or a line ends with a backslash.",
            "Close the quotation, or put a backslash before a literal quotation mark."),
        Entry(
            "list-argument", .error, "A line of a list is not a document with its own options.",
            "Correct the line as the message says."),
        Entry(
            "shared-output", .error,
            "Two documents of one run have the same output folder, or one folder contains the other.",
            "Give each document its own folder, with 'output' in its configuration or --output on its line of a list."),
        Entry(
            "wrong-usage", .error, "The options are invalid for one of several documents.",
            "Correct the options as the message says."),
        Entry(
            "system-failure", .error, "A system call failed for one of several documents.",
            "Remove the cause, and run again. The message has the path and the system's reason."),
        Entry(
            "client-without-models", .error, "A client is requested without the types that it sends and receives.",
            "Add models to --emit, or to 'emit' in the configuration."),
    ]
}
