import ContractModel
import Diagnostics

/// The extensions that the tool reads. A document may contain any other extension. If its name differs from one of
/// these in only a letter, it is considered misspelt.
enum KnownExtensions {
    private static let ours = [
        "x-aliases", "x-also-accepts", "x-deprecated", "x-discriminator-value", "x-enum-descriptions",
        "x-enum-varnames",
        "x-envelope", "x-envelope-payload", "x-extensible-enum", "x-pagination", "x-presence", "x-progress",
        "x-replaced-by", "x-since", "x-sse-events", "x-sse-terminal", "x-strict", "x-sunset", "x-swift-name",
        "x-websocket-message",
    ]

    /// The extensions that act only in some objects, with the advice for the others.
    static let placed = [
        "x-sse-events": "it belongs next to the schema of a stream",
        "x-sse-terminal": "it belongs next to the schema of a stream",
        "x-swift-name": "it names schemas, properties and parameters, and 'rename:' in gen-dtos.yaml names operations",
    ]

    /// Extensions of other tools with similar names. They are not misspelt.
    private static let others: Set = ["x-alias", "x-enum-description", "x-enumdescriptions", "x-extensible-enums"]

    /// Returns the extension that the author probably meant. Returns nil for a known extension, or for an unrelated
    /// one.
    static func meant(by key: String) -> String? {
        guard key.hasPrefix("x-"), SchemaKeyword(rawValue: key) == nil, !ours.contains(key),
            !others.contains(key.lowercased())
        else { return nil }
        return Spelling.nearest(to: key, among: ours, atMost: 1)
    }
}
