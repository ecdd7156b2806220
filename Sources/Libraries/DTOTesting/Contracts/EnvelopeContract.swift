@_spi(Generated) public import DTORuntime

/// The contract of a wrapper around a payload: when it is a success, and which value it returns or throws.
///
/// The usual rules, in order: A discriminator decides if its value is known. Otherwise an error that is not null means
/// failure. Otherwise a payload that is not null means success. Otherwise the envelope is invalid.
@_spi(Generated) public protocol EnvelopeContract: Sendable {
    /// The generated type.
    associatedtype Envelope: Codable & Equatable & Sendable
    /// The error that a failure throws: the API's own error, as a record or in an `EnvelopeFailure`. If the envelope
    /// has no key for an error, it is the whole envelope of the failure.
    associatedtype Failure: Encodable & Equatable & Sendable = NoFailure

    /// The type's name in messages.
    static var name: String { get }
    /// The keys of the envelope.
    static var keys: EnvelopeKeys { get }
    /// The JSON of an envelope with a payload, and of an envelope with an error. They may be equal.
    static var success: String { get }
    static var failure: String { get }

    /// Returns the payload, or throws the error of a failure.
    static func payload(of envelope: Envelope) throws -> any Encodable
}

/// The error type of an envelope that throws no error.
@_spi(Generated) public struct NoFailure: Codable, Equatable, Sendable {}

/// The keys of an envelope.
@_spi(Generated) public struct EnvelopeKeys: Sendable {
    /// The value that distinguishes success from failure: a key with its two values.
    public struct Discriminator: Sendable {
        var key: String
        var success: JSON
        var failure: JSON

        /// Makes a discriminator.
        public init(_ key: String, success: JSON = true, failure: JSON = false) {
            self.key = key
            self.success = success
            self.failure = failure
        }
    }

    var payload: String
    var error: String?
    var discriminator: Discriminator?
    /// The rules that are tried, in this order.
    var rules: [EnvelopeEvidence]

    /// Makes the keys.
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
    /// Checks every combination of discriminator, payload and error, present, null and absent: the result, and that
    /// nothing crashes.
    public static var compliance: [ContractCheck] {
        EnvelopeExamination<Self>.combinations.map { combination in
            ContractCheck(combination.description, of: name) { EnvelopeExamination<Self>().check(combination) }
        }
    }
}
