import DTORuntime
public import Foundation

/// One undecoded message of a stream.
public struct StreamMessage: Sendable {
    /// The event type, or `message` for an event without a type and for a value of JSON lines or a JSON sequence.
    public var name: String
    /// The undecoded content of the message.
    public var data: Data
    /// The last id that the stream has sent, or nil.
    public var id: String?
    let endpoint: APIEndpoint
    let settings: CallSettings
    let status: Int
    /// Whether the data may be plain text instead of JSON, as in server-sent events.
    var isText = false

    package init(
        name: String, data: Data, id: String?, endpoint: APIEndpoint, settings: CallSettings, status: Int,
        isText: Bool = false
    ) {
        self.name = name
        self.data = data
        self.id = id
        self.endpoint = endpoint
        self.settings = settings
        self.status = status
        self.isText = isText
    }

    /// The content as a string.
    public var text: String { String(decoding: data, as: UTF8.self) }

    /// Decodes the data as JSON. Differences from the contract are reported to `onDecodingIssues`.
    ///
    /// The data of a server-sent event may be a string without quotes: `data: hello`.
    ///
    /// - Throws: `APIClientError.decoding` if the data does not have the type.
    public func json<Value: Decodable & Sendable>(_ type: Value.Type = Value.self) throws -> Value {
        do {
            return try decode(type, from: data)
        } catch {
            if let quoted, let value = try? decode(type, from: quoted) { return value }
            throw APIClientError.decoding(failedAnswer, underlying: error)
        }
    }

    private func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        guard settings.onDecodingIssues != nil else { return try DTODecoder().decode(type, from: data) }
        let outcome = try DTODecoder().decodeReporting(
            type, from: data, reportingUnknownKeys: settings.reportsUnknownKeys, redacting: settings.redactsIssues)
        report(outcome.issues, count: outcome.issueCount)
        return outcome.value
    }

    /// The data as a JSON string. The value is nil if the data begins like JSON, is blank, or must be JSON.
    private var quoted: Data? {
        let first = data.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A }
        guard isText, let first, !"{[\"".utf8.contains(first) else { return nil }
        return try? DTOEncoder().encode(text)
    }

    private var failedAnswer: FailedAnswer {
        var response = RawResponse(status: status, endpoint: endpoint, settings: settings)
        response.body = data.prefix(FailedAnswer.excerptLimit)
        return FailedAnswer(response)
    }

    private func report(_ issues: [DecodingIssue], count: Int) {
        guard count > 0 else { return }
        settings.onDecodingIssues?(
            DecodingReport(
                operation: endpoint.id, method: endpoint.method, path: endpoint.path, status: status, issues: issues,
                issueCount: count))
    }

    /// Reports to `onDecodingIssues` that the message cannot be decoded.
    func reportDamage(_ error: any Error) {
        var underlying = error
        if case APIClientError.decoding(_, let cause) = error { underlying = cause }
        // The description of a decoding error may contain the data.
        let cause = settings.redactsIssues ? "\(type(of: underlying))" : "\(underlying)"
        let found = settings.redactsIssues ? data.count.counting("byte") : String(text.prefix(80))
        report(
            [
                DecodingIssue(
                    kind: .malformed, path: name, expected: "an event of the contract", found: found, used: "nothing",
                    cause: String(cause.prefix(200)))
            ], count: 1)
    }
}

extension StreamMessage {
    /// Decodes an event as an object with the keys `event`, `data` and `id`, for a contract that describes the whole
    /// event.
    ///
    /// - Throws: `APIClientError.decoding`.
    @_spi(Generated) public func event<Value: Decodable & Sendable>(_ type: Value.Type = Value.self) throws -> Value {
        var members: [String: JSONValue] = ["event": .string(name), "data": .string(text)]
        if let id { members["id"] = .string(id) }
        var whole = self
        whole.data = try DTOEncoder().encode(members)
        return try whole.json(type)
    }
}
