/// The error for an incomplete envelope: a success without its payload, a failure without its error, or a response that
/// shows neither success nor failure.
public enum EnvelopeViolation: Error, Hashable, Sendable {
    /// A success without a payload.
    case missingPayload(key: String)
    /// A failure without an error, from an API whose error type cannot be decoded from `{}`.
    case missingError(key: String)
    /// A failure of an API that has no error in its envelopes.
    case failure
    /// Nothing in the response shows whether it is a success or a failure. The associated value has the keys of the
    /// envelope.
    case undecided(keys: [String])
}

extension EnvelopeViolation: CustomStringConvertible {
    /// The violation as a sentence for a log.
    public var description: String {
        switch self {
        case .missingPayload(let key): "The response has no usable value for '\(key)'."
        case .missingError(let key): "The response is a failure without a usable value for '\(key)'."
        case .failure: "The response is a failure."
        case .undecided(let keys): "The keys \(keys.joined(separator: ", ")) show neither success nor failure."
        }
    }
}

/// Returns the payload of a response, or throws the API's own error.
///
/// - Parameter rules: The parts of the envelope that show success or failure, in the order in which they are examined.
///   By default, `success` is first. If `success` is missing, an error means failure. Without an error, a payload means
///   success.
/// - Throws: `error` for a failure. A failure without an error throws the error that decodes from `{}`, or
///   `EnvelopeViolation`. An incomplete success also throws `EnvelopeViolation`.
@_spi(Generated) public func resolveEnvelope<Payload, Failure: DefensiveRecord & Error>(
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

/// Returns the payload of a response, or throws the API's error. This overload is for errors that are not records.
///
/// - Throws: `error`, or `EnvelopeViolation`.
@_spi(Generated) public func resolveEnvelope<Payload, Value>(
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

/// Returns the payload of a response whose envelope has no key for an error. Throws `EnvelopeViolation` for a failure.
@_spi(Generated) public func resolveEnvelope<Payload>(
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

/// The parts of an envelope that show whether a response is a success, in their usual order.
@_spi(Generated) public enum EnvelopeEvidence: Hashable, Sendable, CaseIterable {
    /// The member that states success or failure.
    case success
    /// The error. Its presence means failure.
    case error
    /// The payload. Its presence means success.
    case payload
}

/// Whether a response is a success or a failure.
@_spi(Generated) public enum EnvelopeOutcome: Hashable, Sendable {
    /// The envelope is the envelope of a successful response.
    case success
    /// The envelope is the envelope of a failure.
    case failure

    /// Applies the rules in their order. Returns nil if no rule decides.
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

@_spi(Generated) extension Decoder {
    /// Decides whether the decoder's object is the envelope of a success or of a failure.
    ///
    /// The discriminator decides. If its value is unknown, an error means failure. Without an error, a payload means
    /// success. Other `rules` change this order.
    ///
    /// - Throws: `EnvelopeViolation.undecided` if nothing in the object decides, or a `DecodingError` if the value is
    ///   not an object.
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
    /// Returns the value under a key without the contents of arrays and objects, or nil if the key is absent.
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
    /// Whether the value equals the constant or converts to it without loss.
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
