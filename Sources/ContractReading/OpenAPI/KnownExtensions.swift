import Diagnostics

/// The extensions that are read, wherever they stand. A document may hold any others; one that differs from these in a letter is meant to
/// be one of them.
enum KnownExtensions {
    private static let ours = [
        "x-aliases", "x-also-accepts", "x-deprecated", "x-discriminator-value", "x-enum-descriptions",
        "x-enum-varnames",
        "x-envelope", "x-envelope-payload", "x-extensible-enum", "x-pagination", "x-presence", "x-progress",
        "x-replaced-by", "x-since", "x-sse-events", "x-sse-terminal", "x-strict", "x-sunset", "x-swift-name",
        "x-websocket-message",
    ]

    /// What a stream says beside its schema, or in it.
    static let ofStreams: Set = ["x-sse-events", "x-sse-terminal"]

    /// Those of others that are like ours: nobody has misspelt them.
    private static let others: Set = ["x-alias", "x-enum-description", "x-enumdescriptions", "x-extensible-enums"]

    /// Nil for an extension that is one of ours, or anybody's.
    static func meant(by key: String) -> String? {
        guard key.hasPrefix("x-"), SchemaKeyword(rawValue: key) == nil, !ours.contains(key),
            !others.contains(key.lowercased())
        else { return nil }
        return Spelling.nearest(to: key, among: ours, atMost: 1)
    }
}
