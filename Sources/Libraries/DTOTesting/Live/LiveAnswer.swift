@_spi(Generated) import DTORuntime
import Foundation

/// A response that the contract allows.
@_spi(Generated) public struct LiveAnswer: Sendable {
    let statuses: ClosedRange<Int>
    /// Returns the problems of a body. The media type is in lower case and without parameters.
    let faults: @Sendable (_ body: Data, _ mediaType: String?) -> [String]

    /// Returns a JSON response, whose body must be decoded without an issue.
    public static func json<Value: Decodable & Sendable>(_ status: Int, _ type: Value.Type) -> LiveAnswer {
        json(status...status, type)
    }

    /// Returns a JSON response with one of several statuses, whose body must be decoded without an issue.
    public static func json<Value: Decodable & Sendable>(_ statuses: ClosedRange<Int>, _ type: Value.Type) -> LiveAnswer
    {
        LiveAnswer(statuses: statuses) { body, _ in faults(in: body, type) }
    }

    /// Returns a response with JSON or text, whose body must be decoded without an issue.
    public static func value<Value: Decodable & Sendable>(_ status: Int, _ type: Value.Type) -> LiveAnswer {
        value(status...status, type)
    }

    /// Returns a response with JSON or text and one of several statuses, whose body must be decoded without an issue.
    public static func value<Value: Decodable & Sendable>(
        _ statuses: ClosedRange<Int>, _ type: Value.Type
    ) -> LiveAnswer {
        LiveAnswer(statuses: statuses) { body, mediaType in
            let isJSON = mediaType.map { $0.hasSuffix("/json") || $0.hasSuffix("+json") } ?? true
            if !isJSON, let text = String(data: body, encoding: .utf8), let json = try? DTOEncoder().encode(text),
                faults(in: json, type).isEmpty
            {
                return []
            }
            return faults(in: body, type)
        }
    }

    private static func faults<Value: Decodable & Sendable>(in body: Data, _: Value.Type) -> [String] {
        do {
            let outcome = try DecodingOutcome<Value>(decoding: body)
            let others = outcome.issueCount - outcome.issues.count
            return outcome.issues.map(\.description) + (others > 0 ? ["and \(others) issues more"] : [])
        } catch {
            return ["the body should decode as \(Value.self), but threw \(error)"]
        }
    }

    /// Returns a response whose body is not checked.
    public static func anything(_ status: Int) -> LiveAnswer {
        anything(status...status)
    }

    /// Returns a response with one of several statuses, whose body is not checked.
    public static func anything(_ statuses: ClosedRange<Int>) -> LiveAnswer {
        LiveAnswer(statuses: statuses) { _, _ in [] }
    }

    var words: String {
        statuses.count == 1 ? "\(statuses.lowerBound)" : "\(statuses.lowerBound) to \(statuses.upperBound)"
    }
}
