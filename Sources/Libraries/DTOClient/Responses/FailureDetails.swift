public import DTORuntime
import Foundation

/// The facts that the body of an error states. Each fact is nil if the body does not contain it.
public struct FailureDetails: Hashable, Sendable {
    /// The error code.
    public var code: String?
    /// The error message.
    public var message: String?
    /// Whether the request can succeed later.
    public var retryable: Bool?
    /// More information about the failure.
    public var details: JSONValue?
    /// The wait before the next attempt.
    public var retryAfter: Duration?

    /// Creates details.
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
    /// Reads the facts from the JSON of a body, with the keys of problem details (RFC 9457), OAuth (RFC 6749 section
    /// 5.2), JSON:API and common frameworks.
    public init(reading body: some Encodable) {
        let json = try? DTODecoder().decode(JSONValue.self, from: DTOEncoder().encode(body))
        self.init(json ?? .null)
    }

    /// Reads the facts from a JSON value.
    public init(_ json: JSONValue) {
        self = FailureReading.details(of: json)
    }
}
