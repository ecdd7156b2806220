package import YAMLTree

extension YAMLNode {
    /// Returns a scalar member as text. Returns nil if it is absent, null, empty or not a scalar, and reports no error,
    /// because no generated type depends on it.
    func plainText(_ key: String) -> String? {
        guard let node = self[key], node.kind == .scalar, !node.isNull, !node.text.isEmpty else { return nil }
        return node.text
    }

    package func isTrue(_ key: String) -> Bool {
        boolean(key) == true
    }

    /// Returns the Boolean under a key, or nil if there is none.
    package func boolean(_ key: String) -> Bool? {
        switch self[key]?.scalar {
        case .boolean(let flag)?: flag
        case .string("true")?: true
        case .string("false")?: false
        default: nil
        }
    }
}
