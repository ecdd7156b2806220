package import DTORuntime

/// Masks the secrets in a recorded response.
package enum RecordedValue {
    /// Returns the value with masks in place of secret strings and numbers. Booleans are kept, because they reveal
    /// nothing.
    ///
    /// - Parameters:
    ///   - server: The URL of the server. In the result, `placeholder` replaces it at the start of links.
    ///   - isSecret: Whether an outer key names a secret, such as `tokens` in `{"tokens": {"access": …}}`.
    package static func redacted(
        _ json: JSONValue, server: String?, placeholder: String, isSecret: Bool = false
    ) -> JSONValue {
        switch json {
        case .object(let members):
            var result = members
            for (key, value) in members {
                result[key] = redacted(
                    value, server: server, placeholder: placeholder, isSecret: isSecret || SecretName.matches(key))
            }
            return .object(result)
        case .array(let elements):
            return .array(
                elements.map { redacted($0, server: server, placeholder: placeholder, isSecret: isSecret) })
        case .string where isSecret: return .string(SecretName.mask)
        case .string(let text):
            guard let server, text == server || text.hasPrefix(server + "/") else { return json }
            return .string(placeholder + text.dropFirst(server.count))
        case .integer, .number, .decimal: return isSecret ? .integer(0) : json
        case .null, .bool: return json
        }
    }
}
