@_spi(Generated) import DTORuntime
@_spi(Generated) import DTOTesting
import Testing

private struct ApiError: DefensiveRecord, Hashable, Sendable, Error {
    var code: String
    var message: String

    enum CodingKeys: String, RecordKey {
        case code
        case message
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        code = try fields.value(.code, default: "UNKNOWN")
        message = try fields.value(.message, default: "")
    }
}

private struct Envelope: DefensiveRecord, Hashable, Sendable {
    var success: Bool?
    var data: [String]?
    var error: ApiError?

    enum CodingKeys: String, RecordKey {
        case success
        case data
        case error
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        success = try fields.optional(.success)
        data = try fields.payload(.data)
        error = try fields.failure(.error)
    }

    func payload() throws -> [String] {
        try resolveEnvelope(success: success, payload: data, error: error)
    }
}

/// Decides whether an envelope is a success. One type decides correctly, and the others have a fault each.
private protocol Decision: Sendable {
    static func payload(of envelope: Envelope) throws -> [String]
}

private enum ByTheRules: Decision {
    static func payload(of envelope: Envelope) throws -> [String] { try envelope.payload() }
}

private enum DataFirst: Decision {
    static func payload(of envelope: Envelope) throws -> [String] {
        if let data = envelope.data { return data }
        return try envelope.payload()
    }
}

private enum WithoutVerdict: Decision {
    static func payload(of envelope: Envelope) throws -> [String] {
        try resolveEnvelope(success: nil, payload: envelope.data, error: envelope.error)
    }
}

private enum EmptyInsteadOfViolation: Decision {
    static func payload(of envelope: Envelope) throws -> [String] {
        do {
            return try envelope.payload()
        } catch is EnvelopeViolation {
            return []
        }
    }
}

private enum ErrorForgotten: Decision {
    static func payload(of envelope: Envelope) throws -> [String] {
        try resolveEnvelope(success: envelope.success, payload: envelope.data, error: ApiError?.none)
    }
}

private enum AnswerContract<Rules: Decision>: EnvelopeContract {
    typealias Failure = ApiError

    static var name: String { "Envelope" }
    static var keys: EnvelopeKeys {
        EnvelopeKeys(payload: "data", error: "error", discriminator: EnvelopeKeys.Discriminator("success"))
    }
    static var success: String { #"{"success": true, "data": ["a", "b"]}"# }
    static var failure: String { #"{"success": false, "error": {"code": "NOT_FOUND", "message": "Book not found"}}"# }

    static func payload(of envelope: Envelope) throws -> any Encodable {
        try Rules.payload(of: envelope)
    }
}

/// An error without a property for a text, such as a message.
private struct SilentError: DefensiveRecord, Hashable, Sendable, Error {
    var code: String

    enum CodingKeys: String, RecordKey {
        case code
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        code = try fields.value(.code, default: "UNKNOWN")
    }
}

private struct SilentEnvelope: DefensiveRecord, Hashable, Sendable {
    var data: [String]?
    var error: SilentError?

    enum CodingKeys: String, RecordKey {
        case data
        case error
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        data = try fields.payload(.data)
        error = try fields.failure(.error)
    }
}

private enum SilentContract: EnvelopeContract {
    typealias Failure = SilentError

    static var name: String { "Envelope" }
    static var keys: EnvelopeKeys { EnvelopeKeys(payload: "data", error: "error") }
    static var success: String { #"{"data": ["a", "b"]}"# }
    static var failure: String { #"{"error": {"code": "NOT_FOUND"}}"# }

    static func payload(of envelope: SilentEnvelope) throws -> any Encodable {
        try resolveEnvelope(success: nil, payload: envelope.data, error: envelope.error)
    }
}

/// An envelope whose error is a text.
private struct TextEnvelope: DefensiveRecord, Hashable, Sendable {
    var success: Bool?
    var data: [String]?
    var error: String?

    enum CodingKeys: String, RecordKey {
        case success
        case data
        case error
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        success = try fields.optional(.success)
        data = try fields.payload(.data)
        error = try fields.optional(.error, nullable: true)
    }
}

private protocol TextDecision: Sendable {
    static func payload(of envelope: TextEnvelope) throws -> [String]
}

private enum TextByTheRules: TextDecision {
    static func payload(of envelope: TextEnvelope) throws -> [String] {
        try resolveEnvelope(success: envelope.success, payload: envelope.data, error: EnvelopeFailure(envelope.error))
    }
}

private enum TextForgotten: TextDecision {
    static func payload(of envelope: TextEnvelope) throws -> [String] {
        try resolveEnvelope(success: envelope.success, payload: envelope.data)
    }
}

private enum OtherText: TextDecision {
    static func payload(of envelope: TextEnvelope) throws -> [String] {
        let error = EnvelopeFailure(envelope.error.map { $0 + "!" })
        return try resolveEnvelope(success: envelope.success, payload: envelope.data, error: error)
    }
}

private enum TextContract<Rules: TextDecision>: EnvelopeContract {
    typealias Failure = EnvelopeFailure<String>

    static var name: String { "Envelope" }
    static var keys: EnvelopeKeys {
        EnvelopeKeys(payload: "data", error: "error", discriminator: EnvelopeKeys.Discriminator("success"))
    }
    static var success: String { #"{"success": true, "data": ["a", "b"], "error": "no such book"}"# }
    static var failure: String { success }

    static func payload(of envelope: TextEnvelope) throws -> any Encodable {
        try Rules.payload(of: envelope)
    }
}

/// The contract of an envelope that reports a failure but has no property for the error.
private enum SilentFailureContract<Rules: TextDecision>: EnvelopeContract {
    static var name: String { "Envelope" }
    static var keys: EnvelopeKeys {
        EnvelopeKeys(payload: "data", discriminator: EnvelopeKeys.Discriminator("success"))
    }
    static var success: String { #"{"success": true, "data": ["a", "b"]}"# }
    static var failure: String { success }

    static func payload(of envelope: TextEnvelope) throws -> any Encodable {
        try Rules.payload(of: envelope)
    }
}

private enum VerdictForgotten: TextDecision {
    static func payload(of envelope: TextEnvelope) throws -> [String] {
        try resolveEnvelope(success: nil, payload: envelope.data)
    }
}

/// A union of success and failure. The failure is the error itself, and requires more than the property that
/// distinguishes it from a success.
private enum Outcome: Codable, Equatable, Sendable {
    case success([String]?)
    case failure(Refusal)

    struct Refusal: DefensiveRecord, Error, Hashable, Sendable {
        var message: String

        enum CodingKeys: String, RecordKey {
            case message
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            message = try fields.strict(.message)
        }
    }

    private enum Key: CodingKey {
        case data
    }

    init(from decoder: any Decoder) throws {
        switch try decoder.outcome() {
        case .success:
            self = .success(try decoder.container(keyedBy: Key.self).decodeIfPresent([String].self, forKey: .data))
        case .failure: self = .failure(try Refusal(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {}
}

private enum OutcomeContract: EnvelopeContract {
    typealias Failure = Outcome.Refusal

    static var name: String { "Outcome" }
    static var keys: EnvelopeKeys {
        EnvelopeKeys(payload: "data", discriminator: EnvelopeKeys.Discriminator("success"))
    }
    static var success: String { #"{"success": true, "data": ["a", "b"]}"# }
    static var failure: String { #"{"success": false, "message": "no such book"}"# }

    static func payload(of envelope: Outcome) throws -> any Encodable {
        switch envelope {
        case .success(let data): try resolveEnvelope(success: true, payload: data)
        case .failure(let refusal): throw refusal
        }
    }
}

@Suite struct EnvelopeContractTests {
    @Test(arguments: TextContract<TextByTheRules>.compliance + SilentFailureContract<TextForgotten>.compliance)
    func anErrorNeedsNoRecord(_ check: ContractCheck) async throws {
        try await check.verify()
    }

    @Test(arguments: OutcomeContract.compliance)
    func aFailureMayBeTheError(_ check: ContractCheck) async throws {
        try await check.verify()
    }

    @Test(arguments: SilentContract.compliance)
    func anErrorNeedsNoMessage(_ check: ContractCheck) async throws {
        try await check.verify()
    }

    @Test(arguments: AnswerContract<ByTheRules>.compliance)
    func anEnvelopeThatObeysPasses(_ check: ContractCheck) async throws {
        try await check.verify()
    }

    @Test(arguments: [
        Fault("data decides", AnswerContract<DataFirst>.compliance),
        Fault("the verdict is not heard", AnswerContract<WithoutVerdict>.compliance),
        Fault("an empty payload instead of a violation", AnswerContract<EmptyInsteadOfViolation>.compliance),
        Fault("the error is forgotten", AnswerContract<ErrorForgotten>.compliance),
        Fault("the text is forgotten", TextContract<TextForgotten>.compliance),
        Fault("another text is thrown", TextContract<OtherText>.compliance),
        Fault("the verdict alone is not heard", SilentFailureContract<VerdictForgotten>.compliance),
    ])
    func everyFaultIsNoticed(_ fault: Fault) {
        #expect(fault.checks.contains { !$0.run().isEmpty }, "\(fault.testDescription) went unnoticed")
    }

    /// The checks cover all combinations: three values of `success`, three states of the payload, and four of the
    /// error, which may be a text.
    @Test func everyCombinationIsAsked() {
        let names = AnswerContract<ByTheRules>.compliance.map(\.name)
        #expect(Set(names).count == 36)
        #expect(names.contains("failure, no payload, a string as the error"))
    }
}
