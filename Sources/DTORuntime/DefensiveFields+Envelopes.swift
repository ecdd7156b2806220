extension DefensiveFields {
    /// The payload of an envelope: nil where it is null, absent, or damaged beyond use. As tolerant as its type, which
    /// only the running program knows.
    public func payload<Payload: Decodable>(_ key: Key, or aliases: [String] = []) throws -> Payload? {
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

    /// The payload of an envelope that always has one. Where it is missing or unusable, it is what a required property of its type
    /// would be: an empty list, `unknown("")`, the record of `{}`.
    ///
    /// - Parameter zeros: Whether texts, numbers and enumerations have such a value too.
    public func requiredPayload<Payload: Decodable>(
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

    /// The error of an envelope, where anything but null is one: an object is decoded, a text becomes the message if the error has one,
    /// and what else may come makes the error that decodes from `{}`.
    ///
    /// - Parameter messageKey: The key under which the error may have its message.
    public func failure<Failure: DefensiveRecord>(
        _ key: Key, or aliases: [String] = [], message messageKey: String = "message"
    ) throws -> Failure? {
        // As a rule there is none. What follows looks up several types.
        guard let name = source.name(of: JSONKey(key), or: aliases) else { return nil }
        return try source.failure(JSONKey(key), name, or: aliases, messageKey)
    }
}

extension FieldSource {
    // Functions of their own: the types of all that a function mentions are looked up when it begins, those of rare cases too.

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

    /// What stands for a required payload that is not there, with what a report says of it.
    fileprivate func substitute<Payload: Decodable>(zeros: Bool) -> (value: Payload, text: Any)? {
        if let type = Payload.self as? any DefensiveRecord.Type {
            return (emptyRecord(of: type) as? Payload).map { ($0, ReportWord.emptyRecord) }
        }
        return AbsentPayload.value(zeros: zeros).map { ($0, $0) }
    }

    /// The error under a key that is there.
    ///
    /// - Parameter name: Under which of its names the object has the key.
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

/// A payload, which where it is a record must have one of its required keys.
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
