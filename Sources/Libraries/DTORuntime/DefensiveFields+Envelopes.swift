extension DefensiveFields {
    /// Returns the payload of an envelope, or nil if it is null, absent or unusable. The payload is decoded as
    /// tolerantly as its type allows. The type is known only at run time.
    @_spi(Generated) public func payload<Payload: Decodable>(_ key: Key, or aliases: [String] = []) throws -> Payload? {
        let key = JSONKey(key)
        guard let reader = source.fields?.session.recordReader(of: Payload.self),
            let object = reader.object(key, of: source)
        else { return try source.payloadElsewhere(key, or: aliases) }
        source.note(aliases)
        let checkpoint = source.context?.checkpoint
        do {
            return try reader.record(Payload.self, of: object, in: source, under: key)
        } catch {
            return try source.payload(key, after: error, to: checkpoint)
        }
    }

    /// Returns the payload of an envelope that always has a payload. If the payload is missing or unusable, the result
    /// is the replacement of a required property with its type: an empty list, `unknown("")`, or the record of `{}`.
    ///
    /// - Parameter zeros: Whether scalars and enumerations are also replaced, for example by `""`, 0 and `unknown("")`.
    @_spi(Generated) public func requiredPayload<Payload: Decodable>(
        _ key: Key, or aliases: [String] = [], zeros: Bool = true
    ) throws -> Payload {
        let key = JSONKey(key)
        let reading = try source.read(key, or: aliases, as: Dynamically<Payload>.self)
        if case .value(let payload) = reading { return payload.value }
        let substitute: (value: Payload, text: Any)? = source.substitute(zeros: zeros)
        guard let substitute else { throw source.error(for: reading, at: key) }
        let rules = FieldRules(requiresKey: true, allowsNull: Payload.self is any NullValued.Type)
        _ = try source.settle(reading, at: key, rules, used: { substitute.text })
        return substitute.value
    }

    /// Returns the error of an envelope, or nil if the key is absent or null. An object is decoded. A string becomes
    /// the error's message if the error has a message. Any other value is replaced by the error that decodes from
    /// `{}`.
    ///
    /// - Parameter messageKey: The key of the error's message.
    @_spi(Generated) public func failure<Failure: DefensiveRecord>(
        _ key: Key, or aliases: [String] = [], message messageKey: String = "message"
    ) throws -> Failure? {
        // Usually the envelope has no error. In this case, the method returns before the code that looks up several
        // types.
        guard let name = source.name(of: JSONKey(key), or: aliases) else { return nil }
        return try source.failure(JSONKey(key), name, or: aliases, messageKey)
    }
}

extension FieldSource {
    // These functions are separate because a generic function first looks up all types that it uses, even types that
    // only rare cases need.

    @inline(never)
    fileprivate func payloadElsewhere<Payload: Decodable>(_ key: JSONKey, or aliases: [String]) throws -> Payload? {
        let payload: RecognizedPayload<Payload>? = try settle(key, or: aliases, .payload)
        return payload?.value
    }

    @inline(never)
    fileprivate func payload<Payload: Decodable>(
        _ key: JSONKey, after error: any Error, to checkpoint: DecodingReporter.Checkpoint?
    ) throws -> Payload? {
        try settleDamage(RecognizedPayload<Payload>.self, key, .payload, after: error, to: checkpoint)?.value
    }

    /// Returns the replacement for a missing payload, and the value or word for it in a report.
    fileprivate func substitute<Payload: Decodable>(zeros: Bool) -> (value: Payload, text: Any)? {
        if let type = Payload.self as? any DefensiveRecord.Type {
            return (emptyRecord(of: type) as? Payload).map { ($0, ReportWord.emptyRecord) }
        }
        return AbsentPayload.value(zeros: zeros).map { ($0, $0) }
    }

    /// Returns the error under a key of the object.
    ///
    /// - Parameter name: The name under which the object has the key: the key itself, or one of its aliases.
    @inline(never)
    fileprivate func failure<Failure: DefensiveRecord>(
        _ key: JSONKey, _ name: JSONKey, or aliases: [String], _ messageKey: String
    ) throws -> Failure? {
        let reading = try read(key, or: aliases, as: Dynamically<Failure>.self)
        return switch reading {
        case .value(let failure): failure.value
        case .absent, .null: nil
        case .damaged: try substitute(for: reading, at: name, messageKey)
        }
    }

    private func substitute<Failure: DefensiveRecord>(
        for reading: FieldReading<Dynamically<Failure>>, at key: JSONKey, _ messageKey: String
    ) throws -> Failure {
        let found = try container.decode(FoundValue.self, forKey: key)
        if case .string(let text) = found, Failure.CodingKeys(stringValue: messageKey) != nil {
            let object = JSONValueDecoder(.object([messageKey: .string(text)]), codingPath: path(key))
            if let failure = try? Failure(from: object) {
                try report(.coerced, key, as: Failure.self, found: found, used: { [messageKey: text] })
                return failure
            }
        }
        guard let failure = emptyRecord(of: Failure.self) else { throw error(for: reading, at: key) }
        _ = try settle(reading, at: key, .required, used: { ReportWord.emptyRecord })
        return failure
    }
}

/// A payload. If it is a record, the object must have at least one of the required keys.
struct RecognizedPayload<Payload: Decodable>: DefensiveDecodable, TransparentWrapper {
    let value: Payload

    static var wrapped: Any.Type { Payload.self }

    static var isDecodedByItself: Bool { true }

    init(from decoder: any Decoder) throws {
        if let type = Payload.self as? any DefensiveRecord.Type {
            value = try Self.record(type, from: decoder)
        } else {
            value = try Dynamically<Payload>(from: decoder).value
        }
    }

    private static func record<Record: DefensiveRecord>(
        _ type: Record.Type, from decoder: any Decoder
    ) throws -> Payload {
        let record = try RecognizedRecord<Record>(from: decoder).record
        guard let payload = record as? Payload else {
            throw DecodingError.typeMismatch(
                Payload.self, .init(codingPath: decoder.codingPath, debugDescription: "Found \(type)."))
        }
        return payload
    }
}

extension FieldRules {
    fileprivate static let payload = FieldRules(requiresKey: false, allowsNull: true)
}
