// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

import DTOMockServer
import Foundation

/// The requests that a server has had, for somebody who wants to know why a test failed.
struct NetworkLog {
    /// A numbered entry for each request.
    let text: String

    init(_ requests: [RecordedRequest]) {
        let entries = requests.enumerated().map { Self.entry($0.offset + 1, $0.element) }
        text = entries.isEmpty ? "No requests.\n" : entries.joined(separator: "\n")
    }

    private static func entry(_ number: Int, _ record: RecordedRequest) -> String {
        let request = record.request
        let time = record.timestamp.formatted(.iso8601)
        let status = record.response.status.code
        var lines = ["#\(number) \(time) \(request.method.rawValue) \(request.path) → \(status)"]
        for (name, value) in request.queryParameters.sorted(by: { $0.key < $1.key }) {
            lines.append("  query   \(name) = \(value)")
        }
        lines += headers(request.headers).map { "  header  \($0)" }
        lines.append("  route   \(record.matchedRoute ?? "none")")
        lines += body("request", request.body) + body("response", record.response.body)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func headers(_ headers: HTTPHeaders) -> [String] {
        headers.fields.map { "\($0.name): \(isSecret($0.name) ? "…" : $0.value)" }.sorted()
    }

    /// Whoever reads the log need not know them.
    private static func isSecret(_ name: String) -> Bool {
        ["authorization", "cookie", "proxy-authorization", "x-api-key"].contains(name.lowercased())
    }

    /// JSON with a line for each value, other texts as they are, else the number of bytes.
    private static func body(_ title: String, _ data: Data?) -> [String] {
        guard let data, !data.isEmpty else { return [] }
        var text = String(data: data, encoding: .utf8) ?? "\(data.count) bytes"
        if let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed),
            let pretty = try? JSONSerialization.data(
                withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
        {
            text = String(decoding: pretty, as: UTF8.self)
        }
        return ["  \(title)"] + text.split(separator: "\n").map { "    \($0)" }
    }
}
