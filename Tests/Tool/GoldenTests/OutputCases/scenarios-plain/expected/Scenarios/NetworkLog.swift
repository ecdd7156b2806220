// Made by gen-dtos from the contract "Stations". Do not edit: change the contract and run gen-dtos.

import DTOMockServer
import DTORuntime
import Foundation

/// The requests that a server has received, which help to find out why a test failed.
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
            lines.append("  query   \(name) = \(isSecret(name) ? "…" : value)")
        }
        lines += headers(request.headers).map { "  header  \($0)" }
        lines.append("  route   \(record.matchedRoute ?? "none")")
        lines += body("request", request.body) + body("response", record.response.body)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func headers(_ headers: HTTPHeaders) -> [String] {
        headers.fields.map { "\($0.name): \(isSecret($0.name) ? "…" : $0.value)" }.sorted()
    }

    /// Whether a header, a parameter or a key of a body has a value that the log must not show.
    private static func isSecret(_ name: some StringProtocol) -> Bool {
        let letters = name.lowercased().filter(\.isLetter)
        return ["authorization", "cookie", "token", "password", "secret", "apikey", "credential"].contains {
            letters.contains($0)
        }
    }

    private static func withoutSecrets(_ json: Any) -> Any {
        if let members = json as? [String: Any] {
            var result: [String: Any] = [:]
            for (key, value) in members { result[key] = isSecret(key) ? "…" : withoutSecrets(value) }
            return result
        }
        return (json as? [Any])?.map(withoutSecrets) ?? json
    }

    /// Hides the secrets in a form, whose members are like parameters. Other text stays unchanged.
    private static func formWithoutSecrets(_ text: String) -> String {
        text.split(separator: "&", omittingEmptySubsequences: false).map { member in
            let name = member.prefix { $0 != "=" }
            return name.count < member.count && isSecret(name) ? "\(name)=…" : String(member)
        }.joined(separator: "&")
    }

    /// JSON with a line for each value, other text unchanged, or the number of bytes of binary data.
    private static func body(_ title: String, _ data: Data?) -> [String] {
        guard let data, !data.isEmpty else { return [] }
        var text = String(data: data, encoding: .utf8).map(formWithoutSecrets) ?? "\(data.count) bytes"
        if let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed),
            let pretty = try? JSONSerialization.data(
                withJSONObject: withoutSecrets(value),
                options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
        {
            text = String(decoding: pretty, as: UTF8.self)
        }
        return ["  \(title)"] + text.split(separator: "\n").map { "    \($0)" }
    }
}
