/// An answer that its envelope's rules call neither a success nor a failure that says why.
public enum EnvelopeViolation: Error, Hashable, Sendable {
    /// A success without its payload; also where the envelope has nothing that says whether it is one.
    case missingPayload(key: String)
    /// A failure without an error, of an API whose error says nothing by itself.
    case missingError(key: String)
    /// A failure of an API that has no error.
    case failure
    /// Neither a sign of success nor a payload nor an error.
    case undecided(keys: [String])
}

extension EnvelopeViolation: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingPayload(let key): "The answer has no \(key)."
        case .missingError(let key): "The answer is a failure without \(key)."
        case .failure: "The answer is a failure."
        case .undecided(let keys): "The answer has none of \(keys.joined(separator: ", "))."
        }
    }
}

/// The payload of an answer, or the API's own error.
///
/// - Parameter rules: What is asked, in this order: as a rule `success`; where it is missing an error means failure, and else a
///   payload success.
/// - Throws: `error`; the error that decodes from `{}` for a failure without one; or `EnvelopeViolation`.
public func resolveEnvelope<Payload, Failure: DefensiveRecord & Error>(
    success: Bool?,
    payload: Payload?,
    error: Failure?,
    successKey: String = "success",
    payloadKey: String = "data",
    errorKey: String = "error",
    rules: [EnvelopeEvidence] = EnvelopeEvidence.allCases
) throws -> Payload {
    switch EnvelopeOutcome(success: success, hasPayload: payload != nil, hasError: error != nil, rules: rules) {
    case .success: return try present(payload, payloadKey)
    case .failure: throw try error ?? emptyFailure(errorKey: errorKey)
    case nil: throw EnvelopeViolation.undecided(keys: [successKey, payloadKey, errorKey])
    }
}

/// The payload of an answer, or the API's own error where that is no record.
///
/// - Throws: `error`, or `EnvelopeViolation`.
public func resolveEnvelope<Payload, Value>(
    success: Bool?,
    payload: Payload?,
    error: EnvelopeFailure<Value>?,
    successKey: String = "success",
    payloadKey: String = "data",
    errorKey: String = "error",
    rules: [EnvelopeEvidence] = EnvelopeEvidence.allCases
) throws -> Payload {
    switch EnvelopeOutcome(success: success, hasPayload: payload != nil, hasError: error != nil, rules: rules) {
    case .success: return try present(payload, payloadKey)
    case .failure: throw error ?? EnvelopeViolation.missingError(key: errorKey) as any Error
    case nil: throw EnvelopeViolation.undecided(keys: [successKey, payloadKey, errorKey])
    }
}

/// The payload of an answer that has no place for an error.
public func resolveEnvelope<Payload>(
    success: Bool?,
    payload: Payload?,
    successKey: String = "success",
    payloadKey: String = "data",
    rules: [EnvelopeEvidence] = EnvelopeEvidence.allCases
) throws(EnvelopeViolation) -> Payload {
    switch EnvelopeOutcome(success: success, hasPayload: payload != nil, hasError: false, rules: rules) {
    case .success: return try present(payload, payloadKey)
    case .failure: throw .failure
    case nil: throw .undecided(keys: [successKey, payloadKey])
    }
}

private func present<Payload>(_ payload: Payload?, _ key: String) throws(EnvelopeViolation) -> Payload {
    guard let payload else { throw .missingPayload(key: key) }
    return payload
}

private func emptyFailure<Failure: DefensiveRecord>(errorKey: String) throws(EnvelopeViolation) -> Failure {
    do {
        return try Failure(from: DefensiveFields(emptyAtDepth: 0))
    } catch {
        throw .missingError(key: errorKey)
    }
}

/// What tells whether an answer is a success, in the order in which it usually counts.
public enum EnvelopeEvidence: Hashable, Sendable, CaseIterable {
    /// What the answer says of itself.
    case success
    /// An error means failure.
    case error
    /// A payload means success.
    case payload
}

/// Whether an answer is a success.
public enum EnvelopeOutcome: Hashable, Sendable {
    case success
    case failure

    /// nil where nothing tells.
    init?(success: Bool?, hasPayload: Bool, hasError: Bool, rules: [EnvelopeEvidence]) {
        let verdicts = rules.lazy.compactMap { rule -> EnvelopeOutcome? in
            switch rule {
            case .success: success.map { $0 ? .success : .failure }
            case .error: hasError ? .failure : nil
            case .payload: hasPayload ? .success : nil
            }
        }
        guard let verdict = verdicts.first else { return nil }
        self = verdict
    }
}

extension Decoder {
    /// Which of two envelopes the decoder's object is: what the discriminator says decides; where it says nothing that
    /// is known an error means failure, and else a payload success; or in another order of the rules.
    ///
    /// - Throws: `EnvelopeViolation.undecided` where nothing tells, or a `DecodingError` for what is no object.
    public func outcome(
        discriminator: String = "success",
        success: JSONValue = true,
        failure: JSONValue = false,
        payloadKey: String = "data",
        errorKey: String = "error",
        rules: [EnvelopeEvidence] = EnvelopeEvidence.allCases
    ) throws -> EnvelopeOutcome {
        let source = try FieldSource(self, declaredKeys: nil)
        let said = try source.scalar(JSONKey(declared: discriminator))
        let flag: Bool? = said.matches(success) ? true : said.matches(failure) ? false : nil
        let outcome = EnvelopeOutcome(
            success: flag,
            hasPayload: try source.hasValue(JSONKey(declared: payloadKey)),
            hasError: try source.hasValue(JSONKey(declared: errorKey)),
            rules: rules
        )
        guard let outcome else { throw EnvelopeViolation.undecided(keys: [discriminator, payloadKey, errorKey]) }
        return outcome
    }
}

extension FieldSource {
    /// What the key has, looked at from outside; nil where it is absent.
    fileprivate func scalar(_ key: JSONKey) throws -> FoundValue? {
        guard let name = name(of: key, or: []) else { return nil }
        return try container.decode(FoundValue.self, forKey: name)
    }

    fileprivate func hasValue(_ key: JSONKey) throws -> Bool {
        guard let name = name(of: key, or: []) else { return false }
        return try !container.decodeNil(forKey: name)
    }
}

extension FoundValue? {
    /// Whether it is the constant, or converts to it without loss.
    fileprivate func matches(_ constant: JSONValue) -> Bool {
        guard let self else { return false }
        switch (self, constant) {
        case (.boolean(let flag), .bool(let expected)): return flag == expected
        case (.string(let text), .string(let expected)): return text == expected
        case (.integer(let integer), .integer(let expected)): return integer == expected
        case (_, .bool(let expected)): return Bool(losslessly: self) == expected
        case (_, .string(let expected)): return String(losslessly: self) == expected
        case (.string(let text), .integer(let expected)): return text == String(expected)
        case (_, .null), (_, .integer), (_, .number), (_, .decimal), (_, .array), (_, .object): return false
        }
    }
}
