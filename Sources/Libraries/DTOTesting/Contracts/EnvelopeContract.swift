@_spi(Generated) public import DTORuntime

/// The contract of an envelope around a payload: when the envelope is a success, and which value it returns or throws.
///
/// By default, the first rule that applies decides:
/// - A discriminator with a known value means success or failure.
/// - An error that is not null means failure.
/// - A payload that is not null means success.
///
/// If no rule applies, the envelope is invalid.
@_spi(Generated) public protocol EnvelopeContract: Sendable {
    /// The generated type of the envelope.
    associatedtype Envelope: Codable & Equatable & Sendable
    /// The type of the error that a failure throws: the type of the error in the contract, or an `EnvelopeFailure` that
    /// wraps this type. If the envelope has no key for an error, the error is the whole envelope.
    associatedtype Failure: Encodable & Equatable & Sendable = NoFailure

    /// The name of the type in messages.
    static var name: String { get }
    /// The keys of the envelope.
    static var keys: EnvelopeKeys { get }
    /// The JSON of an envelope with a payload, and of an envelope with an error. Both properties may have the same
    /// JSON.
    static var success: String { get }
    static var failure: String { get }

    /// Returns the payload, or throws the error of a failure.
    static func payload(of envelope: Envelope) throws -> any Encodable
}

/// The error type of an envelope that throws no error.
@_spi(Generated) public struct NoFailure: Codable, Equatable, Sendable {}

/// The keys of an envelope.
@_spi(Generated) public struct EnvelopeKeys: Sendable {
    /// A key whose value distinguishes success from failure.
    public struct Discriminator: Sendable {
        var key: String
        var success: JSON
        var failure: JSON

        /// Creates a discriminator from its key and the two values.
        public init(_ key: String, success: JSON = true, failure: JSON = false) {
            self.key = key
            self.success = success
            self.failure = failure
        }
    }

    var payload: String
    var error: String?
    var discriminator: Discriminator?
    /// The rules in the order in which they are tried.
    var rules: [EnvelopeEvidence]

    /// Creates the keys of an envelope.
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

@_spi(Generated) extension EnvelopeContract {
    /// Checks the result of each combination of discriminator, payload and error, of which each is present, null or
    /// absent.
    public static var compliance: [ContractCheck] {
        EnvelopeExamination<Self>.combinations.map { combination in
            ContractCheck(combination.description, of: name) { EnvelopeExamination<Self>().check(combination) }
        }
    }
}
