/// The members of an envelope that can show whether it reports success or failure.
public enum EnvelopeEvidence: String, Sendable, CaseIterable {
    case success, error, payload
}
