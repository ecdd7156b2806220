import Diagnostics

/// The reason why a document cannot be read further. It stays within this module: `YAMLReader` converts it to a
/// diagnostic.
///
/// It is thrown because reading cannot continue after it. Other diagnostics are emitted.
struct ReadingFault: Error {
    enum Kind {
        /// The text is not valid in its format.
        case syntax
        /// The text is not JSON, but might have a meaning in YAML, such as an unquoted word.
        case foreignSyntax
        /// The document exceeds a limit, or is not a single document. Another reader would also report it.
        case final
    }

    let kind: Kind
    let diagnostic: Diagnostic
}
