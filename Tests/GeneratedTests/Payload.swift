import DTORuntime
import Foundation

/// What an app has after it decoded an answer: the value, and what was reported about it.
struct Reading<Value: Decodable> {
    let value: Value
    let issues: [DecodingIssue]

    /// Kind and place of each issue, in the order of the document: `missing data.works[0].subjectTags`.
    var report: [String] {
        issues.map { $0.path.isEmpty ? $0.kind.rawValue : "\($0.kind.rawValue) \($0.path)" }
    }
}

/// Decodes the text of an answer, listening.
func read<Value: Decodable>(
    _ type: Value.Type, _ text: String, unknownKeys: Bool = false, with decoder: JSONDecoder = JSONDecoder()
) throws -> Reading<Value> {
    let outcome = try decoder.decodeReporting(type, from: Data(text.utf8), reportingUnknownKeys: unknownKeys)
    return Reading(value: outcome.value, issues: outcome.issues)
}

/// Decodes the text of an answer as an app does that does not listen.
func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
}

/// What a value is written as.
func written(_ value: some Encodable) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
}

/// A JSON text as a value, to compare what was written with.
func json(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
}
