package import DTORuntime

/// Removes from a recorded response what nobody may keep.
package enum RecordedValue {
    /// Returns the value with masks in place of texts and numbers that are secrets. Booleans are kept, because they
    /// reveal nothing.
    ///
    /// - Parameters:
    ///   - server: The URL of the server. Links to it begin with `placeholder` in the result.
    ///   - isSecret: Whether an outer key names a secret: `{"tokens": {"access": …}}`.
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
