/// What tells a success from a failure in an envelope.
public enum EnvelopeEvidence: String, Sendable, CaseIterable {
    case success, error, payload
}
