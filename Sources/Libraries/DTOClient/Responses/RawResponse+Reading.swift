@_spi(Generated) public import DTORuntime
public import Foundation

/// Functions with which generated code reads responses. The generated code selects a function by the status of the
/// response, and by the type of its body in the contract.
extension RawResponse {
    /// Returns the value of a body for which the contract has JSON.
    ///
    /// A body of another media type is converted if nothing is lost. For example, plain text is converted to a
    /// `String`. The conversion is reported as an issue unless the contract lists the media type.
    ///
    /// - Throws: `APIClientError.noData` for an empty body, `APIClientError.decoding` for JSON that does not have the
    ///   type, and `APIClientError.unexpectedContent` for a media type that cannot be converted.
    public func json<Value: Decodable & Sendable>(_ type: Value.Type = Value.self) throws -> Value {
        if body.isEmpty { throw APIClientError.noData(FailedAnswer(self)) }
        guard let mediaType, !Self.isJSON(mediaType) else { return try document(type) }
        let isNamed = endpoint.names(mediaType)
        // The body is not JSON, so quotation marks around a text are a part of the text.
        if isNamed, !looksLikeJSON, let value = textValue(type) { return value }
        do {
            return try document(type)
        } catch {
            if isNamed || mediaType == "text/plain", let value = textValue(type) {
                if !isNamed { reportConversion(from: mediaType, into: "the text") }
                return value
            }
            // For a body that does not begin like JSON, such as an HTML page of a proxy, the media type is the problem.
            throw looksLikeJSON ? error : APIClientError.unexpectedContent(FailedAnswer(self))
        }
    }

    /// Returns the value of a JSON body whose type has a special form in JSON, such as base64 for `Data`.
    public func json<Form: CodingForm & Sendable>(as form: Form.Type) throws -> Form.Represented
    where Form.Represented: Sendable {
        if Form.Represented.self == Data.self, let bytes = bytesValue as? Form.Represented { return bytes }
        return try json(form).represented
    }

    /// Returns the value of a JSON body, or nil for an empty body.
    @_spi(Generated)
    public func optionalJSON<Value: Decodable & Sendable>(_ type: Value.Type = Value.self) throws -> Value? {
        body.isEmpty ? nil : try json(type)
    }

    /// Returns the value of a JSON body whose type has a special form in JSON, or nil for an empty body.
    @_spi(Generated)
    public func optionalJSON<Form: CodingForm & Sendable>(as form: Form.Type) throws -> Form.Represented?
    where Form.Represented: Sendable {
        body.isEmpty ? nil : try json(as: form)
    }

    /// Returns the body as a string. The encoding is UTF-8, or ISO 8859-1 if the response has this charset. A JSON
    /// string is decoded, and the conversion is reported as an issue.
    public func text() throws -> String {
        if let mediaType, Self.isJSON(mediaType),
            case .string(let text)? = try? DTODecoder().decode(JSONValue.self, from: body)
        {
            reportConversion(from: mediaType, into: "the text within")
            return text
        }
        return plainText
    }

    private var plainText: String {
        if characterSet == "iso-8859-1", let text = String(data: body, encoding: .isoLatin1) { return text }
        return String(decoding: body, as: UTF8.self)
    }

    /// Returns the absolute URL to which the server redirects (RFC 9110 section 10.2.2).
    ///
    /// - Throws: `APIClientError.unexpectedStatus` if there is no valid URL, or if the URL is a file URL.
    @_spi(Generated) public func location() throws -> URL {
        guard let location = headers["Location"], !location.isEmpty,
            let url = URL(reference: location, relativeTo: url)?.absoluteURL, let scheme = url.scheme,
            scheme.lowercased() != "file"
        else {
            var answer = FailedAnswer(self)
            answer.mismatch = "without a usable URL in `Location`"
            throw APIClientError.unexpectedStatus(answer)
        }
        return url
    }

    /// Returns the body unchanged.
    @_spi(Generated) public func data() throws -> Data { body }

    private func document<Value: Decodable & Sendable>(_ type: Value.Type) throws -> Value {
        do {
            return try decodeReporting(type)
        } catch {
            throw APIClientError.decoding(FailedAnswer(self), underlying: error)
        }
    }

    static func isJSON(_ mediaType: String) -> Bool {
        mediaType.hasSuffix("/json") || mediaType.hasSuffix("+json")
    }

    private var looksLikeJSON: Bool {
        let first = body.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    private func decodeReporting<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard let issues = AnswerIssues.current else { return try DTODecoder().decode(type, from: body) }
        let outcome = try DTODecoder().decodeReporting(
            type, from: body, reportingUnknownKeys: settings.reportsUnknownKeys, redacting: settings.redactsIssues)
        issues.add(outcome.issues, count: outcome.issueCount)
        return outcome.value
    }
}

// MARK: Other media types

extension RawResponse {
    /// The kinds of issues with which a text is still accepted as a value. For example, `FreeObject` accepts a text and
    /// reports a type mismatch.
    private static let kindsOfTexts: Set<DecodingIssue.Kind> = [
        .malformed, .unknownValue, .constMismatch, .typeMismatch,
    ]

    /// Returns the text of the body as a value, such as a `String`, a date or a case of an enumeration. Returns nil for
    /// a type that cannot be read from a string.
    private func textValue<Value: Decodable & Sendable>(_ type: Value.Type) -> Value? {
        guard !body.contains(0), characterSet == "iso-8859-1" || String(data: body, encoding: .utf8) != nil,
            let json = try? DTOEncoder().encode(plainText),
            let outcome = try? DTODecoder().decodeReporting(type, from: json, redacting: settings.redactsIssues),
            outcome.issues.allSatisfy({ Self.kindsOfTexts.contains($0.kind) })
        else { return nil }
        AnswerIssues.current?.add(outcome.issues, count: outcome.issueCount)
        return outcome.value
    }

    /// The body unchanged, or nil for JSON and text, in which bytes are encoded as base64.
    private var bytesValue: Data? {
        guard let mediaType, !body.isEmpty, !Self.isJSON(mediaType), !mediaType.hasPrefix("text/") else { return nil }
        if !endpoint.names(mediaType) { reportConversion(from: mediaType, into: "the bytes") }
        return body
    }

    private func reportConversion(from mediaType: String, into value: String) {
        let expected = endpoint.accept.first ?? "no body"
        let issue = DecodingIssue(
            kind: .coerced, path: "", expected: expected, found: String(mediaType.prefix(80)), used: value)
        AnswerIssues.current?.add([issue], count: 1)
    }
}

// MARK: Failures

extension RawResponse {
    /// Returns the error for a response whose body is an object, or an object that contains the error in a property.
    @_spi(Generated) public func failure<Failure: APIFailure & Decodable>(_ type: Failure.Type) -> any Error {
        error {
            try requireOwnKeys(of: type)
            let record = try json(type)
            let nested = (record as? any AnsweredFailure)?._nested
            return .apiError(nested?.keeping(body: record) ?? record)
        }
    }

    /// Throws `APIClientError.decoding` if the body is an object whose keys are all unknown to the type. An empty
    /// object is accepted. Most properties may be absent, so without this check, an error of a proxy would be decoded
    /// without a failure.
    private func requireOwnKeys<Failure>(of type: Failure.Type) throws {
        guard let record = type as? any DefensiveRecord.Type,
            let members = (try? DTODecoder().decode(JSONValue.self, from: body))?.objectValue
        else {
            return
        }
        let keys = Self.keys(of: record)
        if members.isEmpty || keys.isEmpty || !keys.isDisjoint(with: members.keys) { return }
        let fault = DecodingError.typeMismatch(
            type, .init(codingPath: [], debugDescription: "The object has none of the keys of \(type)."))
        throw APIClientError.decoding(FailedAnswer(self), underlying: fault)
    }

    private static func keys<Record: DefensiveRecord>(of type: Record.Type) -> Set<String> {
        let aliases = (type as? any AliasedRecord.Type)?.requiredAliases ?? []
        return Set(type.CodingKeys.allCases.map { $0.stringValue } + aliases)
    }

    /// Returns the error for a response whose body is an envelope.
    @_spi(Generated) public func failure<Envelope: APIResponse & Decodable & Sendable>(in type: Envelope.Type)
        -> any Error
    {
        error {
            let envelope = try json(type)
            do {
                _ = try envelope.payload()
                return unexpectedStatus("with an envelope that does not report a failure")
            } catch let failure as any APIFailure {
                return .apiError(failure.keeping(body: envelope))
            } catch let failure as any Encodable & Error {
                return .apiError(AnyFailure(failure).keeping(body: envelope))
            }
        }
    }

    /// Returns the error for a response whose body is JSON, but neither an envelope nor an `APIFailure`.
    @_spi(Generated) public func failure<Body: Codable & Sendable>(body type: Body.Type) -> any Error {
        error { .apiError(FailureBody(try json(type))) }
    }

    /// Returns the error for a response whose body is text.
    @_spi(Generated) public func failureText() -> any Error {
        body.isEmpty
            ? unexpectedStatus("without a body, but the contract has text")
            : error { .apiError(FailureBody(try text())) }
    }

    /// Returns the error that a call of the operation throws for this response, or nil if the call returns a value.
    @_spi(Generated) public func error<Operation: APIOperation>(of operation: Operation.Type) -> (any Error)? {
        do {
            _ = try Operation.decode(self)
            return nil
        } catch {
            return error.about(self)
        }
    }

    /// Returns the error for a response with a status for which the contract has no type.
    @_spi(Generated) public func failure() -> any Error {
        APIClientError.unexpectedStatus(FailedAnswer(self))
    }

    /// Returns the error from a closure. If the error body differs from the contract, returns
    /// `APIClientError.unexpectedStatus`, because the status is more important than the difference.
    private func error(_ make: () throws -> APIClientError) -> any Error {
        do {
            return try make()
        } catch {
            AnswerIssues.current?.noteUnreadable(error)
            return unexpectedStatus((error as? APIClientError)?.mismatch)
        }
    }

    private func unexpectedStatus(_ mismatch: String?) -> APIClientError {
        var answer = FailedAnswer(self)
        answer.mismatch = mismatch
        return .unexpectedStatus(answer)
    }
}

/// Collects the differences from the contract in the response that the current task decodes.
package final class AnswerIssues: Sendable {
    @TaskLocal package static var current: AnswerIssues?

    private let state = Guarded((issues: [DecodingIssue](), count: 0))
    private let failure = Guarded(nil as (any Error)?)

    package init() {}

    /// The reason why the body of an error differs from the contract, or nil.
    package var unreadable: (any Error)? { failure.withLock { $0 } }

    func noteUnreadable(_ error: any Error) {
        failure.withLock { $0 = error }
    }

    package func add(_ issues: [DecodingIssue], count: Int) {
        state.withLock {
            $0.issues += issues.prefix(DecodingReporter.capacity - min($0.issues.count, DecodingReporter.capacity))
            $0.count += count
        }
    }

    package var all: (issues: [DecodingIssue], count: Int) { state.withLock { $0 } }
}
