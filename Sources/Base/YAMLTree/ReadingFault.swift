import Diagnostics

/// The reason why a document cannot be read further. `YAMLReader` converts it to a diagnostic.
///
/// The fault is thrown because reading cannot continue after it. `YAMLTreeBuilder` collects all other diagnostics.
struct ReadingFault: Error {
    enum Kind {
        /// The text is not valid in its format.
        case syntax
        /// The text is not JSON, but might have a meaning in YAML, such as an unquoted word.
        case foreignSyntax
        /// The document exceeds a limit, is not a single document, or has a comment in JSON. Another reader is not
        /// tried.
        case final
    }

    let kind: Kind
    let diagnostic: Diagnostic
}
