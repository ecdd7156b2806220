package import ContractModel
import Diagnostics

/// Schemas that look like one wrapper around several payloads, with a proposal for the configuration.
package struct EnvelopeProposal: Sendable {
    /// The proposed name, which no schema has.
    package var name: String
    /// The names of the schemas, sorted.
    package var schemas: [String]
    /// A pattern that matches only these schemas, or nil.
    package var pattern: String?
    /// The key of the property that varies.
    package var payload: String
    /// The place of the first schema.
    var location: SourceLocation

    /// Returns the proposals in the document's order.
    package static func all(for contract: Contract) -> [EnvelopeProposal] {
        EnvelopeRules.proposals(for: contract)
    }
}
