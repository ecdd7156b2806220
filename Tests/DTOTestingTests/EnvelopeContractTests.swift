import DTORuntime
import DTOTesting
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

/// How an envelope decides; the right way and wrong ones.
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

/// An error that has no message to take up a text.
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

@Suite struct EnvelopeContractTests {
    @Test(arguments: SilentContract.compliance)
    func anErrorNeedsNoMessage(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: AnswerContract<ByTheRules>.compliance)
    func anEnvelopeThatObeysPasses(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: [
        Fault("data decides", AnswerContract<DataFirst>.compliance),
        Fault("the verdict is not heard", AnswerContract<WithoutVerdict>.compliance),
        Fault("an empty payload instead of a violation", AnswerContract<EmptyInsteadOfViolation>.compliance),
        Fault("the error is forgotten", AnswerContract<ErrorForgotten>.compliance),
    ])
    func everyFaultIsNoticed(_ fault: Fault) {
        #expect(fault.checks.contains { !$0.run().isEmpty }, "\(fault.testDescription) went unnoticed")
    }

    /// Three verdicts, three states of the payload, and four of the error, which may be a text.
    @Test func everyCombinationIsAsked() {
        let names = AnswerContract<ByTheRules>.compliance.map(\.name)
        #expect(Set(names).count == 36)
        #expect(names.contains("failure, no payload, a text as error"))
    }
}
