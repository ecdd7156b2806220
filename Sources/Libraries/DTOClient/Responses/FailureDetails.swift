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
    /// Reads the places where APIs state their facts: those of problem details (RFC 9457), of OAuth (RFC 6749 section
    /// 5.2), of JSON:API, and of common frameworks.
    public init(reading body: some Encodable) {
        let json = try? DTODecoder().decode(JSONValue.self, from: DTOEncoder().encode(body))
        self.init(json ?? .null)
    }

    /// Reads the facts in a JSON value.
    public init(_ json: JSONValue) {
        self = FailureReading.details(of: json)
    }
}
