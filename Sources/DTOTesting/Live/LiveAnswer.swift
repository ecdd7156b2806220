import DTORuntime
import Foundation

/// An answer that the contract allows.
public struct LiveAnswer: Sendable {
    let statuses: ClosedRange<Int>
    /// What is wrong with a body; nothing where it is as the contract says.
    let faults: @Sendable (Data) -> [String]

    /// JSON of a type, without an issue.
    public static func json<Value: Decodable & Sendable>(_ status: Int, _ type: Value.Type) -> LiveAnswer {
        json(status...status, type)
    }

    /// The same for each of several statuses.
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

    /// An answer whose body is not looked at.
    public static func anything(_ status: Int) -> LiveAnswer {
        anything(status...status)
    }

    /// The same for each of several statuses.
    public static func anything(_ statuses: ClosedRange<Int>) -> LiveAnswer {
        LiveAnswer(statuses: statuses) { _ in [] }
    }

    var words: String {
        statuses.count == 1 ? "\(statuses.lowerBound)" : "\(statuses.lowerBound) to \(statuses.upperBound)"
    }
}
