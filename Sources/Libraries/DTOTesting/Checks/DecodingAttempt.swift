@_spi(Generated) import DTORuntime
import Foundation

/// The result of decoding a JSON value: the value or the error, and the reported issues.
struct DecodingAttempt<Value: Decodable> {
    let result: Result<Value, any Error>
    let issues: [DecodingIssue]

    init(_ json: JSON, policy: DecodingPolicy = .tolerant) {
        let reporter = DecodingReporter()
        var decoder = DTODecoder()
        decoder.userInfo[.decodingReporter] = reporter
        decoder.userInfo[.decodingPolicy] = policy
        result = Result { try decoder.decode(Value.self, from: json.data) }
        issues = reporter.issues
    }

    var isSuccess: Bool {
        if case .success = result { true } else { false }
    }
}

extension JSON {
    /// Encodes a value as JSON.
    init(encoding value: some Encodable) throws {
        let encoder = JSONEncoder()
        // Dates are encoded like in generated types. By default, Foundation would encode a number.
        encoder.dateEncodingStrategy = .custom { try Timestamp($0).encode(to: $1) }
        // The value is encoded in an array, because some versions of Foundation do not encode a scalar as a document.
        guard case .array(let values) = try JSON(parsing: encoder.encode([value])), let json = values.first else {
            self = .null
            return
        }
        self = json
    }
}

extension DecodingError {
    /// The keys that lead to the undecodable value, including a missing key.
    var keys: [String] {
        switch self {
        case .keyNotFound(let key, let context): (context.codingPath + [key]).map(\.stringValue)
        case .valueNotFound(_, let context), .typeMismatch(_, let context), .dataCorrupted(let context):
            context.codingPath.map(\.stringValue)
        @unknown default: []
        }
    }
}
