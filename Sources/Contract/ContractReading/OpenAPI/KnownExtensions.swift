import ContractModel
import Diagnostics

/// The extensions that the tool reads. A document may contain any other extension. An extension whose name differs from
/// one of these in only one letter is considered misspelt.
enum KnownExtensions {
    private static let ours = [
        "x-aliases", "x-also-accepts", "x-deprecated", "x-discriminator-value", "x-enum-descriptions",
        "x-enum-varnames",
        "x-envelope", "x-envelope-payload", "x-extensible-enum", "x-pagination", "x-presence", "x-progress",
        "x-replaced-by", "x-since", "x-sse-events", "x-sse-terminal", "x-strict", "x-sunset", "x-swift-name",
        "x-websocket-message",
    ]

    /// Maps extensions that have an effect only in some objects to the advice for other objects.
    static let placed = [
        "x-sse-events": "it belongs next to the schema of a stream",
        "x-sse-terminal": "it belongs next to the schema of a stream",
        "x-swift-name": "it names schemas, properties and parameters, and 'rename:' in gen-dtos.yaml names operations",
    ]

    /// The extensions of other tools whose names are similar to names of this tool's extensions, without being
    /// misspelt.
    private static let others: Set = ["x-alias", "x-enum-description", "x-enumdescriptions", "x-extensible-enums"]

    /// Returns the extension that the author probably meant. Returns nil for a known extension, and for an extension
    /// whose name resembles no known extension.
    static func meant(by key: String) -> String? {
        guard key.hasPrefix("x-"), SchemaKeyword(rawValue: key) == nil, !ours.contains(key),
            !others.contains(key.lowercased())
        else { return nil }
        return Spelling.nearest(to: key, among: ours, atMost: 1)
    }
}
