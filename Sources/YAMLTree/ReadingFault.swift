import Diagnostics

/// Why a document cannot be read any further. Never leaves this target: `YAMLReader` turns it into a diagnostic.
///
/// Thrown, although diagnostics are emitted elsewhere, because after it there is nothing to go on with.
struct ReadingFault: Error {
    enum Kind {
        /// The text is not of its format.
        case syntax
        /// The text is not JSON, and what stands there would mean something in YAML: an unquoted word, say.
        case foreignSyntax
        /// The document costs more than it may, or is no single document; another reader would say the same.
        case final
    }

    let kind: Kind
    let diagnostic: Diagnostic
}
