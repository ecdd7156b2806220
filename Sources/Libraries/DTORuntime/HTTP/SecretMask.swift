import Foundation

extension JSONValue {
    /// The value with masks in place of the values of secret keys and of the secrets in URLs.
    package var withoutSecrets: JSONValue {
        switch self {
        case .object(let members):
            var result = members
            for (key, value) in members {
                result[key] = SecretName.matches(key) ? .string(SecretName.mask) : value.withoutSecrets
            }
            return .object(result)
        case .array(let elements): return .array(elements.map(\.withoutSecrets))
        case .string(let text): return .string(text.contains("://") ? SecretName.maskedURL(text) : text)
        case .null, .bool, .integer, .number, .decimal: return self
        }
    }
}

extension SecretName {
    /// Returns a form with masks in place of the parameters that are secrets.
    ///
    /// The form is split by bytes. In a string of characters, a combining mark after the `=` would hide the `=`.
    package static func maskedForm(_ text: String) -> String {
        text.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map { pair in
            let name = String(decoding: pair.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
            let isSecret = matches(parameter: name.removingPercentEncoding ?? name)
            return isSecret ? "\(name)=\(mask)" : String(decoding: pair, as: UTF8.self)
        }.joined(separator: "&")
    }

    /// Returns a URL with masks in place of the secrets in its query and fragment.
    package static func maskedURL(_ text: String) -> String {
        guard let start = text.utf8.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
            return text
        }
        let next = text.utf8.index(after: start)
        return text[..<next] + maskedForm(String(text[next...]))
    }
}
