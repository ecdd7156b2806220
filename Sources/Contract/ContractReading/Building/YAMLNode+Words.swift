package import YAMLTree

extension YAMLNode {
    /// Returns the text of a member, or nil if it is not a text. No type depends on it, so no error is reported.
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
