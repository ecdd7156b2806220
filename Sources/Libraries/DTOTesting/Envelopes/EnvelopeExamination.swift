@_spi(Generated) import DTORuntime

/// Checks an envelope with each combination of the states of its parts.
struct EnvelopeExamination<Contract: EnvelopeContract> {
    /// The result that the rules require for a combination.
    private enum Outcome {
        case payload
        case error
        case violation
    }

    /// The error that the envelope throws for a failure.
    private enum Thrown {
        case nothing
        case itself
        case record
        /// The error is in an `EnvelopeFailure`.
        case value
    }

    private static var thrown: Thrown {
        if Contract.Failure.self == NoFailure.self { return .nothing }
        if Contract.keys.error == nil { return .itself }
        return Contract.Failure.self is any DefensiveRecord.Type ? .record : .value
    }

    /// The value of an error that is only a string.
    private static var text: String { "something went wrong" }

    static var combinations: [EnvelopeCombination] {
        let errors: [EnvelopeCombination.Presence] =
            switch thrown {
            case .nothing, .itself: [.absent]
            case .record: [.absent, .null, .value, .text]
            case .value: [.absent, .null, .value]
            }
        return EnvelopeCombination.all(hasDiscriminator: Contract.keys.discriminator != nil, errors: errors)
    }

    func check(_ combination: EnvelopeCombination) -> [ContractFailure] {
        do {
            let success = try JSON(parsing: Contract.success)
            let failure = try JSON(parsing: Contract.failure)
            let payload = success[Contract.keys.payload] ?? .null
            let error = Contract.keys.error.flatMap { failure[$0] } ?? .null
            // The result must not depend on whether the other properties of the envelope are present.
            let whole = outcome(of: combination) == .error ? failure : success
            let rest = Contract.keys.discriminator.map { whole.removing($0.key) } ?? whole
            return [rest, [:]].flatMap { base in
                let json = json(combination, base, payload, error)
                if base == [:], Self.isIncomplete(json) { return [ContractFailure]() }
                return check(json, combination, payload: payload, error: error)
            }
        } catch {
            return [ContractFailure("\(Contract.name): the fixture is not JSON: \(error).")]
        }
    }

    /// Returns whether the envelope cannot be decoded because it lacks another required property.
    private static func isIncomplete(_ json: JSON) -> Bool {
        let keys = [Contract.keys.payload, Contract.keys.error, Contract.keys.discriminator?.key]
        guard
            case .failure(DecodingError.keyNotFound(let key, let context)) = DecodingAttempt<Contract.Envelope>(json)
                .result
        else { return false }
        return context.codingPath.isEmpty && !keys.contains(key.stringValue)
    }

    private func json(_ combination: EnvelopeCombination, _ base: JSON, _ payload: JSON, _ error: JSON) -> JSON {
        var json = base
        let keys = Contract.keys
        switch (combination.verdict, keys.discriminator) {
        case (.success, let discriminator?): json = json.setting(discriminator.key, to: discriminator.success)
        case (.failure, let discriminator?): json = json.setting(discriminator.key, to: discriminator.failure)
        case (.absent, _), (_, nil): break
        }
        json = setting(keys.payload, combination.payload, payload, in: json)
        return keys.error.map { setting($0, combination.error, error, in: json) } ?? json
    }

    private func setting(
        _ key: String, _ presence: EnvelopeCombination.Presence, _ value: JSON, in json: JSON
    ) -> JSON {
        switch presence {
        case .absent: json.removing(key)
        case .null: json.setting(key, to: .null)
        case .value: json.setting(key, to: value)
        case .text: json.setting(key, to: .string(Self.text))
        }
    }

    private func outcome(of combination: EnvelopeCombination) -> Outcome {
        for rule in Contract.keys.rules {
            switch rule {
            case .success where combination.verdict == .success:
                return combination.payload == .value ? .payload : .violation
            case .success where combination.verdict == .failure:
                return Self.thrown == .nothing ? .violation : .error
            case .error where combination.hasError: return .error
            case .payload where combination.payload == .value: return .payload
            case .success, .error, .payload: continue
            }
        }
        return .violation
    }

    private func check(
        _ json: JSON, _ combination: EnvelopeCombination, payload: JSON, error: JSON
    ) -> [ContractFailure] {
        let outcome = outcome(of: combination)
        do {
            let envelope = try DecodingAttempt<Contract.Envelope>(json).result.get()
            let found = try JSON(encoding: Box(Contract.payload(of: envelope)))
            guard case .payload = outcome else {
                return [failure(json, "should \(text(of: outcome)), but yielded \(found.excerpt)")]
            }
            return found == payload
                ? [] : [failure(json, "should yield \(payload.excerpt), but yielded \(found.excerpt)")]
        } catch let thrown {
            return check(thrown, outcome, json, combination, error: error)
        }
    }

    private func check(
        _ thrown: any Error, _ outcome: Outcome, _ json: JSON, _ combination: EnvelopeCombination, error: JSON
    ) -> [ContractFailure] {
        switch (outcome, thrown) {
        case (.violation, is EnvelopeViolation):
            return []
        case (.error, is EnvelopeViolation) where !combination.hasError && Self.emptyFailure == nil:
            // The type of the error cannot be decoded from `{}`.
            return []
        case (.error, is DecodingError) where combination.error == .text && Self.emptyFailure == nil:
            // A type that cannot be decoded from `{}` also cannot be decoded from a string.
            return []
        case (.error, let thrown as Contract.Failure):
            return check(thrown, json, combination, error: error)
        case (.payload, _), (.violation, _), (.error, _):
            return [failure(json, "should \(text(of: outcome)), but threw \(thrown)")]
        }
    }

    private func check(
        _ thrown: Contract.Failure, _ json: JSON, _ combination: EnvelopeCombination, error: JSON
    ) -> [ContractFailure] {
        guard let found = try? JSON(encoding: thrown) else {
            return [failure(json, "should throw an error that encodes")]
        }
        // Without an error in the JSON, the thrown error is the error that decodes from `{}`. The same error is
        // expected for a string if the type of the error has no key `message`.
        let isExpected =
            switch combination.error {
            case .absent where Self.thrown == .itself: found == Self.failure(decodedFrom: json)
            case .value: found == error
            case .text: found.description.contains(Self.text) || (error["message"] == nil && found == Self.emptyFailure)
            case .absent, .null: found == Self.emptyFailure
            }
        return isExpected
            ? [] : [failure(json, "should throw the API's error with what was sent, but threw \(found.excerpt)")]
    }

    /// The JSON of the error that decodes from `{}`, or nil if the error has no generated struct or cannot be decoded
    /// from `{}`.
    private static var emptyFailure: JSON? {
        thrown == .record ? failure(decodedFrom: [:]) : nil
    }

    private static func failure(decodedFrom json: JSON) -> JSON? {
        func encoded<Failure: Codable>(_ type: Failure.Type) -> JSON? {
            try? JSON(encoding: DecodingAttempt<Failure>(json).result.get())
        }
        return (Contract.Failure.self as? any Codable.Type).flatMap { encoded($0) }
    }

    private func text(of outcome: Outcome) -> String {
        switch outcome {
        case .payload: "yield its payload"
        case .error: "throw the API's own error"
        case .violation: "throw an EnvelopeViolation"
        }
    }

    private func failure(_ json: JSON, _ verdict: String) -> ContractFailure {
        ContractFailure("\(Contract.name): the payload of \(json.excerpt) \(verdict).")
    }
}

/// Encodes a value of the type `any Encodable`, which is itself not `Encodable`.
private struct Box: Encodable {
    let value: any Encodable

    init(_ value: any Encodable) {
        self.value = value
    }

    func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}
