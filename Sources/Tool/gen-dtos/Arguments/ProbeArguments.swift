import DTORuntime
import Foundation

/// The arguments of `probe`.
struct ProbeArguments {
    /// The URL of the server, without a slash at its end.
    var server: String?
    /// Headers such as `Authorization: Bearer …`.
    var headers: [String] = []
    /// The time limit of each request, in seconds.
    var timeout = 30
    /// Whether values are made for parameters without an example.
    var makesUp = false
    /// Maps `NAME` or `OPERATION.NAME` to the values of a parameter, in the order in which they were given.
    var values: [String: [String]] = [:]

    /// The values as JSON. A name that is given several times has a list of values.
    var parameters: [String: JSONValue] {
        values.mapValues { texts in
            texts.count == 1 ? .string(texts[0]) : .array(texts.map { .string($0) })
        }
    }

    mutating func add(parameter text: String) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else {
            throw UsageError(message: "'--param' needs NAME=VALUE or OPERATION.NAME=VALUE, not '\(text)'.")
        }
        values[parts[0], default: []].append(parts[1])
    }

    static func server(_ text: String) throws(UsageError) -> String {
        let parts = text.split(separator: "://", maxSplits: 1).map(String.init)
        let isURL = parts.count == 2 && ["http", "https"].contains(parts[0].lowercased()) && !parts[1].hasPrefix("/")
        guard isURL, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !text.contains("?"), !text.contains("#") else {
            throw UsageError(
                message:
                    "'--server' needs a URL of http or https without a query, such as https://api.example.com/v1, not '\(text)'."
            )
        }
        return CommandLineArguments.withoutTrailingSlashes(text)
    }

    static func header(_ text: String) throws(UsageError) -> String {
        guard let colon = text.firstIndex(of: ":"), HTTPHeaders.isName(String(text[..<colon])),
            HTTPHeaders.isValue(text)
        else { throw UsageError(message: "'--header' needs 'Name: value' in one line.") }
        return text
    }
}
