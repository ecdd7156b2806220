package import ContractModel
import Diagnostics

/// Schemas that look like one wrapper around several payloads, and what the configuration could make of them.
package struct EnvelopeProposal: Sendable {
    /// Unlike every schema's.
    package var name: String
    /// Sorted.
    package var schemas: [String]
    /// What names these schemas and no others; nil where no pattern does.
    package var pattern: String?
    /// The key of the property that varies.
    package var payload: String
    /// The first of the schemas.
    var location: SourceLocation

    /// In the document's order.
    package static func all(for contract: Contract) -> [EnvelopeProposal] {
        EnvelopeRules.proposals(for: contract)
    }
}
