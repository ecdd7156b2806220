/// A combination of the states of the discriminator, the payload and the error of an envelope.
struct EnvelopeCombination: Sendable, CustomStringConvertible {
    /// The state of the payload or of the error. The raw value is used in messages.
    enum Presence: String, Sendable, CaseIterable {
        case absent = "no"
        case null
        case value = "a"
        /// A string instead of an object. Only an error has this state.
        case text = "a string as the"
    }

    /// The state of the discriminator.
    enum Verdict: Sendable, CaseIterable {
        case absent
        case success
        case failure
    }

    var verdict: Verdict
    var payload: Presence
    var error: Presence

    static func all(hasDiscriminator: Bool, errors: [Presence]) -> [EnvelopeCombination] {
        (hasDiscriminator ? Verdict.allCases : [.absent]).flatMap { verdict in
            [Presence.absent, .null, .value].flatMap { payload in
                errors.map { error in
                    EnvelopeCombination(verdict: verdict, payload: payload, error: error)
                }
            }
        }
    }

    var hasError: Bool {
        error == .value || error == .text
    }

    var description: String {
        let verdict =
            switch verdict {
            case .absent: "no verdict"
            case .success: "success"
            case .failure: "failure"
            }
        return "\(verdict), \(payload.rawValue) payload, \(error.rawValue) error"
    }
}
