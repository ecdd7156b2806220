public import DTORuntime

/// What the contract says about a wrapper around a payload: when it is a success, and what it yields or throws.
///
/// The usual rules, in order: the discriminator decides where it is readable; else an error that is not null means failure; else a
/// payload that is not null means success; else the envelope is invalid.
public protocol EnvelopeContract: Sendable {
    associatedtype Envelope: Codable & Equatable & Sendable
    /// What is thrown for a failure: the API's own error, a record or in an `EnvelopeFailure`; or the failure itself, where the keys
    /// name no error.
    associatedtype Failure: Encodable & Equatable & Sendable = NoFailure

    static var name: String { get }
    static var keys: EnvelopeKeys { get }
    /// JSON of an envelope with a payload, and of one with an error; they may be the same.
    static var success: String { get }
    static var failure: String { get }

    static func payload(of envelope: Envelope) throws -> any Encodable
}

/// Stands for the error value of an envelope that throws none.
public struct NoFailure: Codable, Equatable, Sendable {}

/// Where an envelope keeps what.
public struct EnvelopeKeys: Sendable {
    /// What tells success from failure: a key and its two values.
    public struct Discriminator: Sendable {
        var key: String
        var success: JSON
        var failure: JSON

        public init(_ key: String, success: JSON = true, failure: JSON = false) {
            self.key = key
            self.success = success
            self.failure = failure
        }
    }

    var payload: String
    var error: String?
    var discriminator: Discriminator?
    /// What is asked, in this order.
    var rules: [EnvelopeEvidence]

    public init(
        payload: String, error: String? = nil, discriminator: Discriminator? = nil,
        rules: [EnvelopeEvidence] = [.success, .error, .payload]
    ) {
        self.payload = payload
        self.error = error
        self.discriminator = discriminator
        self.rules = rules
    }
}

extension EnvelopeContract {
    /// Every combination of discriminator, payload and error, present, null and absent: what comes of it, and no crash.
    public static var compliance: [ContractCheck] {
        EnvelopeExamination<Self>.combinations.map { combination in
            ContractCheck(combination.description, of: name) { EnvelopeExamination<Self>().check(combination) }
        }
    }
}
