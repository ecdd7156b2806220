@_spi(Generated) import DTORuntime
import Foundation

/// A response that the contract allows.
@_spi(Generated) public struct LiveAnswer: Sendable {
    let statuses: ClosedRange<Int>
    /// Returns the faults of a body. The media type is in small letters and without parameters.
    let faults: @Sendable (_ body: Data, _ mediaType: String?) -> [String]

    /// A JSON response that decodes without an issue.
    public static func json<Value: Decodable & Sendable>(_ status: Int, _ type: Value.Type) -> LiveAnswer {
        json(status...status, type)
    }

    /// A JSON response that decodes without an issue, with one of several statuses.
    public static func json<Value: Decodable & Sendable>(_ statuses: ClosedRange<Int>, _ type: Value.Type) -> LiveAnswer
    {
        LiveAnswer(statuses: statuses) { body, _ in faults(in: body, type) }
    }

    /// A response of any media type, that is, JSON or a text, which decodes without an issue.
    public static func value<Value: Decodable & Sendable>(_ status: Int, _ type: Value.Type) -> LiveAnswer {
        value(status...status, type)
    }

    /// A response of any media type, that is, JSON or a text, which decodes without an issue, with one of several
    /// statuses.
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

    /// A response whose body is not checked.
    public static func anything(_ status: Int) -> LiveAnswer {
        anything(status...status)
    }

    /// A response with one of several statuses, whose body is not checked.
    public static func anything(_ statuses: ClosedRange<Int>) -> LiveAnswer {
        LiveAnswer(statuses: statuses) { _, _ in [] }
    }

    var words: String {
        statuses.count == 1 ? "\(statuses.lowerBound)" : "\(statuses.lowerBound) to \(statuses.upperBound)"
    }
}
