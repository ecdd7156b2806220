public import DTORuntime
import Foundation

/// The facts that a failure states.
public struct FailureDetails: Hashable, Sendable {
    /// The code for programs.
    public var code: String?
    /// The message for people.
    public var message: String?
    /// Whether the request can succeed later.
    public var retryable: Bool?
    /// More information about the failure.
    public var details: JSONValue?
    /// The wait before the next attempt.
    public var retryAfter: Duration?

    /// Makes details.
    public init(
        code: String? = nil, message: String? = nil, retryable: Bool? = nil, details: JSONValue? = nil,
        retryAfter: Duration? = nil
    ) {
        self.code = code
        self.message = message
        self.retryable = retryable
        self.details = details
        self.retryAfter = retryAfter
    }
}

extension FailureDetails {
    /// Reads the usual keys: those of problem details (RFC 9457), of OAuth (RFC 6749 section 5.2), and other common
    /// ones.
    public init(reading body: some Encodable) {
        let json = try? DTODecoder().decode(JSONValue.self, from: DTOEncoder().encode(body))
        self.init(json ?? .null)
    }

    /// Reads the usual keys in a JSON value.
    public init(_ json: JSONValue) {
        let body = Self.body(of: json)
        if let text = body.stringValue {
            self.init(message: text)
            return
        }
        self.init(
            code: Self.text(in: body, ["code", "errorCode", "error_code", "error", "type"]),
            message: Self.text(
                in: body, ["message", "detail", "error_description", "errorMessage", "description", "title", "error"]),
            retryable: (body["retryable"] ?? body["isRetryable"] ?? body["is_retryable"])?.boolValue,
            details: body["details"],
            retryAfter: Self.delay(in: body) ?? body["details"].flatMap(Self.delay))
    }

    /// Returns the object in `error`, or the first element of `errors`, or the value itself.
    private static func body(of json: JSONValue) -> JSONValue {
        if let inner = json["error"], inner.objectValue != nil { return inner }
        if let inner = json["errors"]?[0] { return inner }
        return json
    }

    private static func text(in body: JSONValue, _ keys: [String]) -> String? {
        for key in keys {
            if let text = body[key]?.stringValue, !text.isEmpty { return text }
            if let number = body[key]?.integerValue { return String(number) }
        }
        return nil
    }

    /// Reads milliseconds, or else seconds, as a number or a text.
    private static func delay(in body: JSONValue) -> Duration? {
        for (key, unit) in [("retryAfterMs", 0.001), ("retry_after_ms", 0.001), ("retryAfter", 1), ("retry_after", 1)] {
            guard let value = body[key] else { continue }
            let number = value.doubleValue ?? value.stringValue.flatMap(Double.init)
            // A delay of more than a year is not credible.
            guard let number, number >= 0, number * unit < 366 * 86_400 else { continue }
            return .milliseconds(Int64(number * unit * 1000))
        }
        return nil
    }
}
