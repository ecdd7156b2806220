import Diagnostics

/// The diagnostics of reading YAML and JSON. Each names the fault first, and then the remedy.
enum YAMLMessages {
    // MARK: Limits

    static func tooLarge(_ size: Int, limit: Int, in file: SourceFileID) -> Diagnostic {
        Diagnostic(
            .error, "document-too-large",
            "the document has \(size) bytes, more than \(limit); \(raise("bytes"))", at: start(of: file))
    }

    static func tooDeep(limit: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "nesting-too-deep",
            "more than \(limit) collections are nested here, including aliases; \(raise("depth"))", at: location)
    }

    static func tooManyNodes(limit: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "too-many-nodes", "the document has more than \(limit) values; \(raise("nodes"))", at: location)
    }

    static func aliasExpansion(limit: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "alias-expansion",
            "the aliases up to here expand to more than \(limit) values; \(raise("alias-expansion"))", at: location)
    }

    static func tooManyErrors(_ limit: Int, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .error, "too-many-errors",
            "the document has \(limit) errors up to here, so reading stops; correct these errors, and run again",
            at: location)
    }

    static func moreWarnings(after limit: Int, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .warning, "more-warnings", "the document has \(limit) warnings up to here; further warnings are not shown",
            at: location
        )
    }

    static func tooManyDirectives(limit: Int, in file: SourceFileID) -> Diagnostic {
        Diagnostic(
            .error, "too-many-directives",
            "the document has more than \(limit) %TAG directives; remove these directives",
            at: start(of: file))
    }

    static func outOfMemory(in file: SourceFileID) -> Diagnostic {
        Diagnostic(.error, "out-of-memory", "there is not enough memory to read the document", at: start(of: file))
    }

    private static func raise(_ name: String) -> String {
        "if the document is meant to be so, raise the limit with --limit \(name)=…"
    }

    // MARK: Documents

    static func emptyDocument(in file: SourceFileID) -> Diagnostic {
        Diagnostic(.error, "empty-document", "the file is empty, or contains only comments", at: start(of: file))
    }

    static func severalDocuments(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "several-documents",
            "a second document begins here; put it into a separate file, or remove the line `---` or `...` above it",
            at: location)
    }

    static func markup(_ markup: Markup, at location: SourceLocation) -> Diagnostic {
        let fault =
            switch markup {
            case .html:
                "this is HTML, and neither YAML nor JSON; a server may have returned it instead of the "
                    + "document, such as a login page or an error page"
            case .xml: "this is XML, and neither YAML nor JSON"
            case .graphQL: "this is a GraphQL schema, and neither YAML nor JSON; gen-dtos reads OpenAPI only"
            case .gzip: "this is a compressed file; unpack the file first, for example with `gunzip`"
            case .zip:
                "this is an archive; unpack the archive first, for example with `unzip`, and name the document in the archive"
            }
        return Diagnostic(.error, "markup", fault, at: location)
    }

    // MARK: Keys

    static func duplicateKey(_ key: String, at location: SourceLocation, first: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "duplicate-key",
            """
            the key \(quoted(key)) occurs twice in one mapping, first on line \(first.line); remove or rename \
            one of them
            """,
            at: location, notes: [Diagnostic.Note("it occurs first here", at: first)])
    }

    static func repeatedMergeKey(at location: SourceLocation, first: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "duplicate-key",
            """
            the merge key `<<` occurs twice in one mapping, first on line \(first.line); write one merge key with a \
            list: `<<: [*a, *b]`
            """,
            at: location, notes: [Diagnostic.Note("it occurs first here", at: first)])
    }

    static func collectionKey(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "key-not-scalar",
            """
            a sequence or mapping is used as a key; a key must be a string. A string that begins with `[`, `{` or \
            `?` needs quotes
            """,
            at: location)
    }

    static func mergeValue(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "merge-value",
            """
            the merge key `<<` needs a mapping or a list of mappings, such as `<<: *defaults`; quote the key \
            if it is meant as a string
            """,
            at: location)
    }

    // MARK: Anchors and tags

    static func unknownAnchor(_ anchor: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "unknown-anchor",
            """
            nothing above has the anchor `&\(shortened(anchor))` to which `*\(shortened(anchor))` refers; a string \
            that begins with `*` needs quotes
            """,
            at: location)
    }

    static func aliasCycle(_ name: String, at location: SourceLocation, anchor: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "alias-cycle",
            "`*\(shortened(name))` is inside the value to which it refers, so the value would contain itself",
            at: location, notes: [Diagnostic.Note("the value begins here", at: anchor)])
    }

    static func tagMismatch(_ tag: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "tag-mismatch",
            "the value does not conform to its tag \(spelling(ofTag: tag)); remove or correct the tag",
            at: location)
    }

    static func unknownTag(_ tag: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "unknown-tag",
            "the tag \(spelling(ofTag: tag)) is not used by gen-dtos; the value is read as if it had no tag",
            at: location)
    }

    private static func spelling(ofTag tag: String) -> String {
        let prefix = "tag:yaml.org,2002:"
        if tag.hasPrefix(prefix) { return "`!!\(shortened(String(tag.dropFirst(prefix.count))))`" }
        return tag.hasPrefix("!") ? "`\(shortened(tag))`" : "`!<\(shortened(tag))>`"
    }

    // MARK: Words of the document

    /// Returns a string of the document in quotes. A string of more than 80 characters is cut.
    static func quoted(_ text: String) -> String {
        "\"\(shortened(text))\""
    }

    private static func shortened(_ text: String) -> String {
        text.count > 80 ? text.prefix(80) + "…" : text
    }

    private static func start(of file: SourceFileID) -> SourceLocation {
        SourceLocation(file: file, line: 1, column: 1)
    }
}
