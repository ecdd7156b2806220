import DTORuntime
import Foundation

/// Prepares a body for a log by removing the values of keys that name secrets.
enum BodyMask {
    /// The most bytes of a body that a log receives.
    private static let limit = 4_000

    /// Returns JSON and forms without secrets. For any other body, returns only its size.
    static func masked(_ body: Data, type: String?) -> String {
        if body.isEmpty { return "" }
        let isForm = type?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true
        guard body.count <= 1 << 20, let text = isForm ? form(body) : json(body) else { return "\(body.count) bytes" }
        let head = text.utf8.prefix(limit)
        return head.count < text.utf8.count ? String(decoding: head, as: UTF8.self) + "…" : text
    }

    private static func json(_ body: Data) -> String? {
        guard let json = try? DTODecoder().decode(JSONValue.self, from: body) else { return nil }
        var encoder = DTOEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(masked(json))).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func masked(_ json: JSONValue) -> JSONValue {
        switch json {
        case .object(let members):
            var result = members
            for (key, value) in members {
                result[key] = SecretName.matches(key) ? .string(SecretName.mask) : masked(value)
            }
            return .object(result)
        case .array(let elements): return .array(elements.map(masked))
        case .string(let text): return .string(text.contains("://") ? maskedURL(text) : text)
        case .null, .bool, .integer, .number, .decimal: return json
        }
    }

    private static func form(_ body: Data) -> String? {
        form(String(decoding: body, as: UTF8.self))
    }

    /// Splits by bytes. In a string of characters, a combining mark after the `=` would hide the `=`.
    private static func form(_ text: String) -> String {
        text.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map { pair in
            let name = String(decoding: pair.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
            let isSecret = SecretName.matches(parameter: name.removingPercentEncoding ?? name)
            return isSecret ? "\(name)=\(SecretName.mask)" : String(decoding: pair, as: UTF8.self)
        }.joined(separator: "&")
    }

    /// Returns a URL without the secrets in its query and fragment.
    static func maskedURL(_ text: String) -> String {
        guard let start = text.utf8.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
            return text
        }
        let next = text.utf8.index(after: start)
        return text[..<next] + form(String(text[next...]))
    }
}
