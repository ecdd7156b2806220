@_spi(Generated) import DTORuntime
import DecoderComparison
import Foundation
import Testing

/// Decodes with `JSONDecoder`, and expects an equal result from `DTODecoder`.
func decode<Value: Decodable>(
    _ type: Value.Type, _ json: String, reportingUnknownKeys: Bool = false
) throws -> DecodingOutcome<Value> {
    let differences = DecoderComparison.differences(
        type, Data(json.utf8), reportingUnknownKeys: reportingUnknownKeys)
    #expect(differences == [], "\(json.prefix(2_000))")
    return try JSONDecoder().decodeReporting(type, from: Data(json.utf8), reportingUnknownKeys: reportingUnknownKeys)
}

func decodeStrictly<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo[.decodingPolicy] = DecodingPolicy.strict
    return try decoder.decode(type, from: Data(json.utf8))
}

func encode(_ value: some Encodable) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
}

func json(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
}

extension DecodingOutcome {
    /// The reports as lines of path and kind, which are easy to read in tests.
    var reports: [String] {
        issues.map { "\($0.path) \($0.kind.rawValue)" }
    }
}

extension DecodingError {
    /// The path of the faulty value as text, for comparison.
    var path: String {
        let keys: [any CodingKey] =
            switch self {
            case .keyNotFound(let key, let context): context.codingPath + [key]
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                context.codingPath
            @unknown default: []
            }
        return keys.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
}

/// Returns the path at which decoding throws, or nil if it does not throw.
func failurePath(_ decode: () throws -> Void) -> String? {
    do {
        try decode()
        return nil
    } catch let error as DecodingError {
        return error.path
    } catch {
        return "\(error)"
    }
}
