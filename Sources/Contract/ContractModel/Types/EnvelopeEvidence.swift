/// The members of an envelope that show success or failure.
public enum EnvelopeEvidence: String, Sendable, CaseIterable {
    case success, error, payload
}
