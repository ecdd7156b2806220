import DTORuntime
import Foundation

/// What came of decoding a JSON value: the value or the error, and the report.
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
    /// The JSON that a value encodes to.
    init(encoding value: some Encodable) throws {
        let encoder = JSONEncoder()
        // A value on its own is written as its property is: `Date` by the caller's strategy would be a number.
        encoder.dateEncodingStrategy = .custom { try Timestamp($0).encode(to: $1) }
        // In an array, because not every version of Foundation writes a scalar at the top.
        guard case .array(let values) = try JSON(parsing: encoder.encode([value])), let json = values.first else {
            self = .null
            return
        }
        self = json
    }
}

extension DecodingError {
    /// The keys on the way to what could not be decoded, the missing one included.
    var keys: [String] {
        switch self {
        case .keyNotFound(let key, let context): (context.codingPath + [key]).map(\.stringValue)
        case .valueNotFound(_, let context), .typeMismatch(_, let context), .dataCorrupted(let context):
            context.codingPath.map(\.stringValue)
        @unknown default: []
        }
    }
}
