package import YAMLTree

extension YAMLNode {
    /// Returns a scalar member as text. Returns nil, without an error, if the member is absent, null, empty or not a
    /// scalar. No generated type depends on the text.
    func plainText(_ key: String) -> String? {
        guard let node = self[key], node.kind == .scalar, !node.isNull, !node.text.isEmpty else { return nil }
        return node.text
    }

    package func isTrue(_ key: String) -> Bool {
        boolean(key) == true
    }

    /// Returns the Boolean under a key, which may be written as a string. Returns nil for any other value.
    package func boolean(_ key: String) -> Bool? {
        switch self[key]?.scalar {
        case .boolean(let flag)?: flag
        case .string("true")?: true
        case .string("false")?: false
        default: nil
        }
    }
}
