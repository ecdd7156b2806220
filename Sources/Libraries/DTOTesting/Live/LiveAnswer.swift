@_spi(Generated) import DTORuntime
import Foundation

/// A response that the contract allows.
@_spi(Generated) public struct LiveAnswer: Sendable {
    let statuses: ClosedRange<Int>
    /// Returns the faults of a body.
    let faults: @Sendable (Data) -> [String]

    /// A JSON response that decodes without an issue.
    public static func json<Value: Decodable & Sendable>(_ status: Int, _ type: Value.Type) -> LiveAnswer {
        json(status...status, type)
    }

    /// A JSON response that decodes without an issue, with one of several statuses.
    public static func json<Value: Decodable & Sendable>(_ statuses: ClosedRange<Int>, _ type: Value.Type) -> LiveAnswer
    {
        LiveAnswer(statuses: statuses) { body in
            do {
                let outcome = try DecodingOutcome<Value>(decoding: body)
                let others = outcome.issueCount - outcome.issues.count
                return outcome.issues.map(\.description) + (others > 0 ? ["and \(others) issues more"] : [])
            } catch {
                return ["the body should decode as \(Value.self), but threw \(error)"]
            }
        }
    }

    /// A response whose body is not checked.
    public static func anything(_ status: Int) -> LiveAnswer {
        anything(status...status)
    }

    /// A response with one of several statuses, whose body is not checked.
    public static func anything(_ statuses: ClosedRange<Int>) -> LiveAnswer {
        LiveAnswer(statuses: statuses) { _ in [] }
    }

    var words: String {
        statuses.count == 1 ? "\(statuses.lowerBound)" : "\(statuses.lowerBound) to \(statuses.upperBound)"
    }
}
