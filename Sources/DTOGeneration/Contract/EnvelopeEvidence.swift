/// What tells a success from a failure in an envelope.
package enum EnvelopeEvidence: String, Sendable, CaseIterable {
    case success, error, payload
}
