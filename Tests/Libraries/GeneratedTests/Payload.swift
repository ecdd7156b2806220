import DTORuntime
import Foundation

/// The result of decoding a response in an app: the value, and the reported issues.
struct Reading<Value: Decodable> {
    let value: Value
    let issues: [DecodingIssue]

    /// The kind and place of each issue, in the order of the document: `missing data.works[0].subjectTags`.
    var report: [String] {
        issues.map { $0.path.isEmpty ? $0.kind.rawValue : "\($0.kind.rawValue) \($0.path)" }
    }
}

/// Decodes a response and collects the issues.
func read<Value: Decodable>(
    _ type: Value.Type, _ text: String, unknownKeys: Bool = false, with decoder: JSONDecoder = JSONDecoder()
) throws -> Reading<Value> {
    let outcome = try decoder.decodeReporting(type, from: Data(text.utf8), reportingUnknownKeys: unknownKeys)
    return Reading(value: outcome.value, issues: outcome.issues)
}

/// Decodes a response in an app that does not collect issues.
func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
}

/// Returns the JSON that a value is encoded as.
func written(_ value: some Encodable) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
}

/// Returns the value of a JSON text, for comparison with an encoded value.
func json(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
}
